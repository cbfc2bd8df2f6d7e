import { useEffect, useState } from 'react';
import type { CleanedState } from '../../cleaning/index.ts';
import { withoutUndone } from './edit-pieces.ts';

/** The result as it stands on the screen, after the undos. */
export function shownText({ text, rewrite }: CleanedState, undone: readonly number[]): string {
  if (!rewrite || undone.length === 0) return text;
  return withoutUndone(rewrite.baseText, rewrite.edits, new Set(undone));
}

/** Uniqueness of what is shown: the server's figure, and after undos one for the text as it is then. */
export function useUniqueness({ rewrite }: CleanedState, shown: string, undos: number) {
  const [own, setOwn] = useState<{ of: string; percent: number } | null>(null);
  const changed = undos > 0;
  const baseText = rewrite?.baseText ?? '';
  useEffect(() => {
    if (!changed) return;
    let gone = false;
    import('@cleanpaste/core/text').then(
      ({ uniqueness }) => {
        if (!gone) setOwn({ of: shown, percent: uniqueness(baseText, shown) });
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
