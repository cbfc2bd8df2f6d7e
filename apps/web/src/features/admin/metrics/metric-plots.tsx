import { type AdminMetrics, type CountedByDay, sharePlatforms } from '@cleanpaste/contract';
import { chartCopy as copy } from '../../../copy/chart-copy.ts';
import { formatDuration, formatMoney } from '../lists/figures.ts';
import { BlankPlots } from './blank-plots.tsx';
import { DayPlot, type DayPlotProps } from './day-plot.tsx';
import { isBlank, type Series } from './plot.ts';

const duration = (ms: number) => formatDuration(ms);
const money = (cents: number) => formatMoney(cents).replace(/\.00$/, '');

/** Every figure by the day; those without a value, in a line each, below the others. */
export function MetricPlots({ metrics }: { metrics: AdminMetrics }) {
  const { days, inRange } = metrics;
  const dates = days.map(({ date }) => date);
  const counted = (name: string, key: CountedByDay): Series => ({
    name,
    values: days.map(({ counts }) => counts[key]),
  });
  const measured = (
    name: string,
    key: 'refused' | 'failed' | 'collected' | 'p50' | 'p95' | 'p99',
    style?: Series['style'],
  ): Series => ({
    name,
    style,
    values: days.map((day) => day[key]),
  });
  const overall: Record<string, number | null> = {
    [copy.p50]: inRange.p50,
    [copy.p95]: inRange.p95,
    [copy.p99]: inRange.p99,
  };
  const plots: Omit<DayPlotProps, 'dates'>[] = [
    {
      title: copy.cleanups,
      series: [counted(copy.basic, 'basic'), counted(copy.statistical, 'statistical')],
    },
    {
      title: copy.users,
      kind: 'pairs',
      series: [counted(copy.joined, 'joined'), counted(copy.left, 'left')],
    },
    {
      title: copy.subscriptions,
      kind: 'pairs',
      series: [counted(copy.started, 'started'), counted(copy.ended, 'ended')],
    },
    { title: copy.revenue, series: [measured(copy.collected, 'collected')], format: money },
    {
      title: copy.shares,
      series: sharePlatforms.map((platform) => counted(copy.platforms[platform], platform)),
    },
    { title: copy.checks, series: [counted(copy.checksName, 'checks')] },
    {
      title: copy.errors,
      series: [
        measured(copy.refused, 'refused', 'third'),
        measured(copy.failed, 'failed', 'wrong'),
      ],
    },
    {
      title: copy.latency,
      kind: 'lines',
      series: [measured(copy.p50, 'p50'), measured(copy.p95, 'p95'), measured(copy.p99, 'p99')],
      format: duration,
      overall: ({ name }) => formatDuration(overall[name] ?? null),
    },
  ];
  const [blank, drawn] = [true, false].map((wanted) =>
    plots.filter(({ series }) => isBlank(series) === wanted),
  ) as [typeof plots, typeof plots];
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 empty:hidden">
        {drawn.map((plot) => (
          <DayPlot key={plot.title} dates={dates} {...plot} />
        ))}
      </div>
      <BlankPlots plots={blank.map(({ title }) => ({ title, note: copy.none }))} />
    </>
  );
}
