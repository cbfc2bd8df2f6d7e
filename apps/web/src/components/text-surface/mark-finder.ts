/** Scrolls a box to one of its marks and gives what is drawn there; null where nothing is. */
export interface MarkFinder {
  find: (mark: { index: number; start: number }) => Promise<HTMLElement | null>;
}
