import type { Account } from '@cleanpaste/contract';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatUtcDate } from '../../../lib/format.ts';

interface UsageCardProps {
  label: string;
  /** Of an unlimited plan all that was ever done; a limit counts what its period has seen. */
  total: number;
  usage: Account['usage']['basic'];
  /** Of all time, where the figure above is of a month and says something else. */
  ever?: string | null;
}

function UsageCard({ label, total, usage, ever = null }: UsageCardProps) {
  const { limit, period, resetsAt } = usage;
  // What was done under a plan with more room counts too: of a limit it is all, and not more than all.
  const used = limit === null ? usage.used : Math.min(usage.used, limit);
  const share = limit === null || limit === 0 ? 0 : Math.min(1, used / limit);
  const span = period === 'month' ? dashboardCopy.thisMonth : dashboardCopy.inTotal;
  return (
    <div className="rounded-2xl border border-line bg-surface p-5 shadow-card md:max-lg:p-4">
      <p className="text-sm text-soft">{label}</p>
      {/* Three beside one another are too narrow on a tablet: there the words stand below in all of them. */}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums md:max-lg:flex-col">
        <span className="font-serif text-4xl">{formatCount(limit === null ? total : used)}</span>{' '}
        <span className="text-sm text-soft">
          {limit === null
            ? dashboardCopy.sofar
            : `${dashboardCopy.ofLimit(formatCount(limit))} ${span}`}
        </span>
      </p>
      {limit === null ? (
        <p className="mt-2 text-sm text-soft">{dashboardCopy.unlimited}</p>
      ) : (
        <>
          <progress
            aria-label={label}
            max={1}
            value={share}
            className={`usage-bar mt-4 ${share >= 1 ? 'full' : ''}`}
          />
          {resetsAt ? (
            <p className="mt-2 text-sm text-balance text-soft">
              {dashboardCopy.resets(formatUtcDate(resetsAt))}
            </p>
          ) : null}
        </>
      )}
      {ever ? (
        <p className="mt-3 border-t border-line pt-3 text-sm text-soft tabular-nums">{ever}</p>
      ) : null}
    </div>
  );
}

/** What was used. Each figure speaks of one period; of all time there is a line of its own at the foot of its card. */
export function UsageCards({ account }: { account: Account }) {
  const { usage, counts } = account;
  const isMonthly = usage.statistical.limit !== null && usage.statistical.period === 'month';
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <UsageCard label={dashboardCopy.basic} total={counts.basic} usage={usage.basic} />
      <UsageCard
        label={dashboardCopy.statistical}
        total={counts.statistical}
        usage={usage.statistical}
        ever={
          isMonthly && counts.statistical !== usage.statistical.used
            ? dashboardCopy.allTime(formatCount(counts.statistical), counts.statistical)
            : null
        }
      />
      <UsageCard label={dashboardCopy.checks} total={usage.checks.used} usage={usage.checks} />
    </div>
  );
}
