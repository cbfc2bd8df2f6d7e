import type { AdminMetrics } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { metricsCopy as copy } from '../../../copy/metrics-copy.ts';
import { useSite } from '../../site/index.ts';
import { formatMomentUtc, formatMoney } from '../lists/figures.ts';
import { SandboxTag } from '../lists/sandbox-tag.tsx';

interface Amount {
  cents: number | null;
  note: string | null;
}

function AmountCell({ cents, note, source }: Amount & { source: string }) {
  return (
    <td className="block px-5 pb-4 align-top sm:table-cell sm:px-6 sm:py-4">
      <span className="flex items-baseline justify-between gap-3 sm:block">
        <span aria-hidden="true" className="text-sm text-soft sm:hidden">
          {source}
        </span>
        <span className="font-serif text-2xl tabular-nums">
          {cents === null ? '–' : formatMoney(cents)}
        </span>
      </span>
      {note ? (
        <span className="mt-0.5 block text-sm text-pretty text-soft tabular-nums">{note}</span>
      ) : null}
    </td>
  );
}

function Row({ name, estimate, provider }: { name: string; estimate: Amount; provider: Amount }) {
  return (
    <tr className="block border-t border-line first:border-t-0 sm:table-row sm:first:border-t">
      <th
        scope="row"
        className="block px-5 pt-4 pb-2 text-left align-top font-semibold sm:table-cell sm:px-6 sm:py-5"
      >
        {name}
      </th>
      <AmountCell source={copy.estimate} {...estimate} />
      <AmountCell source={copy.provider} {...provider} />
    </tr>
  );
}

interface RevenuePanelProps {
  revenue: AdminMetrics['revenue'];
  /** What stayed of the payments of the range, in cents. */
  inRange: number;
}

/** The specified estimate beside what the payment provider told: two figures each, without bars that would compare nothing. */
export function RevenuePanel({ revenue, inRange }: RevenuePanelProps) {
  const { estimate, provider } = revenue;
  const { sandbox } = useSite();
  const refunds = provider?.refunded ? formatMoney(provider.refunded) : null;
  return (
    <Panel title={copy.revenue} aside={sandbox.payments ? <SandboxTag /> : null}>
      <table aria-label={copy.revenue} className="block w-full sm:table sm:table-fixed">
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr className="text-left text-sm text-soft">
            <th scope="col" className="px-5 py-3 font-normal sm:w-1/5 sm:px-6">
              <span className="sr-only">{copy.figure}</span>
            </th>
            <th scope="col" className="px-5 py-3 font-normal sm:px-6">
              {copy.estimate}
            </th>
            <th scope="col" className="px-5 py-3 font-normal sm:px-6">
              {copy.provider}
            </th>
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          <Row
            name={copy.monthly}
            estimate={{ cents: estimate.monthly, note: copy.estimateMonthly }}
            provider={{
              cents: provider?.monthly ?? null,
              note: provider ? copy.atPrices : null,
            }}
          />
          <Row
            name={copy.total}
            estimate={{ cents: estimate.total, note: copy.estimateTotal }}
            provider={{
              cents: provider && provider.collected - provider.refunded,
              note: provider ? copy.collected(formatMoney(inRange), refunds) : null,
            }}
          />
        </tbody>
      </table>
      <p className="border-t border-line px-5 py-3.5 text-sm text-soft sm:px-6">
        {provider ? copy.providerHint(formatMomentUtc(provider.updatedAt)) : copy.providerNone}
      </p>
    </Panel>
  );
}
