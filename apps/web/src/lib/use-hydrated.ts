import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the caller was drawn by HTML before it was by code: the same from its first drawing to its last. */
function useIsTakenOver(): boolean {
  const [drawn] = useState(() => ({ isByHtml: false }));
  return useSyncExternalStore(
    never,
    () => drawn.isByHtml,
    () => {
      // Asked for where HTML is made, and where it is taken over, alone.
      drawn.isByHtml = true;
      return true;
    },
  );
}

/**
 * False while prerendered HTML is being taken over, true from then on. Parts of a page are taken over
 * one after another: a part that comes late must first draw what the HTML says, whatever is known by then.
 * What changes by it is drawn in pieces between which the browser answers, and not at once with all the rest.
 */
export function useHydrated(): boolean {
  const isTakenOver = useIsTakenOver();
  // With a first value, be it the same, everything would be drawn twice.
  return useDeferredValue(true, isTakenOver ? false : undefined);
}
