import { useEffect, useId, useState } from 'react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { revealerCopy } from '../../../copy/revealer-copy.ts';
import { askTextWorker } from '../../../workers/bridge.ts';
import type { LocalCleanResult } from '../../../workers/messages.ts';
import { isProvenance } from './payloads.tsx';
import type { RevealResult } from './use-reveal.ts';

/** The cleaned text to copy; a text with provenance keeps it unless the visitor decides otherwise. */
export function CleanedCopy({ result }: { result: RevealResult }) {
  const { text, revealed } = result;
  const [keepProvenance, setKeepProvenance] = useState(true);
  const [cleaned, setCleaned] = useState<LocalCleanResult | null>(null);
  const hasProvenance =
    revealed.payloads.some(isProvenance) ||
    revealed.kinds.some(({ category }) => category === 'provenance');

  useEffect(() => {
    const control = new AbortController();
    askTextWorker('clean', { text, options: { keepProvenance } }, { signal: control.signal }).then(
      setCleaned,
      () => {},
    );
    return () => control.abort();
  }, [text, keepProvenance]);

  const isNothing = cleaned?.text.trim() === '' && cleaned.removedCharacterCount > 0;
  return (
    <section
      aria-label={revealerCopy.cleanedHeading}
      className="rounded-2xl border border-line bg-surface px-4 py-4 shadow-card sm:px-5"
    >
      {hasProvenance ? (
        <Provenance keep={keepProvenance} onKeep={setKeepProvenance} payloads={revealed.payloads} />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto max-w-md">
          <h3 className="text-[0.95rem] font-semibold">{revealerCopy.cleanedHeading}</h3>
          <p className="mt-0.5 text-sm text-soft">
            {isNothing
              ? revealerCopy.nothingLeft
              : revealerCopy.cleanedBody(cleaned?.removedCharacterCount ?? 0)}
          </p>
        </div>
        {cleaned && !isNothing ? <CopyButton kind="primary" text={cleaned.text} /> : null}
      </div>
    </section>
  );
}

interface ProvenanceProps {
  keep: boolean;
  onKeep: (keep: boolean) => void;
  payloads: RevealResult['revealed']['payloads'];
}

function Provenance({ keep, onKeep, payloads }: ProvenanceProps) {
  const id = useId();
  return (
    <div className="mb-4 border-b border-line pb-4">
      <h3 className="text-[0.95rem] font-semibold">{revealerCopy.provenanceHeading}</h3>
      <p className="mt-1 max-w-2xl text-sm leading-relaxed text-soft">
        {revealerCopy.provenanceBody}
      </p>
      {payloads.filter(isProvenance).map(({ start, note }) => (
        <p key={start} className="mt-2 text-sm">
          {note}
        </p>
      ))}
      <label htmlFor={id} className="mt-3 flex w-fit items-center gap-2.5 text-sm font-medium">
        <input
          id={id}
          type="checkbox"
          checked={!keep}
          onChange={(event) => onKeep(!event.target.checked)}
          className="tick-box"
        />
        {revealerCopy.removeProvenance}
      </label>
    </div>
  );
}
