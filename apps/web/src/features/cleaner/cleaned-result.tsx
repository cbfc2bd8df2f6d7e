import { CopyButton } from '../../components/copy-button.tsx';
import { cleanerCopy } from '../../copy/cleaner.ts';
import { shareCopy } from '../../copy/share.ts';
import type { CleanedState } from './use-cleaner.ts';

interface CleanedResultProps {
  cleaned: CleanedState;
  /** Given for active subscribers, who may share what was found. */
  onShare?: () => void;
}

export function CleanedResult({ cleaned, onShare }: CleanedResultProps) {
  const { text, removedCharacterCount, local } = cleaned;
  return (
    <section aria-label="Result" className="mt-10 [animation:rise_220ms_ease-out]">
      <div className="mb-2 flex items-center gap-3">
        <h2 className="text-[0.95rem] font-semibold">{cleanerCopy.resultLabel}</h2>
        <span className="rounded-full bg-accent-wash px-2.5 py-0.5 text-[0.82rem] font-medium text-accent">
          {cleanerCopy.removed(removedCharacterCount)}
        </span>
        <CopyButton text={text} className="ml-auto" />
      </div>
      <div className="rounded-2xl border border-line bg-surface px-4 py-4 text-[1.02rem] leading-relaxed whitespace-pre-wrap shadow-card [overflow-wrap:anywhere] sm:px-5">
        {text}
      </div>
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
