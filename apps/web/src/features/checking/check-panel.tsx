import { type CheckAnswer, isAllClear, leftOutOf } from '@cleanpaste/contract';
import { Button } from '../../components/button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { useShown } from '../cleaning/index.ts';
import { FixedText, hasNewText } from './fixed-text.tsx';
import { InView } from './in-view.tsx';
import { PhasePanel } from './phase-panel.tsx';
import { Problem } from './problem.tsx';
import { Report, reportCard } from './report.tsx';
import { ReportDetails } from './report-details.tsx';
import type { Check } from './use-check.ts';
import { useQuotations } from './use-quotations.ts';
import { useSteadyView } from './use-steady-view.ts';

interface CheckPanelProps {
  check: Check;
  /** True while a window says the same as the card that is all clear: it is said once at a time. */
  isToldAbove?: boolean;
  onReset: () => void;
  /** Makes a text that came of a report the one that is worked on. */
  onUse: (text: string) => void;
}

/** A report with the cards that belong to it. */
function Reported({
  check,
  report,
  isToldAbove = false,
  onReset,
  onUse,
}: CheckPanelProps & { report: CheckAnswer }) {
  const quotations = useQuotations(check, report);
  useShown({ report });
  const { isFixed } = quotations;
  // The card that is all clear stands between the verdict of a fixed text and what that comes from.
  const isApart = isFixed && isAllClear(report);
  const parts = { check, report, quotations };
  const steady = useSteadyView();
  return (
    <section
      aria-label={checkCopy.report}
      tabIndex={-1}
      className="outline-none"
      onClickCapture={steady.remember}
    >
      {/* What came of a text stands right below it, with its outcome: nothing stands between the two. */}
      {hasNewText(check, report, quotations) ? (
        // What was quoted is no news: the page stands still meanwhile, and a second look leads to its verdict.
        <InView of={report} still={!isFixed}>
          <FixedText {...parts} onUse={onUse} />
        </InView>
      ) : null}
      <InView of={report} isBelowLine still={isFixed}>
        <Report {...parts} place={steady.place}>
          {isApart ? null : <ReportDetails {...parts} />}
        </Report>
      </InView>
      {isAllClear(report) ? (
        <InView of={report} still={isFixed || check.origin !== null}>
          <section
            aria-label={checkCopy.clearTitle}
            className={`rounded-2xl border border-accent/40 bg-accent-wash px-5 py-6 sm:px-6 ${isToldAbove ? 'invisible' : ''}`}
          >
            <h2 className="font-serif text-2xl font-medium">{checkCopy.clearTitle}</h2>
            <p className="mt-1">{checkCopy.clearBody}</p>
            <p className="mt-1 mb-4 text-sm text-soft">
              {checkCopy.clearFigures(report)} {checkCopy.clearLeftOut[leftOutOf(report)]}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button kind="quiet" onClick={onReset}>
                {checkCopy.another}
              </Button>
              <p className="min-w-[min(13rem,100%)] flex-1 text-sm text-pretty text-soft">
                {checkCopy.anotherMeans}
              </p>
            </div>
          </section>
        </InView>
      ) : null}
      {isApart ? (
        <div className={`mt-8 ${reportCard}`}>
          <ReportDetails {...parts} />
        </div>
      ) : null}
    </section>
  );
}

/** Everything below the cleaned text that belongs to a check. */
export default function CheckPanel(props: CheckPanelProps) {
  const { phase, report, problem, retry, isFix, cancel } = props.check;
  return (
    <>
      <PhasePanel phase={phase} isFix={isFix} onCancel={cancel} />
      {problem && !report ? (
        <InView of={problem}>
          <Problem text={problem} onRetry={retry} />
        </InView>
      ) : null}
      {report ? <Reported {...props} report={report} /> : null}
    </>
  );
}
