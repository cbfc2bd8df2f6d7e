import { useLayoutEffect } from 'react';
import type { Draft } from './draft.ts';
import { draftStore } from './draft-store.ts';

type Shown = Pick<Draft, 'cleaned' | 'undone' | 'report'>;

/** What of the draft has stood on the screen since the page was loaded: that is not what a crash came of. */
let shown: Shown = { cleaned: null, undone: [], report: null };

/** Says that the caller has drawn a part of the draft. */
export function useShown(part: Partial<Shown>): void {
  useLayoutEffect(() => {
    shown = { ...shown, ...part };
  });
}

/**
 * Takes back what could not be drawn, which would bring the crash back with it, and keeps the rest:
 * it may be paid for. What was kept by an earlier visit stood on its screen, also where another part
 * crashes before it is drawn again. A second crash with nothing done in between takes all of that,
 * but for the text.
 */
export function surviveCrash(): void {
  const { cleaned, undone, report, crashed } = draftStore.get();
  const { adopted } = draftStore;
  const isDrawn = cleaned === shown.cleaned;
  const result = !crashed && (isDrawn || cleaned === adopted().cleaned) ? cleaned : null;
  const known =
    !crashed && (report === shown.report || report === adopted().report) ? report : null;
  draftStore.set({
    cleaned: result,
    undone: result === null ? [] : isDrawn ? shown.undone : undone,
    report: known,
    ...(known ? {} : { quoted: [], origin: null, reworded: false, earlier: null }),
    news: null,
    phase: known ? 'complete' : 'idle',
    crashed: true,
  });
}
