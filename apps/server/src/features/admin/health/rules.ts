import {
  type AdminHealth,
  type HealthSeries,
  healthStepSeconds,
  healthSteps,
  type Light,
} from '@cleanpaste/contract';
import { percentile } from '../request-log/rules.ts';
import type { ProcessStep } from './schema.ts';

export const stepMs = healthStepSeconds * 1000;

/** When the step ends that comes after the one that ended then, or after now where that is long ago or far ahead. */
export function endAfter(now: number, lastEnd: number): number {
  const end = (Math.floor(now / stepMs) + 1) * stepMs;
  return lastEnd - now >= 0 && lastEnd - now <= stepMs ? lastEnd + stepMs : end;
}

/** Whether a step has not ended yet; not so where the clock was put back meanwhile. */
export const isBefore = (now: number, end: number) => now < end && end - now <= stepMs;

/** Adds up what several processes tell of one step; null where none did. */
function together(steps: readonly ProcessStep[]) {
  if (steps.length === 0) return null;
  const sum = (of: (step: ProcessStep) => number) => steps.reduce((all, one) => all + of(one), 0);
  const buckets = steps.flatMap((one) =>
    one.buckets.map(([bucket, requests]) => ({ bucket, requests })),
  );
  const pools = steps.map(({ pool }) => pool).filter((pool) => pool !== null);
  const poolSum = (of: 'used' | 'waiting') =>
    pools.length === 0 ? null : pools.reduce((all, pool) => all + pool[of], 0);
  return {
    rate: sum((one) => one.requests) / healthStepSeconds,
    ...{ p50: percentile(buckets, 0.5), p95: percentile(buckets, 0.95) },
    p99: percentile(buckets, 0.99),
    failed: sum((one) => one.failed),
    refused: sum((one) => one.refused),
    providers: sum((one) => one.providers),
    slow: sum((one) => one.slow),
    queue: sum((one) => one.queue),
    lag: Math.max(...steps.map(({ lag }) => lag)),
    ...{ poolUsed: poolSum('used'), poolWaiting: poolSum('waiting') },
  };
}

const names = [
  ...(['rate', 'p50', 'p95', 'p99', 'failed', 'refused', 'providers', 'slow'] as const),
  ...(['queue', 'lag', 'poolUsed', 'poolWaiting'] as const),
];

/**
 * The figures of the last hour, of all processes together.
 * @param last number of the last step that has ended
 */
export function seriesOf(told: readonly ProcessStep[], last: number): HealthSeries {
  const byStep = Map.groupBy(told, ({ step }) => step);
  const sums = Array.from({ length: healthSteps }, (_, at) =>
    together(byStep.get(last - healthSteps + 1 + at) ?? []),
  );
  const entries = names.map((name) => [name, sums.map((sum) => sum?.[name] ?? null)] as const);
  return Object.fromEntries(entries) as HealthSeries;
}

/** What is judged: five minutes, so that one bad moment is seen and forgotten. */
const judgedSteps = 10;

const lately = (values: readonly (number | null)[]) =>
  values.slice(-judgedSteps).filter((value) => value !== null);
const highest = (values: readonly (number | null)[]) => Math.max(0, ...lately(values));
const total = (values: readonly (number | null)[]) => lately(values).reduce((a, b) => a + b, 0);

/** @param from the first values that ask for a look, and for help */
const above = (value: number, [watch, trouble]: readonly [number, number]): Light => {
  if (value >= trouble) return 'trouble';
  return value >= watch ? 'watch' : 'good';
};

const gigabyte = 1e9;

/** How full the fullest queue was lately: each process has one of its own. */
export function queueShareOf(told: readonly ProcessStep[], last: number): number {
  const judged = told.filter(({ step }) => step > last - judgedSteps && step <= last);
  return Math.max(0, ...judged.map(({ queue, queueLimit }) => queue / Math.max(1, queueLimit)));
}

type Judged = Pick<AdminHealth, 'series' | 'processes' | 'database' | 'disk' | 'waiting'> & {
  /** Of what may wait in one process. */
  queueShare: number;
  now: number;
};

/** A word for each thing that can go wrong. */
export function lightsOf(given: Judged): AdminHealth['lights'] {
  const { series, processes, database, disk, waiting, queueShare, now } = given;
  const answers = Math.max(1, total(series.rate) * healthStepSeconds);
  const silentMs = processes.map(({ heardAt }) => now - Date.parse(heardAt));
  const lag = database.replicaLagSeconds ?? 0;
  const isLow = (bytes: number) => disk.bytes > 0 && disk.freeBytes < bytes;
  return {
    latency: above(highest(series.p95), [1000, 5000]),
    errors: above(total(series.failed) / answers, [0.01, 0.05]),
    // Whoever calls too often is refused all day long: that is what limits are for.
    quotas: total(series.refused) / answers >= 0.2 ? 'watch' : 'good',
    providers: above(total(series.providers), [1, 10]),
    queue: above(queueShare, [0.25, 0.9]),
    lag: above(highest(series.lag), [100, 1000]),
    pool: above(highest(series.poolWaiting), [1, 20]),
    slow: above(total(series.slow), [1, 50]),
    processes: above(Math.max(0, ...silentMs), [stepMs * 3, Number.POSITIVE_INFINITY]),
    replicas: above(lag, [10, 60]),
    disk: isLow(gigabyte / 5) ? 'trouble' : isLow(gigabyte) ? 'watch' : 'good',
    mails: above(waiting.mails, [10, 100]),
    events: above(waiting.events, [10, 100]),
  };
}
