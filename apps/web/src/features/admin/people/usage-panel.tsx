import type { Person } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { personUsageCopy as copy } from '../../../copy/people-copy.ts';
import { formatCount } from '../../../lib/count.ts';

type Usage = Person['usage']['basic'];

function Bar({ name, usage }: { name: string; usage: Usage }) {
  const { used, limit, period } = usage;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <dt className="text-soft max-sm:w-full">{name}</dt>
      <dd className="tabular-nums">
        <span className="font-semibold">{copy.of(used, limit)}</span>{' '}
        <span className="text-sm text-soft">{limit === null ? copy.unlimited : copy[period]}</span>
      </dd>
      {limit === null ? null : (
        <dd className="mt-2 w-full">
          <progress
            aria-label={name}
            max={limit}
            value={Math.min(used, limit)}
            className={`usage-bar ${used >= limit ? 'full' : ''}`}
          />
        </dd>
      )}
    </div>
  );
}

/** What is used of the plan in its running periods. */
export function UsagePanel({ person }: { person: Person }) {
  const { usage, counts } = person;
  return (
    <Panel title={copy.title}>
      <dl className="px-5 py-2 sm:px-6">
        <Bar name={copy.statistical} usage={usage.statistical} />
        <Bar name={copy.checks} usage={usage.checks} />
        <Bar name={copy.basic} usage={usage.basic} />
      </dl>
      <p className="border-t border-line px-5 py-3 text-sm text-soft tabular-nums sm:px-6">
        {copy.ever(formatCount(counts.basic), formatCount(counts.statistical))}
      </p>
    </Panel>
  );
}
