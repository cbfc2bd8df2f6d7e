import {
  type CountedByDay,
  countedByDay,
  type MetricsDay,
  type MetricsRange,
} from '@cleanpaste/contract';
import { type DayStats, summarize } from '../request-log/rules.ts';
import type { dailyMetrics } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** All days from one to another, both counted. */
function daysOf({ from, to }: MetricsRange): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** The days of a range that have come; today where none has. */
export const untilToday = ({ from, to }: MetricsRange, today: string): MetricsRange => ({
  from: from < today ? from : today,
  to: to < today ? to : today,
});

/** The moments that a range lies between, from the first one up to the second, which has come. */
export const momentsOf = ({ from, to }: MetricsRange, now: Date) => ({
  since: new Date(from),
  until: new Date(Math.min(Date.parse(to) + dayMs - 1, now.getTime())),
  now,
});

/** What the tables call it, in the words of the answer. */
const names: Record<(typeof dailyMetrics)[number], CountedByDay> = {
  cleanups_basic: 'basic',
  cleanups_statistical: 'statistical',
  checks: 'checks',
  users_joined: 'joined',
  users_left: 'left',
  shares_twitter: 'twitter',
  shares_facebook: 'facebook',
  shares_bluesky: 'bluesky',
};

type Counts = Record<CountedByDay, number>;
const noCounts = () => Object.fromEntries(countedByDay.map((name) => [name, 0])) as Counts;

export interface DayRows {
  counted: { metric: (typeof dailyMetrics)[number]; day: string; value: number }[];
  started: { day: string; value: number }[];
  ended: { day: string; value: number }[];
  /** Cents. */
  collected: { day: string; value: number }[];
  stats: DayStats[];
}

/** One entry a day, also where nothing happened. */
export function metricsByDay(range: MetricsRange, rows: DayRows): MetricsDay[] {
  const counts = new Map(daysOf(range).map((day) => [day, noCounts()]));
  const add = (name: CountedByDay, { day, value }: { day: string; value: number }) => {
    const entry = counts.get(day);
    if (entry) entry[name] += value;
  };
  for (const row of rows.counted) add(names[row.metric], row);
  for (const row of rows.started) add('started', row);
  for (const row of rows.ended) add('ended', row);
  const collected = new Map(rows.collected.map(({ day, value }) => [day, value]));
  const stats = Map.groupBy(rows.stats, ({ day }) => day);
  return [...counts].map(([date, ofDay]) => ({
    date,
    counts: ofDay,
    collected: collected.get(date) ?? 0,
    ...summarize(stats.get(date) ?? []),
  }));
}

/** The sums of a range. */
export function metricsInRange(days: readonly MetricsDay[], stats: readonly DayStats[]) {
  const counts = noCounts();
  let collected = 0;
  for (const day of days) {
    for (const name of countedByDay) counts[name] += day.counts[name];
    collected += day.collected;
  }
  return { counts, collected, ...summarize(stats) };
}
