import type { AdminMetrics } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { metricsCopy as copy } from '../../../copy/metrics-copy.ts';
import { useSite } from '../../site/index.ts';
import { formatMomentUtc, formatMoney } from '../lists/figures.ts';
import { SandboxTag } from '../lists/sandbox-tag.tsx';

interface AmountProps {
  /** Who says so. */
  source: string;
  cents: number | null;
  /** The larger of what both say, which the bars of both are measured against. */
  most: number;
  fillClass: string;
  note: string | null;
}

function Amount({ source, cents, most, fillClass, note }: AmountProps) {
  const share = cents === null || most === 0 ? 0 : Math.max(0, cents / most);
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
      <dt className="text-sm text-soft">{source}</dt>
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

interface FigureProps {
  name: string;
  estimate: { cents: number; note: string };
  provider: { cents: number | null; note: string | null };
}

/** A figure as estimated, and right below it on the same scale as the payment provider tells it. */
function Figure({ name, estimate, provider }: FigureProps) {
  const most = Math.max(estimate.cents, provider.cents ?? 0);
  return (
    <div>
      <h3 className="font-semibold">{name}</h3>
      <dl className="mt-2 space-y-4">
        <Amount source={copy.estimate} {...estimate} most={most} fillClass="fill-second" />
        <Amount source={copy.provider} {...provider} most={most} fillClass="fill-accent" />
      </dl>
    </div>
  );
}

interface RevenuePanelProps {
  revenue: AdminMetrics['revenue'];
  /** What stayed of the payments of the range, in cents. */
  inRange: number;
}

/** The specified estimate beside what the payment provider told, figure by figure. */
export function RevenuePanel({ revenue, inRange }: RevenuePanelProps) {
  const { estimate, provider } = revenue;
  const { sandbox } = useSite();
  const refunds = provider?.refunded ? formatMoney(provider.refunded) : null;
  return (
    <Panel title={copy.revenue} aside={sandbox.payments ? <SandboxTag /> : null}>
      <div className="grid gap-x-12 gap-y-7 px-5 pt-5 sm:px-6 md:grid-cols-2">
        <Figure
          name={copy.monthly}
          estimate={{ cents: estimate.monthly, note: copy.estimateMonthly }}
          provider={{
            cents: provider?.monthly ?? null,
            note: provider ? copy.atPrices : null,
          }}
        />
        <Figure
          name={copy.total}
          estimate={{ cents: estimate.total, note: copy.estimateTotal }}
          provider={{
            cents: provider && provider.collected - provider.refunded,
            note: provider ? copy.collected(formatMoney(inRange), refunds) : null,
          }}
        />
      </div>
      <p className="px-5 pt-4 pb-5 text-sm text-soft sm:px-6">
        {provider ? copy.providerHint(formatMomentUtc(provider.updatedAt)) : copy.providerNone}
      </p>
    </Panel>
  );
}
