import type { Account } from '@cleanpaste/contract';
import { dashboardCopy as copy } from '../../../copy/dashboard-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { WhenAnew } from './when-anew.tsx';

type Usage = Account['usage']['basic'];

function Row({ label, usage }: { label: string; usage: Usage }) {
  const { limit, period } = usage;
  const used = limit === null ? usage.used : Math.min(usage.used, limit);
  const share = limit === null || limit === 0 ? 0 : used / limit;
  const span = period === 'month' ? copy.thisMonth : copy.inTotal;
  return (
    <div className="flex-wrap justify-between gap-x-3 py-3 sm:flex">
      <dt className="text-soft">{label}</dt>
      <dd className="font-medium tabular-nums sm:text-right">
        {limit === null
          ? copy.unlimited
          : `${copy.of(formatCount(used), formatCount(limit))} ${span}`}
      </dd>
      {limit === null ? null : (
        <dd className="mt-1 basis-full">
          <progress
            aria-label={label}
            max={1}
            value={share}
            className={`usage-bar mt-1.5 ${share >= 1 ? 'full' : ''}`}
          />
          <WhenAnew usage={usage} className="mt-1.5" />
        </dd>
      )}
    </div>
  );
}

/** What a plan has, how much of it is used, and when it starts anew. */
export function UsageList({ usage }: Pick<Account, 'usage'>) {
  return (
    <dl className="divide-y divide-line">
      <Row label={copy.basic} usage={usage.basic} />
      <Row label={copy.statistical} usage={usage.statistical} />
      <Row label={copy.checks} usage={usage.checks} />
    </dl>
  );
}
