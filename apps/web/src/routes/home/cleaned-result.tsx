import { lazy, Suspense, useState } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { shareCopy } from '../../copy/share-copy.ts';
import type { CleanedState } from '../../features/cleaning/cleaner/clean-anywhere.ts';
import { ResultText } from '../../features/cleaning/cleaner/result-text.tsx';
import { withoutUndone } from '../../features/rewriting/rewrite/edit-pieces.ts';

const Comparison = lazy(() => import('../../features/rewriting/rewrite/comparison.tsx'));

interface CleanedResultProps {
  cleaned: CleanedState;
  /** Given for active subscribers, who may share what was found. */
  onShare?: () => void;
}

export function CleanedResult({ cleaned, onShare }: CleanedResultProps) {
  const { removedCharacterCount, local, rewrite } = cleaned;
  const [undone, setUndone] = useState<ReadonlySet<number>>(new Set());
  const [comparing, setComparing] = useState(false);
  const text =
    rewrite && undone.size > 0
      ? withoutUndone(rewrite.baseText, rewrite.edits, undone)
      : cleaned.text;
  const notes = new Set(rewrite?.chunks.flatMap(({ message }) => message ?? []));

  function toggle(index: number) {
    const next = new Set(undone);
    if (!next.delete(index)) next.add(index);
    setUndone(next);
  }

  return (
    <section aria-label="Result" className="mt-10 [animation:rise_220ms_ease-out]">
      <div className="mb-2 flex items-center gap-3">
        <h2 className="text-[0.95rem] font-semibold">{cleanerCopy.resultLabel}</h2>
        <span className="rounded-full bg-accent-wash px-2.5 py-0.5 text-[0.82rem] font-medium text-accent">
          {cleanerCopy.removed(removedCharacterCount)}
        </span>
        {text.trim() === '' ? null : <CopyButton text={text} className="ml-auto" />}
      </div>
      <ResultText text={text} />
      {rewrite?.detailedReport ? (
        <p className="mt-3 text-sm font-medium">
          {cleanerCopy.uniqueness(rewrite.detailedReport.uniqueness)}
        </p>
      ) : null}
      {[...notes].map((note) => (
        <p key={note} className="mt-2 text-sm text-soft">
          {note}
        </p>
      ))}
      {rewrite && rewrite.edits.length > 0 ? (
        <div className="mt-3">
          <button
            type="button"
            aria-expanded={comparing}
            onClick={() => setComparing(!comparing)}
            className="mb-3 rounded text-sm font-medium text-accent underline-offset-4 hover:underline"
          >
            {comparing ? cleanerCopy.hideCompare : cleanerCopy.compare}
          </button>
          <Suspense>
            {comparing ? <Comparison rewrite={rewrite} undone={undone} onToggle={toggle} /> : null}
          </Suspense>
        </div>
      ) : null}
      {onShare && removedCharacterCount > 0 ? (
        <button
          type="button"
          onClick={onShare}
          className="mt-3 rounded text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {shareCopy.link}
        </button>
      ) : null}
      {local ? <p className="mt-3 text-sm text-soft">{cleanerCopy.local}</p> : null}
    </section>
  );
}
