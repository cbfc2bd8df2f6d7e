import type { Account } from '@cleanpaste/contract';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { isUsedUp, WhenAnew } from './when-anew.tsx';

interface UsageCardProps {
  label: string;
  /** Of an unlimited plan all that was ever done; a limit counts what its period has seen. */
  total: number;
  usage: Account['usage']['basic'];
  /** Of all time, where the figure above is of a month and says something else. */
  ever?: string | null;
  /** On a phone the figures of a month are too long to stand beside what they are of: then none of them does. */
  isBelow: boolean;
}

function UsageCard({ label, total, usage, ever = null, isBelow }: UsageCardProps) {
  const { limit, period, resetsAt } = usage;
  // What was done under a plan with more room counts too: of a limit it is all, and not more than all.
  const used = limit === null ? usage.used : Math.min(usage.used, limit);
  const share = limit === null || limit === 0 ? 0 : Math.min(1, used / limit);
  const span = period === 'month' ? dashboardCopy.thisMonth : dashboardCopy.inTotal;
  // A line of words has room of its own below it; a bar has none.
  const endsWithBar = limit !== null && !resetsAt && !ever && !isUsedUp(usage);
  return (
    <div
      // On a phone a row of the one card, so that the history is near; elsewhere a card of its own.
      className={`max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 max-md:border-t max-md:border-line max-md:px-5 max-md:pt-2 max-md:first:border-t-0 md:rounded-2xl md:border md:border-line md:bg-surface md:p-5 md:shadow-card lg:px-6 ${endsWithBar ? 'max-md:pb-3' : 'max-md:pb-2'}`}
    >
      <p className="text-sm max-md:font-medium md:text-soft">{label}</p>
      {/* Three beside one another are too narrow on a tablet: there the words stand below in all of them. */}
      <p
        className={`flex flex-wrap items-baseline gap-x-2 tabular-nums max-md:order-1 md:mt-1 md:max-lg:flex-col ${isBelow ? 'max-md:basis-full' : 'max-md:ml-auto'}`}
      >
        <span className="font-serif text-xl max-md:leading-7 md:text-4xl">
          {formatCount(limit === null ? total : used)}
        </span>{' '}
        <span className="text-sm text-soft">
          {limit === null
            ? dashboardCopy.sofar
            : `${dashboardCopy.ofLimit(formatCount(limit))} ${span}`}
        </span>
      </p>
      {limit === null ? (
        <p className="text-sm text-soft md:mt-2">{dashboardCopy.unlimited}</p>
      ) : (
        <>
          <progress
            aria-label={label}
            max={1}
            value={share}
            className={`usage-bar max-md:order-2 max-md:mt-1 md:mt-4 ${share >= 1 ? 'full' : ''}`}
          />
          <WhenAnew
            usage={usage}
            className="max-md:order-3 max-md:mt-1 max-md:basis-full md:mt-2"
          />
        </>
      )}
      {ever ? (
        <p className="text-sm text-soft tabular-nums max-md:order-3 max-md:basis-full md:mt-3 md:border-t md:border-line md:pt-3">
          {ever}
        </p>
      ) : null}
    </div>
  );
}

/** What was used. Each figure speaks of one period; of all time there is a line of its own at the foot of its card. */
export function UsageCards({ account }: { account: Account }) {
  const { usage, counts } = account;
  const isMonthly = usage.statistical.limit !== null && usage.statistical.period === 'month';
  return (
    <div className="max-md:rounded-2xl max-md:border max-md:border-line max-md:bg-surface max-md:shadow-card md:grid md:grid-cols-3 md:gap-4">
      <UsageCard
        label={dashboardCopy.basic}
        total={counts.basic}
        usage={usage.basic}
        isBelow={isMonthly}
      />
      <UsageCard
        label={dashboardCopy.statistical}
        total={counts.statistical}
        usage={usage.statistical}
        isBelow={isMonthly}
        ever={
          isMonthly && counts.statistical !== usage.statistical.used
            ? dashboardCopy.allTime(formatCount(counts.statistical), counts.statistical)
            : null
        }
      />
      <UsageCard
        label={dashboardCopy.checks}
        total={usage.checks.used}
        usage={usage.checks}
        isBelow={isMonthly}
      />
    </div>
  );
}
