import { Button } from '../../components/button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { useDraft } from '../cleaning/index.ts';
import { recheckId } from './places.ts';
import type { Check } from './use-check.ts';
import type { Quotations } from './use-quotations.ts';

interface RecheckProps {
  check: Check;
  quotations: Quotations;
}

/** One switch says whether quotations count: the one above, where that is shown. */
function QuotationSwitch({ check: { options, setOptions, busy } }: Pick<RecheckProps, 'check'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm select-none">
      <input
        type="checkbox"
        checked={options.excludeQuotations}
        disabled={busy}
        onChange={(event) => setOptions({ ...options, excludeQuotations: event.target.checked })}
        className="tick-box"
      />
      {checkCopy.leaveOutQuotations}
    </label>
  );
}

/** Above figures that are old since passages are quoted: says so, and looks again, with what it costs and leaves out. */
export function Recheck({ check, quotations }: RecheckProps) {
  const { alsoCheck } = useDraft();
  const { recheckNote, withQuotations, withoutQuotations } = checkCopy;
  const { excludeQuotations } = check.options;
  return (
    <div
      id={recheckId}
      className="flex scroll-mt-24 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sunken px-5 py-4 sm:px-6"
    >
      <p className="basis-full text-[0.95rem] font-medium text-pretty">{checkCopy.quotedSince}</p>
      <Button onClick={quotations.recheck} disabled={check.busy}>
        {checkCopy.recheck}
      </Button>
      <p className="min-w-[min(15rem,100%)] flex-1 text-sm text-pretty text-soft">
        {recheckNote} {alsoCheck ? (excludeQuotations ? withoutQuotations : withQuotations) : null}
      </p>
      {alsoCheck ? null : <QuotationSwitch check={check} />}
    </div>
  );
}
