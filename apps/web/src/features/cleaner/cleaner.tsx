import { type KeyboardEvent, useId } from 'react';
import { Button } from '../../components/button.tsx';
import { cleanerCopy } from '../../copy/cleaner.ts';
import { CleanedResult } from './cleaned-result.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { useCleaner } from './use-cleaner.ts';
import { useScan } from './use-scan.ts';

/** The main tool: input, what is hidden in it, the button, the result. */
export function Cleaner() {
  const { input, change, cleaned, busy, clean, blank } = useCleaner();
  const summary = useScan(input);
  const id = useId();

  function shortcuts(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      clean();
    }
  }

  return (
    <section aria-label="Cleaner" className="mt-4" onKeyDown={shortcuts}>
      <label htmlFor={id} className="mb-2 block text-[0.95rem] font-semibold">
        {cleanerCopy.inputLabel}
      </label>
      <div className="overflow-hidden rounded-2xl border border-line bg-surface shadow-card focus-within:border-accent">
        <textarea
          id={id}
          value={input}
          onChange={(event) => change(event.target.value)}
          placeholder={cleanerCopy.placeholder}
          spellCheck={false}
          className="block min-h-60 w-full resize-y bg-transparent px-4 py-4 text-[1.02rem] leading-relaxed outline-none placeholder:text-soft sm:px-5"
        />
        <HiddenNote summary={summary} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button
          onClick={clean}
          disabled={blank || busy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {busy ? cleanerCopy.cleaning : cleanerCopy.clean}
        </Button>
      </div>
      {cleaned ? <CleanedResult cleaned={cleaned} /> : null}
    </section>
  );
}
