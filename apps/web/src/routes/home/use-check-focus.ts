import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { checkEntryCopy } from '../../copy/check-entry-copy.ts';

interface Checked {
  busy: boolean;
  report: object | null;
}

/** Whether what had the focus has gone, or was disabled, and nothing has it now. */
function isDropped(last: Element | null): boolean {
  const { activeElement: on, body } = document;
  if (last === null || (last.isConnected && !last.matches(':disabled'))) return false;
  return on === null || on === body || on === last;
}

/** Keeps the focus with a check whose button goes when it is pressed: at its progress, then at its report. */
export function useCheckFocus({ busy, report }: Checked) {
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a report takes the focus when it comes
  useLayoutEffect(() => {
    if (busy && isDropped(last.current)) place.current?.focus({ preventScroll: true });
    if (busy || !place.current) return;
    // A check that is cancelled takes its own button along.
    if (document.activeElement !== place.current && !isDropped(last.current)) return;
    const shown = place.current.querySelector<HTMLElement>(
      `[aria-label="${checkEntryCopy.report}"]`,
    );
    (shown ?? button.current ?? place.current).focus({ preventScroll: true });
  }, [busy, report]);

  return {
    button,
    /** Props of what holds the button, the progress and the report. */
    around: {
      ref: place,
      tabIndex: -1,
      onFocus({ target }: FocusEvent) {
        last.current = target;
      },
    },
  };
}
