import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PoolState } from '../../../db/handle.ts';
import type { Fields, Log } from '../../../log/log.ts';
import type { ThreadPoolState } from '../../../threads/thread-pool.ts';
import { bucketOf } from '../request-log/rules.ts';
import { isProviderFailure, isRefusal } from './rules.ts';

/** What is looked at now and then. */
export interface Sampled {
  queue: () => ThreadPoolState;
  /** Missing for the embedded database, which has no connections. */
  pool?: (() => PoolState) | undefined;
}

/** How often the main thread is looked at, and with it what waits. */
const lookMs = 50;
const sampleMs = 1000;

const nothing = () => ({ requests: 0, failed: 0, refused: 0, providers: 0, slow: 0 });

/**
 * Counts what this process does until the figures are taken. They come from the log's lines, so that
 * nothing can be counted that the log may not hold.
 */
export function openTally({ queue, pool }: Sampled) {
  let counts = nothing();
  let buckets = new Map<number, number>();
  let highest = { queue: 0, used: 0, waiting: 0 };
  const delay = monitorEventLoopDelay({ resolution: lookMs });
  delay.enable();

  function sample(): void {
    const state = pool?.() ?? { open: 0, idle: 0, waiting: 0 };
    highest = {
      queue: Math.max(highest.queue, queue().waiting),
      used: Math.max(highest.used, state.open - state.idle),
      waiting: Math.max(highest.waiting, state.waiting),
    };
  }
  const timer = setInterval(sample, sampleMs);
  timer.unref();

  function countRequest({ status, ms }: Fields): void {
    counts.requests += 1;
    if (Number(status) >= 500) counts.failed += 1;
    if (isRefusal(Number(status))) counts.refused += 1;
    const bucket = bucketOf(Number(ms));
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }

  function count(event: string, fields: Fields = {}): void {
    if (event === 'request') countRequest(fields);
    else if (event === 'slow-query') counts.slow += 1;
    else if (isProviderFailure(event)) counts.providers += 1;
  }

  const counted =
    (log: Log, level: 'info' | 'error'): Log['info'] =>
    (event, fields) => {
      count(event, fields);
      log[level](event, fields);
    };

  return {
    /** Counts each line, whatever the level, and passes it on. */
    countedLog: (log: Log): Log => ({ info: counted(log, 'info'), error: counted(log, 'error') }),
    /** The figures since they were taken last. */
    take() {
      sample();
      const { queue: waiting, ...connections } = highest;
      const taken = {
        ...counts,
        buckets: [...buckets],
        // What is told is when the timer came, which is never before its time; nothing but NaN before it came once.
        lag: Math.max(0, Math.round(delay.percentile(99) / 1e6 - lookMs) || 0),
        queue: waiting,
        queueLimit: queue().maxWaiting,
        pool: pool ? connections : null,
      };
      counts = nothing();
      buckets = new Map();
      highest = { queue: 0, used: 0, waiting: 0 };
      delay.reset();
      return taken;
    },
    close() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
