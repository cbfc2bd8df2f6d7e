import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while prerendered HTML is being taken over, true from then on. Parts of a page are taken over
 * one after another: a part that comes late must first draw what the HTML says, whatever is known by then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
