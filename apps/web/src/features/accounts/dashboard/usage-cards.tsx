import type { Account } from '@cleanpaste/contract';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { formatCount } from '../../../lib/count.ts';

interface UsageCardProps {
  label: string;
  /** The large figure. */
  shown: number;
  usage: Account['usage']['basic'];
}

function UsageCard({ label, shown, usage }: UsageCardProps) {
  const { used, limit, period } = usage;
  const share = limit === null || limit === 0 ? 0 : Math.min(1, used / limit);
  const span = period === 'month' ? dashboardCopy.thisMonth : dashboardCopy.inTotal;
  return (
    <div className="rounded-2xl border border-line bg-surface p-5 shadow-card">
      <p className="text-sm text-soft">{label}</p>
      <p className="mt-1 font-serif text-4xl tabular-nums">{formatCount(shown)}</p>
      {limit === null ? (
        <p className="mt-4 text-sm text-soft">{dashboardCopy.unlimited}</p>
      ) : (
        <>
          <progress
            aria-label={label}
            max={1}
            value={share}
            className={`usage-bar mt-4 ${share >= 1 ? 'full' : ''}`}
          />
          <p className="mt-2 text-sm text-soft tabular-nums">
            {dashboardCopy.of(formatCount(used), formatCount(limit))} {span}
          </p>
        </>
      )}
    </div>
  );
}

/** What was used: the large figures are the displayed counts, the bars run to the plan's limits. */
export function UsageCards({ account }: { account: Account }) {
  const { usage, counts } = account;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <UsageCard label={dashboardCopy.basic} shown={counts.basic} usage={usage.basic} />
      <UsageCard
        label={dashboardCopy.statistical}
        shown={counts.statistical}
        usage={usage.statistical}
      />
      <UsageCard label={dashboardCopy.checks} shown={usage.checks.used} usage={usage.checks} />
    </div>
  );
}
