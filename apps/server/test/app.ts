import { randomUUID } from 'node:crypto';
import { createApp, type Deps } from '../src/app.ts';
import { readConfig } from '../src/config/environment.ts';
import type { Database } from '../src/db/handle.ts';
import { createLog } from '../src/log/log.ts';
import { runHere } from '../src/threads/run-job.ts';

/** A clock that stands still until a test moves it. */
export function testClock(start = '2026-03-14T12:00:00Z') {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance(ms: number) {
      time += ms;
    },
  };
}

export type TestApp = ReturnType<typeof testApp>;

/** An application of a test's own: settings as environment variables, a clock to move, a log to read. */
export function testApp(
  database: Pick<Database, 'handle'>,
  env: Record<string, string> = {},
  deps: Partial<Deps> = {},
) {
  const clock = testClock();
  const lines: string[] = [];
  const log = createLog({ level: 'info', now: clock.now, write: (line) => lines.push(line) });
  const given: Deps = {
    config: readConfig(env),
    db: database.handle,
    clock,
    log,
    secret: 'a secret that only tests know, of length enough',
    readiness: { state: 'ready' },
    runJob: runHere,
    site: null,
    sendMail: async () => {},
    live: { subscribe: async () => () => {}, streams: () => 0, close: async () => {} },
    requestLog: {
      add() {},
      flush: async () => {},
      state: () => ({ waiting: 0, dropped: 0 }),
      close: async () => {},
    },
    health: { record: () => ({ own: 'this', steps: [], queueLimit: 64 }) },
    queue: () => ({ threads: 1, busy: 0, waiting: 0, maxWaiting: 64 }),
    startedAt: clock.now(),
    port: 3000,
    onBreach(message) {
      throw new Error(message);
    },
    ...deps,
  };
  const app = createApp(given);
  const request = (path: string, init: RequestInit = {}, address = '192.0.2.1') =>
    Promise.resolve(app.request(path, init, { incoming: { socket: { remoteAddress: address } } }));
  return {
    app,
    deps: given,
    clock,
    lines,
    request,
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
    /** Posts JSON the way the page does. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}, address?: string) =>
      request(
        path,
        {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'x-session-id': randomUUID(), ...headers },
        },
        address,
      ),
  };
}
