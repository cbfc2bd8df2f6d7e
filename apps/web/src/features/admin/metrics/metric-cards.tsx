import type { AdminMetrics } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { metricsCopy as copy } from '../../../copy/metrics-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatDuration, formatMoney } from '../lists/figures.ts';

interface FactProps {
  label: string;
  figure: string;
  /** Since when it is counted, where it is not what there is now. */
  of?: string;
  note?: string;
}

function Fact({ label, figure, of, note }: FactProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-0.5 pt-4">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">
        {figure} {of ? <span className="text-sm font-normal text-soft">{of}</span> : null}
      </dd>
      <dd className="text-sm text-soft tabular-nums">{note}</dd>
    </div>
  );
}

interface MetricFactsProps {
  totals: AdminMetrics['totals'];
  /** Null while it is not known yet. */
  sharesEver: number | null;
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthOf = (now: Date) => month.format(now);

/** What no range changes: what there is, and what was counted since the beginning. */
export function MetricFacts({ totals, sharesEver }: MetricFactsProps) {
  const n = formatCount;
  const facts: FactProps[] = [
    { label: copy.users, figure: n(totals.users) },
    { label: copy.subscriptions, figure: n(totals.activeSubscriptions) },
    {
      label: copy.canceled,
      figure: n(totals.canceledSubscriptions),
      of: copy.ever,
      note: copy.canceledMonth(n(totals.monthlyCancellations), monthOf(new Date())),
    },
    {
      label: copy.cleaned,
      figure: n(totals.basic + totals.statistical),
      of: copy.ever,
      note: copy.cleanedOf(n(totals.basic), n(totals.statistical)),
    },
    { label: copy.checks, figure: n(totals.checks), of: copy.ever },
    { label: copy.shares, figure: sharesEver === null ? '–' : n(sharesEver), of: copy.ever },
  ];
  return (
    <Panel title={copy.asOfNow}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-0.5 px-5 pt-1 pb-5 sm:grid-cols-3 sm:px-6 lg:grid-cols-[repeat(6,auto)]">
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
    </Panel>
  );
}

interface CardProps {
  label: string;
  figure: string;
  notes: string[];
}

/** Its three parts share the rows of the tiles beside it: where a label wraps, the figures still stand in line. */
function Card({ label, figure, notes }: CardProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-1 rounded-2xl border border-line bg-surface px-4 py-4 shadow-card sm:px-6">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-serif text-[2.1rem] leading-tight tabular-nums">{figure}</dd>
      <dd className="space-y-1 text-sm text-soft tabular-nums">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </dd>
    </div>
  );
}

/** The figures of the range, which stand over its plots. */
export function MetricCards({ inRange, revenue }: Pick<AdminMetrics, 'inRange' | 'revenue'>) {
  const { counts, collected } = inRange;
  // What the provider never told of is not nothing.
  const isTold = revenue.provider !== null || collected !== 0;
  const n = formatCount;
  const cards: CardProps[] = [
    { label: copy.joined, figure: n(counts.joined), notes: [copy.left(n(counts.left))] },
    {
      label: copy.cleaned,
      figure: n(counts.basic + counts.statistical),
      notes: [copy.cleanedOf(n(counts.basic), n(counts.statistical))],
    },
    { label: copy.started, figure: n(counts.started), notes: [copy.ended(n(counts.ended))] },
    {
      label: copy.collected,
      figure: isTold ? formatMoney(collected) : '–',
      notes: isTold ? [copy.lessRefunds] : [],
    },
    { label: copy.checks, figure: n(counts.checks), notes: [] },
    { label: copy.shares, figure: n(counts.twitter + counts.facebook + counts.bluesky), notes: [] },
    {
      label: copy.requests,
      figure: n(inRange.requests),
      notes: [copy.requestsFailed(n(inRange.refused), n(inRange.failed)), copy.requestsFrom],
    },
    {
      label: copy.answered,
      figure: formatDuration(inRange.p95),
      notes: [
        copy.answeredHalf(formatDuration(inRange.p50)),
        copy.answeredMost(formatDuration(inRange.p99)),
      ],
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map((card) => (
        <Card key={card.label} {...card} />
      ))}
    </dl>
  );
}
