import type { CheckAnswer } from '@cleanpaste/contract';
import { checkCopy } from '../../copy/check-copy.ts';
import { mayFix } from './fix-row.tsx';
import { isFixed, isStillCopied } from './outcome.ts';
import { PlaceLink } from './place-link.tsx';
import { fixId, foundId } from './places.ts';
import type { Check } from './use-check.ts';
import type { Quotations } from './use-quotations.ts';

interface NextStepsProps {
  check: Check;
  report: CheckAnswer;
  quotations: Quotations;
}

/** Right below the verdicts: what can be done about them, which stands further down. */
export function NextSteps({ check, report, quotations }: NextStepsProps) {
  // What is quoted is looked at again first: that stands above.
  if (quotations.isQuoted) return null;
  const sources = report.sources.length;
  const quotable = quotations.quotable.length;
  const hasFix = mayFix(check, report);
  if (sources === 0 && !hasFix) return null;
  return (
    <nav
      aria-label={checkCopy.next}
      // While a fix or a second look is under way there is nothing to be done; its room stays, so that nothing moves.
      inert={check.busy}
      className="inert:opacity-50 flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-5 py-1.5 last:border-b-0 sm:px-6 sm:py-3"
    >
      {sources === 0 ? null : (
        <PlaceLink id={foundId} isBelow>
          {quotable > 0 ? checkCopy.toCopied(quotable) : checkCopy.toSources(sources)}
        </PlaceLink>
      )}
      {hasFix ? (
        <PlaceLink id={fixId} isBelow>
          {isStillCopied(report)
            ? checkCopy.toFixAround
            : isFixed(check, report)
              ? checkCopy.toFixMore
              : checkCopy.toFix}
        </PlaceLink>
      ) : null}
    </nav>
  );
}
