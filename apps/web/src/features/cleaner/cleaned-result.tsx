import { CopyButton } from '../../components/copy-button.tsx';
import { cleanerCopy } from '../../copy/cleaner.ts';
import type { CleanedState } from './use-cleaner.ts';

export function CleanedResult({ cleaned }: { cleaned: CleanedState }) {
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
      {local ? <p className="mt-3 text-sm text-soft">{cleanerCopy.local}</p> : null}
    </section>
  );
}
