import { bandOf, type CheckAnswer, isNothingFound } from '@cleanpaste/contract';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { InView } from './in-view.tsx';
import { isStillCopied } from './outcome.ts';
import { fixId } from './places.ts';
import { Problem } from './problem.tsx';
import { ToRecheck } from './to-recheck.tsx';
import type { Check } from './use-check.ts';
import type { Quotations } from './use-quotations.ts';

interface FixRowProps {
  check: Check;
  report: CheckAnswer;
  quotations: Quotations;
}

const isCopied = ({ similarity, sources }: CheckAnswer) => similarity > 0 || sources.length > 0;

/** Whether there is anything that a fix could better; without it there is no button. */
const hasFindings = (report: CheckAnswer) => isCopied(report) || report.aiScore !== null;

/** A fix has been tried and could do nothing: it cannot do it again. */
const wasInVain = ({ fixedText, changed }: CheckAnswer) => fixedText !== null && changed === false;

/** Whether the button of the fix is there. */
export function mayFix(check: Check, report: CheckAnswer): boolean {
  // The way to try a fix again stands beside its failure: the same button twice would be one too many.
  const isOffered = check.problem !== null && check.retry !== null && check.isFix;
  return !isNothingFound(report) && hasFindings(report) && !wasInVain(report) && !isOffered;
}

/** What there is to reword, in words. */
function meaningOf(report: CheckAnswer): string {
  const { again, both, copied, machine, unclear } = checkCopy.fixMeans;
  if (isStillCopied(report)) return again;
  const isMachine = bandOf(report) === 'machine';
  if (!isCopied(report)) return isMachine ? machine : unclear;
  return isMachine ? both : copied;
}

function FixButton({ check, report, quotations }: FixRowProps) {
  const { phase } = check;
  const isFixing = phase === 'scanning' || phase === 'analyzing';
  const label = isFixing ? checkCopy.fixing[phase] : checkCopy.fix;
  // Where nothing is copied a fix is offered and not urged. What comes next may also be to quote, to look
  // again at what is quoted, or to copy what was fixed.
  const isNext = isCopied(report) && !quotations.isQuoted && !quotations.isFixed;
  return (
    <div id={fixId} className="mb-4 flex scroll-mt-24 flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        kind={isNext ? 'primary' : 'quiet'}
        onClick={quotations.fix}
        disabled={check.busy || quotations.isQuoted}
        // It cannot be pressed because it works, and is to be read meanwhile.
        className={isFixing ? 'border border-line disabled:text-ink! disabled:opacity-100!' : ''}
      >
        {isFixing ? <Spinner className="size-4" /> : null}
        {label}
      </Button>
      <p className="min-w-[min(15rem,100%)] flex-1 text-sm text-soft">
        {quotations.isQuoted ? (
          <>
            <span className="block">{checkCopy.checkFirst.fix}</span> <ToRecheck />
          </>
        ) : (
          `${meaningOf(report)} ${checkCopy.fixIsFree}`
        )}
      </p>
    </div>
  );
}

/** The button of the fix, and at its place a failure with the way to try again. */
export function FixRow(props: FixRowProps) {
  const { check, report } = props;
  return (
    // Where nothing stands above it, the line of the figures does.
    <div className="border-t border-line pt-5 peer-empty:border-t-0 peer-empty:pt-0">
      {check.problem ? (
        <InView of={check.problem} block="center" isInCard>
          <Problem text={check.problem} onRetry={check.retry} isFix={check.isFix} />
        </InView>
      ) : null}
      {mayFix(check, report) ? <FixButton {...props} /> : null}
      <p className="text-sm leading-relaxed text-soft">{checkCopy.disclaimer}</p>
    </div>
  );
}
