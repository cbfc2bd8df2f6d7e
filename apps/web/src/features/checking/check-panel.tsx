import { isAllClear } from '@cleanpaste/contract';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { PhasePanel } from './phase-panel.tsx';
import { Report } from './report.tsx';
import type { Check } from './use-check.ts';

/** Comes into view when it appears, and again when `of` changes. */
function InView({ of, children }: { of: unknown; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each new thing shown
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'nearest' });
  }, [of]);
  return (
    <div ref={box} className="mt-6 scroll-mt-24">
      {children}
    </div>
  );
}

/** Everything below the cleaned text that belongs to a check. */
export default function CheckPanel({ check, onReset }: { check: Check; onReset: () => void }) {
  const { phase, report, problem } = check;
  const id = useId();
  return (
    <>
      {phase === 'idle' ? null : <PhasePanel phase={phase} />}
      {problem ? (
        <p className="mt-6 rounded-xl border border-line bg-sunken px-4 py-3 text-[0.95rem]">
          {problem}
        </p>
      ) : null}
      {report ? (
        <InView of={report}>
          <Report check={check} report={report} />
        </InView>
      ) : null}
      {report && isAllClear(report) ? (
        <InView of={report}>
          <section
            aria-label={checkCopy.clearTitle}
            className="rounded-2xl border border-accent/40 bg-accent-wash px-5 py-6 sm:px-6"
          >
            <h2 className="font-serif text-2xl font-medium">{checkCopy.clearTitle}</h2>
            <p className="mt-1">{checkCopy.clearBody}</p>
            <p className="mt-1 mb-4 text-sm text-soft">
              {checkCopy.clearFigures(report.similarity, report.aiScore)}
            </p>
            <Button onClick={onReset}>{checkCopy.another}</Button>
          </section>
        </InView>
      ) : null}
      {report?.fixedText ? (
        <InView of={report}>
          <div className="mb-2 flex items-center">
            <label htmlFor={id} className="text-[0.95rem] font-semibold">
              {checkCopy.fixed}
            </label>
            <CopyButton text={report.fixedText} className="ml-auto" />
          </div>
          <textarea
            id={id}
            readOnly
            value={report.fixedText}
            rows={8}
            className="block max-h-[60vh] w-full resize-y rounded-2xl border border-line bg-surface px-4 py-4 leading-relaxed shadow-card sm:px-5"
          />
        </InView>
      ) : null}
    </>
  );
}
