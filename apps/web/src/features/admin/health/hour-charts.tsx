import {
  type AdminHealth,
  type HealthSeries,
  type HealthSubject,
  lights,
} from '@cleanpaste/contract';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatDuration } from '../lists/figures.ts';
import { BlankPlots } from '../metrics/blank-plots.tsx';
import { isBlank, type Series } from '../metrics/plot.ts';
import { formatRate, judgedOf, lastOf, reasonOf } from './figures.ts';
import type { Ground } from './grounds.ts';
import { GroundTile } from './grounds-panel.tsx';
import { HourChart, type HourChartProps } from './hour-chart.tsx';
import { LightSign } from './light-sign.tsx';

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** What stands worst comes first. */
const byLight = (a: HourChartProps, b: HourChartProps) =>
  lights.indexOf(b.light ?? 'good') - lights.indexOf(a.light ?? 'good');

const isTroubled = ({ light }: HourChartProps) => light === 'trouble';

/** Whether rows of three would leave one alone in the last. */
const inFours = (count: number) => count % 4 === 0 || count % 3 === 1;

/** How many of what is in trouble, which comes first, are drawn twice as wide, so that the last row is full. */
const widened = ['', 'lg:[&>:first-child]:col-span-2', 'lg:[&>:nth-child(-n+2)]:col-span-2'];
const widenedFor = (count: number, troubled: number) => {
  const columns = inFours(count) ? 4 : 3;
  const holes = (columns - (count % columns)) % columns;
  return holes <= troubled ? widened[holes] : '';
};

/** One or two have half the width each. */
const columnsFor = (count: number) =>
  count < 3 ? '' : inFours(count) ? 'lg:grid-cols-4' : 'lg:grid-cols-3';

interface HourChartsProps {
  health: AdminHealth;
  /** Of what the server stands on, what is in trouble: it comes before what is less bad. */
  troubled: Ground[];
}

/** The pictures of the last hour: what is asked, how fast it is answered, and what stands in the way; where there was nothing, a line. */
export function HourCharts({ health, troubled }: HourChartsProps) {
  const { series, lights: now } = health;
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
  const judge = (subject: HealthSubject) => ({
    subject,
    light: now[subject],
    held:
      now[subject] === 'good' &&
      judgedOf(subject, 'good', health.measured?.[subject]) === null &&
      typeof health.measured?.[subject] === 'number'
        ? reasonOf(subject, 'good', health.measured[subject])
        : null,
    judged: judgedOf(subject, now[subject], health.measured?.[subject]),
  });
  const all: HourChartProps[] = [
    {
      title: copy.requests,
      series: [line('rate', copy.requests)],
      unit: copy.now,
      format: formatRate,
    },
    {
      title: subjects.latency,
      ...judge('latency'),
      series: lines(copy.latencyLines),
      unit: copy.forHalf,
      format: formatDuration,
    },
    { title: subjects.errors, ...judge('errors'), ...counts('failed') },
    { title: subjects.quotas, ...judge('quotas'), ...counts('refused') },
    { title: subjects.providers, ...judge('providers'), ...counts('providers') },
    { title: subjects.slow, ...judge('slow'), ...counts('slow') },
    {
      title: subjects.queue,
      ...judge('queue'),
      series: [line('queue', subjects.queue)],
      unit: copy.inLine,
      format: formatCount,
    },
    {
      title: subjects.lag,
      ...judge('lag'),
      series: [line('lag', subjects.lag)],
      format: formatDuration,
    },
    {
      title: subjects.pool,
      ...judge('pool'),
      series: lines(copy.poolLines),
      unit: copy.inUse,
      format: formatCount,
    },
  ];
  const charts = all.filter(
    ({ title }) => title !== subjects.pool || health.database.engine === 'postgres',
  );
  const blank = charts.filter((chart) => isBlank(chart.series));
  const drawn = charts.filter((chart) => !blank.includes(chart)).sort(byLight);
  const count = drawn.length + troubled.length;
  const inTrouble = drawn.filter(isTroubled).length + troubled.length;
  return (
    <section aria-label={copy.charts} className="space-y-3 sm:space-y-4">
      <div
        className={`${widenedFor(count, inTrouble)} grid gap-3 sm:grid-cols-2 sm:gap-4 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 ${columnsFor(count)} empty:hidden`}
      >
        {drawn.filter(isTroubled).map((chart) => (
          <HourChart key={chart.title} {...chart} />
        ))}
        {troubled.map((ground) => (
          <GroundTile key={ground.term} {...ground} />
        ))}
        {drawn
          .filter((chart) => !isTroubled(chart))
          .map((chart) => (
            <HourChart key={chart.title} {...chart} />
          ))}
      </div>
      <BlankPlots
        plots={blank.map(({ title, light, series: empty }) => ({
          title,
          note: empty.some(({ values }) => lastOf(values) !== null) ? copy.blank : copy.unmeasured,
          // Nothing measured is not good.
          light:
            light && empty.some(({ values }) => lastOf(values) !== null) ? (
              <LightSign light={light} />
            ) : null,
        }))}
      />
    </section>
  );
}
