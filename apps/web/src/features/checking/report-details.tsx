import type { CheckAnswer } from '@cleanpaste/contract';
import { checkCopy } from '../../copy/check-copy.ts';
import { compareCopy } from '../../copy/compare-copy.ts';
import { CheckedText } from './checked-text.tsx';
import { Evidence } from './evidence.tsx';
import { FixRow } from './fix-row.tsx';
import { InnocentKinds } from './innocent-kinds.tsx';
import { KeepReport } from './keep-report.tsx';
import { Matches } from './matches.tsx';
import { OwnTexts } from './own-texts.tsx';
import { foundId } from './places.ts';
import { Rates } from './rates.tsx';
import type { Check } from './use-check.ts';
import type { Quotations } from './use-quotations.ts';

interface DetailsProps {
  check: Check;
  report: CheckAnswer;
  quotations: Quotations;
}

/** What the figures come from, and what can be done about it, in one order before a fix and after it. */
export function ReportDetails({ check, report, quotations }: DetailsProps) {
  return (
    <div className="space-y-8 px-5 py-6 sm:px-6">
      {/* Like the figures, it is of the version before while another one is made. */}
      <div
        className={`peer space-y-8 empty:hidden ${check.busy && check.isFix ? 'opacity-60' : ''}`}
      >
        <CheckedText
          report={report}
          origin={check.origin}
          text={quotations.text}
          quoted={quotations.quoted}
        />
        <InnocentKinds report={report} />
        {report.sources.length === 0 ? null : (
          <div id={foundId} className="scroll-mt-24">
            <h3 className="mb-3 font-semibold">{checkCopy.found}</h3>
            <Matches check={check} report={report} quotations={quotations} />
          </div>
        )}
        <OwnTexts report={report} />
        <Evidence report={report} />
        {report.aiScore === null || report.falsePositives.length === 0 ? null : (
          <Rates report={report} />
        )}
      </div>
      <FixRow check={check} report={report} quotations={quotations} />
      <KeepReport report={report} isOld={quotations.isQuoted} />
      <div className="-mb-3 border-t border-line pt-3">
        <a
          href="/compare"
          className="flex w-fit items-center py-2 text-sm font-medium text-accent hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {compareCopy.fromReport}
        </a>
      </div>
    </div>
  );
}
