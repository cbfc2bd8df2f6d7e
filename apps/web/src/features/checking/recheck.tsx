import { Button } from '../../components/button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { useDraft } from '../cleaning/index.ts';
import type { Check } from './use-check.ts';
import type { Quotations } from './use-quotations.ts';

interface RecheckProps {
  check: Check;
  quotations: Quotations;
}

/** A second look at a text in which passages are quoted since. */
export function RecheckButton({ check, quotations }: RecheckProps) {
  return (
    <Button onClick={quotations.recheck} disabled={check.busy}>
      {checkCopy.recheck}
    </Button>
  );
}

/** One switch says whether quotations count: the one above, where that is shown. */
export function QuotationSwitch({ check: { options, setOptions, busy } }: RecheckProps) {
  const { alsoCheck } = useDraft();
  if (alsoCheck) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm select-none sm:ml-auto">
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

/** The way on, right below what was quoted. */
export function RecheckRow(props: RecheckProps) {
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <RecheckButton {...props} />
        <QuotationSwitch {...props} />
      </div>
      <RecheckNote {...props} />
    </div>
  );
}

/** What a second look costs, and what it leaves out. */
export function RecheckNote({ check: { options } }: RecheckProps) {
  const { alsoCheck } = useDraft();
  const { recheckNote, withQuotations, withoutQuotations } = checkCopy;
  return (
    <p className="mt-1 text-sm text-soft">
      {recheckNote}{' '}
      {alsoCheck ? (options.excludeQuotations ? withoutQuotations : withQuotations) : null}
    </p>
  );
}
