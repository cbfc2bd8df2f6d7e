import type { AdminHealth, HealthSeries } from '@cleanpaste/contract';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatDuration } from '../lists/figures.ts';
import { BlankPlots } from '../metrics/blank-plots.tsx';
import { isBlank, type Series } from '../metrics/plot.ts';
import { formatRate, lastOf } from './figures.ts';
import { HourChart, type HourChartProps } from './hour-chart.tsx';
import { LightSign } from './light-sign.tsx';

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** The pictures of the last hour: what is asked, how fast it is answered, and what stands in the way; where there was nothing, a line. */
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
  const all: HourChartProps[] = [
    { title: copy.requests, series: [line('rate', copy.requests)], format: formatRate },
    {
      title: subjects.latency,
      light: lights.latency,
      series: lines(copy.latencyLines),
      unit: copy.forHalf,
      format: formatDuration,
    },
    { title: subjects.errors, light: lights.errors, ...counts('failed') },
    { title: subjects.quotas, light: lights.quotas, ...counts('refused') },
    { title: subjects.providers, light: lights.providers, ...counts('providers') },
    { title: subjects.slow, light: lights.slow, ...counts('slow') },
    {
      title: subjects.queue,
      light: lights.queue,
      series: [line('queue', subjects.queue)],
      format: formatCount,
    },
    {
      title: subjects.lag,
      light: lights.lag,
      series: [line('lag', subjects.lag)],
      format: formatDuration,
    },
    {
      title: subjects.pool,
      light: lights.pool,
      series: lines(copy.poolLines),
      unit: copy.inUse,
      format: formatCount,
    },
  ];
  const charts = all.filter(
    ({ title }) => title !== subjects.pool || health.database.engine === 'postgres',
  );
  const blank = charts.filter((chart) => isBlank(chart.series));
  return (
    <section aria-label={copy.charts} className="space-y-3 sm:space-y-4">
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 empty:hidden">
        {charts
          .filter((chart) => !blank.includes(chart))
          .map((chart) => (
            <HourChart key={chart.title} {...chart} />
          ))}
      </div>
      <BlankPlots
        plots={blank.map(({ title, light, series: drawn }) => ({
          title,
          note: drawn.some(({ values }) => lastOf(values) !== null) ? copy.blank : copy.unmeasured,
          light: light ? <LightSign light={light} /> : null,
        }))}
      />
    </section>
  );
}
