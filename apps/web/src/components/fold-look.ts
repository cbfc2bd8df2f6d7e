/** What shows the rest of something looks alike wherever it stands: flush with what it belongs to. */
export const foldButton =
  'mt-1 flex min-h-11 items-center text-sm font-medium text-accent hover:underline';
