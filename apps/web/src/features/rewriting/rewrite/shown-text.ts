import { useEffect, useState } from 'react';
import { askTextWorker } from '../../../workers/bridge.ts';
import type { CleanedState } from '../../cleaning/index.ts';
import { type Piece, piecesOf, withoutUndone } from './edit-pieces.ts';

/** The result as it stands on the screen, after the undos. */
export function shownText({ text, rewrite }: CleanedState, undone: readonly number[]): string {
  if (!rewrite || undone.length === 0) return text;
  return withoutUndone(rewrite.baseText, rewrite.edits, new Set(undone));
}

/** What is shown, cut along its edits; null without a rewrite, and where the second pass changed more than these. */
export function changesIn(
  { rewrite }: CleanedState,
  undone: readonly number[],
  shown: string,
): Piece[] | null {
  if (!rewrite || rewrite.edits.length === 0) return null;
  if (withoutUndone(rewrite.baseText, rewrite.edits, new Set(undone)) !== shown) return null;
  return piecesOf(rewrite.baseText, rewrite.edits);
}

/** Uniqueness of what is shown: the server's figure, and after undos one for the text as it is then. */
export function useUniqueness({ rewrite }: CleanedState, shown: string, undos: number) {
  const [own, setOwn] = useState<{ of: string; percent: number } | null>(null);
  const changed = undos > 0;
  const baseText = rewrite?.baseText ?? '';
  useEffect(() => {
    if (!changed) return;
    let gone = false;
    askTextWorker('uniqueness', { original: baseText, text: shown }).then(
      (percent) => {
        if (!gone) setOwn({ of: shown, percent });
      },
      // Without the code there is no figure, rather than a wrong one.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [changed, baseText, shown]);
  if (!changed) return rewrite?.detailedReport?.uniqueness ?? null;
  return own?.of === shown ? own.percent : null;
}
