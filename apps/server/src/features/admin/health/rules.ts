import {
  type AdminHealth,
  type HealthSeries,
  type HealthSubject,
  healthLimits,
  healthStepSeconds,
  healthSteps,
  healthSubjects,
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

/** What is judged of each thing that can go wrong, in the unit of its limit. */
export function measuredOf(given: Judged): AdminHealth['measured'] {
  const { series, processes, database, disk, waiting, queueShare, now } = given;
  const answers = Math.max(1, total(series.rate) * healthStepSeconds);
  const silentMs = processes.map(({ heardAt }) => now - Date.parse(heardAt));
  return {
    latency: highest(series.p95),
    errors: total(series.failed) / answers,
    quotas: total(series.refused) / answers,
    providers: total(series.providers),
    queue: queueShare,
    lag: highest(series.lag),
    pool: highest(series.poolWaiting),
    slow: total(series.slow),
    processes: Math.max(0, ...silentMs) / 1000,
    replicas: database.replicaLagSeconds,
    disk: disk.bytes > 0 ? disk.freeBytes : null,
    ...waiting,
  };
}

function lightOf(subject: HealthSubject, value: number | null): Light {
  if (value === null) return 'good';
  const isPast = (limit: number) => (subject === 'disk' ? value < limit : value >= limit);
  const { watch, trouble } = healthLimits[subject];
  if (trouble !== null && isPast(trouble)) return 'trouble';
  return isPast(watch) ? 'watch' : 'good';
}

/** A word for each thing that can go wrong. */
export function lightsOf(measured: AdminHealth['measured']): AdminHealth['lights'] {
  const entries = healthSubjects.map((one) => [one, lightOf(one, measured[one])]);
  return Object.fromEntries(entries) as AdminHealth['lights'];
}
