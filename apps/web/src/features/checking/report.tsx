import type { CheckAnswer } from '@cleanpaste/contract';
import type { ReactNode, Ref } from 'react';
import { Figures } from './figures.tsx';
import { NextSteps } from './next-steps.tsx';
import { figuresBefore, outcomeOf, wasJustFixed } from './outcome.ts';
import { Recheck } from './recheck.tsx';
import type { Check } from './use-check.ts';
import type { Quotations } from './use-quotations.ts';

export const reportCard =
  'overflow-hidden rounded-2xl border border-line bg-surface shadow-card [animation:rise_220ms_ease-out]';

interface ReportProps {
  check: Check;
  report: CheckAnswer;
  quotations: Quotations;
  /** Of the figures: what stands above them comes and goes. */
  place: Ref<HTMLDivElement>;
  /** What it was found by, below the figures; of a fixed text that is all clear it stands below the card that says so. */
  children: ReactNode;
}

/** What a check found, in words and figures. */
export function Report({ check, report, quotations, place, children }: ReportProps) {
  const before = figuresBefore(check, report);
  // Of a text that was just fixed it is said at that text; of one that is quoted since it is old.
  const outcome = wasJustFixed(report) || quotations.isQuoted ? null : outcomeOf({ check, report });
  return (
    <div className={reportCard}>
      {quotations.isQuoted ? <Recheck check={check} quotations={quotations} /> : null}
      {outcome === null ? null : (
        <p className="border-b border-line bg-sunken px-5 py-3 text-[0.95rem] font-medium text-pretty sm:px-6">
          {outcome}
        </p>
      )}
      {/* While another version is made, these are the figures of the one before. */}
      <div ref={place} className={check.busy && check.isFix ? 'opacity-60' : ''}>
        <Figures report={report} before={before} isQuoted={quotations.isQuoted} />
      </div>
      <NextSteps check={check} report={report} quotations={quotations} />
      {children}
    </div>
  );
}
