import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '../../db/handle.ts';
import type { Fields, Log } from '../../log/log.ts';
import type { ThreadPoolState } from '../../threads/thread-pool.ts';

/** What is looked at when somebody asks; all of it is counted anyway. */
export interface Watched {
  queue: () => ThreadPoolState;
  /** Missing for the embedded database, which has no connections. */
  pool?: (() => PoolState) | undefined;
  isReady: () => boolean;
}

export interface Measures {
  /** Counts each line, whatever the level, and passes it on. */
  countedLog(log: Log): Log;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
  close(): void;
}

/** Seconds, from an answer out of memory to a model's rewrite. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/**
 * Figures of this process for Prometheus. They are taken from the log's lines, so that nothing can be
 * counted that the log may not hold: no text, no token, no address, and as many series as there are routes.
 */
export function openMeasures({ queue, pool, isReady }: Watched): Measures {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'cleanpaste_requests_total',
    help: 'Answers, by the route that gave them and their status. 429 and 402 are limits that said no.',
    labelNames: ['route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'cleanpaste_request_seconds',
    help: 'Time until an answer began, by route.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const events = new Counter({
    name: 'cleanpaste_events_total',
    help: 'Lines of the log other than requests, by their event: failures of providers among them.',
    labelNames: ['event', 'level'],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name: `cleanpaste_${name}`, help, registers },
      collect() {
        this.set(read());
      },
    });
  gauge('ready', '1 while the server takes requests.', () => Number(isReady()));
  gauge('threads', 'Threads for long work at most.', () => queue().threads);
  gauge('threads_busy', 'Threads that have work.', () => queue().busy);
  gauge('queue_waiting', 'Long work that waits for a thread.', () => queue().waiting);
  gauge('queue_limit', 'How much may wait; above, callers are told 503.', () => queue().maxWaiting);
  if (pool) {
    gauge('database_connections', 'Open connections to the database.', () => pool().open);
    gauge('database_connections_idle', 'Those that have nothing to do.', () => pool().idle);
    gauge('database_waiting', 'Queries that wait for a connection.', () => pool().waiting);
  }

  function count(level: 'info' | 'error', event: string, fields: Fields = {}) {
    if (event !== 'request') return events.inc({ event, level });
    const route = String(fields.route ?? 'none');
    requests.inc({ route, status: String(fields.status) });
    seconds.observe({ route }, Number(fields.ms) / 1000);
  }
  return {
    countedLog(log) {
      const counted =
        (level: 'info' | 'error'): Log['info'] =>
        (event, fields) => {
          count(level, event, fields);
          log[level](event, fields);
        };
      return { info: counted('info'), error: counted('error') };
    },
    text: () => register.metrics(),
    contentType: register.contentType,
    close: () => register.clear(),
  };
}
