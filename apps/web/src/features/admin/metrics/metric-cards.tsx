import type { AdminMetrics } from '@cleanpaste/contract';
import { metricsCopy as copy } from '../../../copy/metrics-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatDuration } from '../lists/figures.ts';

interface CardProps {
  label: string;
  figure: string;
  /** Which time the figure is of, where it is not the range. */
  of?: string;
  notes: string[];
}

/** Its three parts share the rows of the tiles beside it: where a label wraps, the figures still stand in line. */
function Card({ label, figure, of, notes }: CardProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-1 rounded-2xl border border-line bg-surface px-4 py-4 shadow-card sm:px-5">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-serif text-[2.1rem] leading-tight tabular-nums">
        {figure} {of ? <span className="font-sans text-sm text-soft">{of}</span> : null}
      </dd>
      <dd className="space-y-1 text-sm text-soft tabular-nums">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </dd>
    </div>
  );
}

interface MetricCardsProps {
  metrics: AdminMetrics;
  /** Null while it is not known yet. */
  sharesEver: number | null;
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthOf = (now: Date) => month.format(now);

/** The figures that stand over the plots, each with the time that it is of, and below what the range adds. */
export function MetricCards({ metrics, sharesEver }: MetricCardsProps) {
  const { totals, inRange } = metrics;
  const { counts } = inRange;
  const n = formatCount;
  const shares = counts.twitter + counts.facebook + counts.bluesky;
  const cards: CardProps[] = [
    {
      label: copy.users,
      figure: n(totals.users),
      of: copy.now,
      notes: [copy.joinedInRange(n(counts.joined), n(counts.left))],
    },
    {
      label: copy.cleaned,
      figure: n(totals.basic + totals.statistical),
      of: copy.ever,
      notes: [
        copy.cleanedOf(n(totals.basic), n(totals.statistical)),
        copy.inRange(n(counts.basic + counts.statistical)),
      ],
    },
    {
      label: copy.subscriptions,
      figure: n(totals.activeSubscriptions),
      of: copy.now,
      notes: [copy.startedInRange(n(counts.started), n(counts.ended))],
    },
    {
      label: copy.canceled,
      figure: n(totals.canceledSubscriptions),
      of: copy.ever,
      notes: [
        copy.canceledMonth(n(counts.ended), n(totals.monthlyCancellations), monthOf(new Date())),
        copy.canceledHint,
      ],
    },
    {
      label: copy.checks,
      figure: n(totals.checks),
      of: copy.ever,
      notes: [copy.inRange(n(counts.checks))],
    },
    {
      label: copy.shares,
      figure: sharesEver === null ? '–' : n(sharesEver),
      of: copy.ever,
      notes: [copy.inRange(n(shares))],
    },
    {
      label: copy.requests,
      figure: n(inRange.requests),
      notes: [
        copy.within,
        copy.requestsFailed(n(inRange.refused), n(inRange.failed)),
        copy.requestsFrom,
      ],
    },
    {
      label: copy.answered,
      figure: formatDuration(inRange.p95),
      notes: [
        copy.within,
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
