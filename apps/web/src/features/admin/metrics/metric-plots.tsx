import { type AdminMetrics, type CountedByDay, sharePlatforms } from '@cleanpaste/contract';
import { chartCopy as copy } from '../../../copy/chart-copy.ts';
import { formatDuration, formatMoney } from '../lists/figures.ts';
import { DayPlot } from './day-plot.tsx';
import type { Series } from './plot.ts';

const duration = (ms: number) => formatDuration(ms);
const money = (cents: number) => formatMoney(cents).replace(/\.00$/, '');

/** Every figure by the day. */
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
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <DayPlot
        title={copy.cleanups}
        dates={dates}
        series={[counted(copy.basic, 'basic'), counted(copy.statistical, 'statistical')]}
      />
      <DayPlot
        title={copy.users}
        kind="pairs"
        dates={dates}
        series={[counted(copy.joined, 'joined'), counted(copy.left, 'left')]}
      />
      <DayPlot
        title={copy.subscriptions}
        kind="pairs"
        dates={dates}
        series={[counted(copy.started, 'started'), counted(copy.ended, 'ended')]}
      />
      <DayPlot
        title={copy.revenue}
        dates={dates}
        series={[measured(copy.collected, 'collected')]}
        format={money}
      />
      <DayPlot
        title={copy.shares}
        dates={dates}
        series={sharePlatforms.map((platform) => counted(copy.platforms[platform], platform))}
      />
      <DayPlot title={copy.checks} dates={dates} series={[counted(copy.checksName, 'checks')]} />
      <DayPlot
        title={copy.errors}
        dates={dates}
        series={[measured(copy.refused, 'refused', 2), measured(copy.failed, 'failed', 1)]}
      />
      <DayPlot
        title={copy.latency}
        kind="lines"
        dates={dates}
        series={[measured(copy.p50, 'p50'), measured(copy.p95, 'p95'), measured(copy.p99, 'p99')]}
        format={duration}
        overall={({ name }) => formatDuration(overall[name] ?? null)}
      />
    </div>
  );
}
