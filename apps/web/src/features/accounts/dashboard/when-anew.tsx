import type { Account } from '@cleanpaste/contract';
import { dashboardCopy as copy } from '../../../copy/dashboard-copy.ts';
import { formatUtcDate } from '../../../lib/format.ts';

type Usage = Account['usage']['basic'];

/** Whether nothing is left of a limit. */
export const isUsedUp = ({ used, limit }: Usage) => limit !== null && limit > 0 && used >= limit;

interface WhenAnewProps {
  usage: Usage;
  className: string;
}

/** Below the bar of a limit: that it is reached, which its colour alone would say, and when there is more. */
export function WhenAnew({ usage, className }: WhenAnewProps) {
  const { resetsAt } = usage;
  if (!resetsAt && !isUsedUp(usage)) return null;
  return (
    <p className={`text-sm text-balance text-soft ${className}`}>
      {isUsedUp(usage) ? <b className="font-medium text-mark">{copy.usedUp}</b> : null}{' '}
      {resetsAt ? copy.resets(formatUtcDate(resetsAt)) : copy.once}
    </p>
  );
}
