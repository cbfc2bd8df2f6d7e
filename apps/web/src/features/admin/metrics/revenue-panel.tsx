import type { AdminMetrics } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { metricsCopy as copy } from '../../../copy/metrics-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { formatMoney } from '../lists/figures.ts';

interface AmountProps {
  label: string;
  cents: number | null;
  /** The larger of both sides, which the bar is measured against. */
  most: number;
  fillClass: string;
  note?: string;
}

function Amount({ label, cents, most, fillClass, note }: AmountProps) {
  const share = cents === null || most === 0 ? 0 : Math.max(0, cents / most);
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-serif text-2xl tabular-nums">
        {cents === null ? '–' : formatMoney(cents)}
      </dd>
      <dd className="col-span-2">
        <svg
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mt-1.5 block h-1.5 w-full rounded-full bg-sunken"
        >
          <rect width={share * 100} height="2" className={fillClass} />
        </svg>
        {note ? <p className="mt-1 text-sm text-soft tabular-nums">{note}</p> : null}
      </dd>
    </div>
  );
}

interface RevenuePanelProps {
  revenue: AdminMetrics['revenue'];
  /** What stayed of the payments of the range, in cents. */
  inRange: number;
}

/** The specified estimate beside what the payment provider told, on one scale each. */
export function RevenuePanel({ revenue, inRange }: RevenuePanelProps) {
  const { estimate, provider } = revenue;
  const monthly = Math.max(estimate.monthly, provider?.monthly ?? 0);
  const kept = provider && provider.collected - provider.refunded;
  const total = Math.max(estimate.total, kept ?? 0);
  const refunds = provider?.refunded ? formatMoney(provider.refunded) : null;
  return (
    <Panel title={copy.revenue}>
      <div className="grid gap-x-12 gap-y-7 px-5 py-5 sm:px-6 md:grid-cols-2">
        <div>
          <h3 className="font-semibold">{copy.estimate}</h3>
          <p className="text-sm text-soft">{copy.estimateHint}</p>
          <dl className="mt-3 space-y-4">
            <Amount
              label={copy.monthly}
              cents={estimate.monthly}
              most={monthly}
              fillClass="fill-edge"
            />
            <Amount label={copy.total} cents={estimate.total} most={total} fillClass="fill-edge" />
          </dl>
        </div>
        <div>
          <h3 className="font-semibold">{copy.provider}</h3>
          <p className="text-sm text-soft">
            {provider ? copy.providerHint(formatDateTime(provider.updatedAt)) : copy.providerNone}
          </p>
          <dl className="mt-3 space-y-4">
            <Amount
              label={copy.monthly}
              cents={provider?.monthly ?? null}
              most={monthly}
              fillClass="fill-accent"
              note={provider ? copy.atPrices : undefined}
            />
            <Amount
              label={copy.total}
              cents={kept}
              most={total}
              fillClass="fill-accent"
              note={provider ? copy.collected(formatMoney(inRange), refunds) : undefined}
            />
          </dl>
        </div>
      </div>
    </Panel>
  );
}
