import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusPlaces {
  busy: boolean;
  /** Disabled while work is under way, which drops the focus. */
  button: RefObject<HTMLButtonElement | null>;
  /** Holds the focus in the meantime. */
  box: RefObject<HTMLElement | null>;
}

/** After a window has gone, which takes a slow machine its time, the focus is looked after for two thirds of a second. */
const lookMs = 50;
const mostLooks = 13;

/** Whether the focus is nowhere, or waits in the box for something to go to. */
export function isFree(box: HTMLElement | null): boolean {
  const { activeElement: on, body } = document;
  return on === null || on === body || on === box;
}

/** Keeps the focus from falling out of the page when the button that was pressed is disabled, or goes. */
export function useKeptFocus({ busy, button, box }: FocusPlaces) {
  const was = useRef(busy);
  useLayoutEffect(() => {
    if (was.current === busy) return;
    was.current = busy;
    if (busy && document.activeElement === button.current)
      box.current?.focus({ preventScroll: true });
    else if (!busy && isFree(box.current)) button.current?.focus({ preventScroll: true });
  }, [busy, button, box]);

  /** For what closes and may leave nothing in focus. */
  return function afterClose() {
    let looks = 0;
    const look = () => {
      if (isFree(box.current)) button.current?.focus({ preventScroll: true });
      // A window goes when it likes, and gives the focus back to what had it while the button could not have it.
      if (!document.querySelector('[role="dialog"]')) looks++;
      if (looks < mostLooks) setTimeout(look, lookMs);
    };
    setTimeout(look, lookMs);
  };
}
