import { useSyncExternalStore } from 'react';

/** Where on the page shown the notices of some work stand, by their names. */
let places: Readonly<Record<string, Element>> = {};
const listeners = new Set<() => void>();

/**
 * Ref of an empty element in which a notice that stays is shown, beside what failed: at the foot of the window it
 * would lie over the page until it is dismissed. Where there is none, it stands there all the same.
 * @param id of the notice; one function for each, kept from drawing to drawing
 * @param where the media for which it is there; on others the notice stands at the foot of the window
 */
export const noticePlace = (id: string, where?: string) => (place: Element | null) => {
  const { [id]: _, ...others } = places;
  const isThere = !where || globalThis.matchMedia?.(where).matches;
  places = place && isThere ? { ...others, [id]: place } : others;
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => places;
const none = {};
const noPlaces = () => none;

/**
 * The places of the page shown.
 * @param isAsked false where nothing is to be placed: places that come are then no news, and draw nothing anew
 */
export const useNoticePlaces = (isAsked = true): Readonly<Record<string, Element>> =>
  useSyncExternalStore(subscribe, isAsked ? current : noPlaces, noPlaces);
