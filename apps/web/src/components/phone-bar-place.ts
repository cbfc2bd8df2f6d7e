/** On a phone the Copy that comes next stands in the bar at the bottom, beside Clean Text: one at a time. */
export const copyInPhoneBar =
  'max-sm:fixed max-sm:right-5 max-sm:bottom-[calc(0.75rem+env(safe-area-inset-bottom))] max-sm:z-30 max-sm:h-11 max-sm:w-[calc(50%-1.625rem)] max-sm:px-2 max-sm:text-[0.97rem] max-sm:leading-tight';
