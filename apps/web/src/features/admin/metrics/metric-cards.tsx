import type { AdminMetrics } from '@cleanpaste/contract';
import { metricsCopy as copy } from '../../../copy/metrics-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatDuration } from '../lists/figures.ts';

interface CardProps {
  label: string;
  figure: string;
  notes: string[];
}

function Card({ label, figure, notes }: CardProps) {
  return (
    <div className="rounded-2xl border border-line bg-surface px-4 py-4 shadow-card sm:px-5">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-1 font-serif text-[2.1rem] leading-tight tabular-nums">{figure}</dd>
      {notes.map((note) => (
        <dd key={note} className="mt-1 text-sm text-soft tabular-nums">
          {note}
        </dd>
      ))}
    </div>
  );
}

interface MetricCardsProps {
  metrics: AdminMetrics;
  /** Null while it is not known yet. */
  sharesEver: number | null;
}

/** The figures that stand over the plots: since the beginning, and below what the range adds. */
export function MetricCards({ metrics, sharesEver }: MetricCardsProps) {
  const { totals, inRange } = metrics;
  const { counts } = inRange;
  const n = formatCount;
  const shares = counts.twitter + counts.facebook + counts.bluesky;
  const cards: CardProps[] = [
    { label: copy.users, figure: n(totals.users), notes: [copy.newInRange(n(counts.joined))] },
    {
      label: copy.cleaned,
      figure: n(totals.basic + totals.statistical),
      notes: [
        copy.cleanedOf(n(totals.basic), n(totals.statistical)),
        copy.inRange(n(counts.basic + counts.statistical)),
      ],
    },
    {
      label: copy.subscriptions,
      figure: n(totals.activeSubscriptions),
      notes: [copy.startedInRange(n(counts.started), n(counts.ended))],
    },
    {
      label: copy.canceled,
      figure: n(totals.canceledSubscriptions),
      notes: [copy.canceledMonth(n(totals.monthlyCancellations))],
    },
    { label: copy.checks, figure: n(totals.checks), notes: [copy.inRange(n(counts.checks))] },
    {
      label: copy.shares,
      figure: sharesEver === null ? '–' : n(sharesEver),
      notes: [copy.inRange(n(shares))],
    },
    {
      label: copy.calls,
      figure: n(inRange.requests),
      notes: [copy.callsFailed(n(inRange.refused), n(inRange.failed))],
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
