import type { AdminMetrics } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { metricsCopy as copy } from '../../../copy/metrics-copy.ts';
import { useSite } from '../../site/index.ts';
import { formatMomentUtc, formatMoney } from '../lists/figures.ts';
import { SandboxTag } from '../lists/sandbox-tag.tsx';

interface AmountProps {
  name: string;
  /** Null while the provider has told nothing. */
  cents: number | null;
  note: string;
}

function Amount({ name, cents, note }: AmountProps) {
  return (
    <div className="px-5 py-4 sm:px-6">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="mt-0.5 font-serif text-[2.1rem] leading-tight tabular-nums">
        {cents === null ? '–' : formatMoney(cents)}
      </dd>
      {cents === null ? null : (
        <dd className="mt-0.5 text-sm text-pretty text-soft tabular-nums">{note}</dd>
      )}
    </div>
  );
}

/** What the payment provider told, large; the specified estimate, which knows no plans, in a line below. */
export function RevenuePanel({ revenue }: Pick<AdminMetrics, 'revenue'>) {
  const { estimate, provider } = revenue;
  const { sandbox } = useSite();
  const refunds = provider?.refunded ? formatMoney(provider.refunded) : null;
  return (
    <Panel title={copy.revenue} aside={sandbox.payments ? <SandboxTag /> : null}>
      <dl className="grid py-1 max-sm:divide-y max-sm:divide-line sm:grid-cols-2">
        <Amount name={copy.monthly} cents={provider?.monthly ?? null} note={copy.atPrices} />
        <Amount
          name={copy.total}
          cents={provider && provider.collected - provider.refunded}
          note={copy.sinceBeginning(refunds)}
        />
      </dl>
      <div className="space-y-1 border-t border-line px-5 py-3.5 text-sm text-pretty text-soft tabular-nums sm:px-6">
        <p>
          {provider ? copy.providerHint(formatMomentUtc(provider.updatedAt)) : copy.providerNone}
        </p>
        <p>{copy.estimate(formatMoney(estimate.monthly), formatMoney(estimate.total))}</p>
      </div>
    </Panel>
  );
}
