import type { AdminHealth, HealthSeries } from '@cleanpaste/contract';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatDuration } from '../lists/figures.ts';
import type { Series } from '../metrics/plot.ts';
import { formatRate } from './figures.ts';
import { HourChart } from './hour-chart.tsx';

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** The pictures of the last hour: what is asked, how fast it is answered, and what stands in the way. */
export function HourCharts({ health }: { health: AdminHealth }) {
  const { series, lights } = health;
  const { subjects } = copy;
  const line = (name: keyof HealthSeries, title: string): Series => ({
    name: title,
    values: series[name],
  });
  const lines = (names: Partial<Record<keyof HealthSeries, string>>) =>
    Object.entries(names).map(([name, title]) => line(name as keyof HealthSeries, title));
  const counts = (name: 'failed' | 'refused' | 'providers' | 'slow') => ({
    series: [line(name, name)],
    format: formatCount,
    unit: copy.perStep,
    note: copy.inAll(formatCount(sum(series[name]))),
  });
  return (
    <section aria-label={copy.charts} className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      <HourChart title={copy.requests} series={[line('rate', copy.requests)]} format={formatRate} />
      <HourChart
        title={subjects.latency}
        light={lights.latency}
        series={lines(copy.latencyLines)}
        unit={copy.forHalf}
        format={formatDuration}
      />
      <HourChart title={subjects.errors} light={lights.errors} {...counts('failed')} />
      <HourChart title={subjects.quotas} light={lights.quotas} {...counts('refused')} />
      <HourChart title={subjects.providers} light={lights.providers} {...counts('providers')} />
      <HourChart title={subjects.slow} light={lights.slow} {...counts('slow')} />
      <HourChart
        title={subjects.queue}
        light={lights.queue}
        series={[line('queue', subjects.queue)]}
        format={formatCount}
      />
      <HourChart
        title={subjects.lag}
        light={lights.lag}
        series={[line('lag', subjects.lag)]}
        format={formatDuration}
      />
      {health.database.engine === 'postgres' ? (
        <HourChart
          title={subjects.pool}
          light={lights.pool}
          series={lines(copy.poolLines)}
          unit={copy.inUse}
          format={formatCount}
        />
      ) : null}
    </section>
  );
}
