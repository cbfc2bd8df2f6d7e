import type { CheckAnswer } from '@cleanpaste/contract';
import { useEffect, useMemo, useState } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';
import { changesBetween } from './changes.ts';
import { ChangesLayer } from './changes-layer.tsx';
import { MatchesLayer } from './matches-layer.tsx';
import { SentencesLayer } from './sentences-layer.tsx';

type Layer = keyof typeof checkCopy.layers;

interface CheckedTextProps {
  report: CheckAnswer;
  /** The text that changes are counted from, and the text as it is now. */
  origin: string | null;
  text: string;
  quoted: readonly number[];
}

/** The text, once: with what was found in it, or sentence by sentence, or with what changed since. */
export function CheckedText({ report, origin, text, quoted }: CheckedTextProps) {
  const { sources, mixed, innocent = [] } = report;
  const from = origin ?? report.checkedText;
  const changes = useMemo(() => (from === text ? [] : changesBetween(from, text)), [from, text]);
  const layers: Layer[] = [
    ...(sources.some(({ passages }) => passages.length > 0) || innocent.length > 0
      ? (['matches'] as const)
      : []),
    // Of a text that reads the same throughout, its sentences say nothing more.
    ...(mixed ? (['sentences'] as const) : []),
    ...(changes.length > 0 ? (['changes'] as const) : []),
  ];
  const [wanted, setWanted] = useState<Layer | null>(null);
  // A report that comes of a fix is first looked at for what was changed.
  useEffect(() => {
    setWanted(report.changed === true ? 'changes' : null);
  }, [report]);
  const shown = layers.find((layer) => layer === wanted) ?? layers[0];
  if (shown === undefined) return null;
  return (
    <section aria-label={checkCopy.text}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">
          {shown === 'changes' ? checkCopy.changed : checkCopy.text}
        </h3>
        {layers.length < 2 ? null : (
          <fieldset className="flex rounded-xl bg-sunken p-1">
            <legend className="sr-only">{checkCopy.layersLabel}</legend>
            {layers.map((layer) => (
              <button
                key={layer}
                type="button"
                aria-pressed={layer === shown}
                onClick={() => setWanted(layer)}
                className="h-11 rounded-lg px-3.5 text-sm font-semibold text-soft hover:text-ink border border-transparent aria-pressed:border-line aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-sm dark:aria-pressed:border-edge/60 dark:aria-pressed:bg-line sm:px-4"
              >
                {checkCopy.layers[layer]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {shown === 'matches' ? <MatchesLayer report={report} quoted={quoted} /> : null}
      {shown === 'sentences' ? <SentencesLayer report={report} /> : null}
      {shown === 'changes' ? <ChangesLayer changes={changes} /> : null}
    </section>
  );
}
