import { type Ref, useState } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { ResultText } from '../../features/cleaning/cleaner/result-text.tsx';
import type { CleanedState } from '../../features/cleaning/draft/draft.ts';
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';
import { useUniqueness } from '../../features/rewriting/rewrite/shown-text.ts';
import { ShareLink } from '../../features/sharing/share-link.tsx';

const Comparison = lazyPart(() => import('../../features/rewriting/rewrite/comparison.tsx'));

interface CleanedResultProps {
  cleaned: CleanedState;
  /** Places of the edits that were undone. */
  undone: readonly number[];
  /** The result after the undos. */
  text: string;
  /** Active subscribers may share what was found. */
  mayShare: boolean;
  ref: Ref<HTMLElement>;
}

export function CleanedResult({ cleaned, undone, text, mayShare, ref }: CleanedResultProps) {
  const { removedCharacterCount, local, rewrite } = cleaned;
  const [comparing, setComparing] = useState(false);
  const uniqueness = useUniqueness(cleaned, text, undone.length);
  const notes = new Set(rewrite?.chunks.flatMap(({ message }) => message ?? []));

  function toggle(index: number) {
    const next = new Set(undone);
    if (!next.delete(index)) next.add(index);
    draftStore.set({ undone: [...next] });
  }

  return (
    <section ref={ref} aria-label="Result" className="mt-10 [animation:rise_220ms_ease-out]">
      <div className="mb-2 flex items-center gap-3">
        <h2 className="text-[0.95rem] font-semibold">{cleanerCopy.resultLabel}</h2>
        <span className="rounded-full bg-accent-wash px-2.5 py-0.5 text-[0.82rem] font-medium text-accent">
          {cleanerCopy.removed(removedCharacterCount)}
        </span>
        {text.trim() === '' ? null : <CopyButton text={text} className="ml-auto" />}
      </div>
      <ResultText text={text} />
      {uniqueness === null ? null : (
        <p className="mt-3 text-sm font-medium">{cleanerCopy.uniqueness(uniqueness)}</p>
      )}
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
          {comparing ? (
            <Comparison rewrite={rewrite} undone={new Set(undone)} onToggle={toggle} />
          ) : null}
        </div>
      ) : null}
      {mayShare && removedCharacterCount > 0 ? <ShareLink count={removedCharacterCount} /> : null}
      {local ? <p className="mt-3 text-sm text-soft">{cleanerCopy.local}</p> : null}
    </section>
  );
}
