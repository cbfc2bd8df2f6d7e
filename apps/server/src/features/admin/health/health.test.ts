import { type AdminHealth, adminHealth, healthSteps } from '@cleanpaste/contract';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { caller, openBrowser, openSite, type TestSite } from '../../../../test/site.ts';
import type { Database, Handle } from '../../../db/handle.ts';
import { createLog } from '../../../log/log.ts';
import { liveChannel, openLive } from '../live/service.ts';
import {
  endAfter,
  isBefore,
  lightsOf,
  measuredOf,
  queueShareOf,
  seriesOf,
  stepMs,
} from './rules.ts';
import type { ProcessStep } from './schema.ts';
import { openHealth } from './service.ts';

const path = '/functions/v1/admin/health';
const adminEmail = 'boss@example.com';
const silent = createLog({ level: 'silent', now: () => new Date() });
const queue = () => ({ threads: 4, busy: 1, waiting: 3, maxWaiting: 64 });
const pool = () => ({ open: 5, idle: 2, waiting: 1 });

const quiet: ProcessStep = {
  ...{ id: 'a', version: '1', startedAt: 0, memory: 1, step: 1000 },
  ...{ requests: 0, failed: 0, refused: 0, providers: 0, slow: 0, buckets: [], lag: 0 },
  ...{ queue: 0, queueLimit: 64, pool: null },
};

let database: Database;
let site: TestSite;
/** At the end of a step, as the timer that ends them. */
const endOfStep = { now: () => new Date(Math.floor(Date.now() / stepMs) * stepMs) };
const health = openHealth({ clock: endOfStep, queue, pool });

beforeAll(async () => {
  database = await openTestDatabase();
  site = await openSite(database, { ADMIN_EMAIL: adminEmail }, { health });
});
afterAll(async () => {
  await site.close();
  await database.close();
});

async function person(email: string) {
  const browser = openBrowser(site.origin);
  return caller(site.origin, await browser.signIn(email));
}

describe('the figures of a process', () => {
  test('are counted from the lines of its log, step by step', () => {
    const clock = testClock();
    const own = openHealth({ clock, queue, pool });
    const log = own.countedLog(silent);
    const request = { route: 'GET /x', status: 200, ms: 8 };
    log.info('request', request);
    log.info('request', { ...request, status: 500, ms: 4000 });
    log.info('request', { ...request, status: 429 });
    log.info('request', { ...request, status: 402 });
    log.error('provider failed', {});
    log.info('slow-query', {});
    log.error('something-else', {});
    clock.advance(stepMs);
    expect(own.endStep()).toMatchObject({
      step: clock.now().getTime() / stepMs - 1,
      ...{ requests: 4, failed: 1, refused: 2, providers: 1, slow: 1, queue: 3, queueLimit: 64 },
      pool: { used: 3, waiting: 1 },
      buckets: [
        [12, 3],
        [48, 1],
      ],
    });
    clock.advance(stepMs);
    expect(own.endStep()).toMatchObject({ requests: 0, providers: 0, slow: 0, buckets: [] });
    expect(own.record().steps).toHaveLength(2);
    expect(own.steps()).toBe(2);
  });

  test('are told once a step, also by a timer that ends too early', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let at = 5 * stepMs + 7;
    const own = openHealth({ clock: { now: () => new Date(at) }, queue });
    const payloads: ProcessStep[] = [];
    const execute = (query: SQL) => {
      const { params } = new PgDialect().sqlToQuery(query);
      payloads.push(JSON.parse(String(params[1]).slice('health '.length)));
      return Promise.resolve();
    };
    const stop = own.tellEachStep({ execute } as unknown as Handle, silent);
    own.countedLog(silent).info('request', { status: 200, ms: 8 });
    const pass = (ms: number, seen = ms) => {
      at += seen;
      vi.advanceTimersByTime(ms);
    };
    pass(stepMs - 7, stepMs - 8);
    expect(payloads).toEqual([]);
    pass(1);
    expect(payloads.map(({ step, requests }) => [step, requests])).toEqual([[5, 1]]);
    // The clock goes back a little, then the timer comes half a minute late.
    at -= 2;
    pass(2);
    expect(payloads).toHaveLength(1);
    pass(stepMs, stepMs * 1.7);
    expect(payloads.map(({ step }) => step)).toEqual([5, 6]);
    await stop();
    // What was told of the last step stays as it was.
    expect(payloads.at(-1)).toMatchObject({ isStopped: true, step: 7 });
    expect(own.record().steps.map(({ step, requests }) => [step, requests])).toEqual([
      ...[
        [5, 1],
        [6, 0],
        [7, 0],
      ],
    ]);
    vi.useRealTimers();
  });

  test('wait for the step after the one that ended', () => {
    expect(endAfter(stepMs * 3, 0)).toBe(stepMs * 4);
    expect(endAfter(stepMs * 3 - 1, stepMs * 3)).toBe(stepMs * 4);
    expect(endAfter(stepMs * 3.8, stepMs * 3)).toBe(stepMs * 4);
    expect(endAfter(stepMs * 3, stepMs * 900)).toBe(stepMs * 4);
    expect([isBefore(9, 10), isBefore(10, 10), isBefore(9, 9 + stepMs * 2)]).toEqual([
      ...[true, false, false],
    ]);
  });

  test('are forgotten after an hour', () => {
    const clock = testClock();
    const own = openHealth({ clock, queue });
    for (let at = 0; at < healthSteps + 10; at++) {
      clock.advance(stepMs);
      own.endStep();
    }
    expect(own.record().steps.length).toBeLessThanOrEqual(healthSteps + 1);
    expect(own.record().steps.length).toBeGreaterThanOrEqual(healthSteps - 1);
  });

  test('come with those that others tell; what is none of them is left alone', () => {
    const clock = testClock();
    const own = openHealth({ clock, queue });
    const step = Math.floor(clock.now().getTime() / stepMs);
    const told = (id: string) => `health ${JSON.stringify({ ...quiet, id, step })}`;
    expect(own.hear(told('other'))).toBe(true);
    expect(own.hear(told('other'))).toBe(true);
    expect(own.hear('health {"id":"<script>"}')).toBe(true);
    expect(own.hear('health ')).toBe(true);
    expect(own.hear('sessions')).toBe(false);
    expect(own.record().steps.map(({ id }) => id)).toEqual(['other']);
  });

  test('reach the other processes through the database', async () => {
    const clock = { now: () => new Date() };
    const [one, two] = [openHealth({ clock, queue }), openHealth({ clock, queue })];
    const { handle: db, listen } = database;
    const live = await openLive({ db, listen, log: silent, onNotice: two.hear });
    const payload = `health ${JSON.stringify(one.endStep())}`;
    await db.execute(sql`select pg_notify(${liveChannel}, ${payload})`);
    await expect.poll(() => two.record().steps.map(({ id }) => id)).toEqual([one.record().own]);
    await live.close();
  });

  test('fit into one notice, however different the times of its answers', () => {
    const own = openHealth({ clock: testClock(), queue, pool });
    const log = own.countedLog(silent);
    for (let bucket = 0; bucket < 80; bucket++)
      for (let n = 0; n < 1000; n++) log.info('request', { status: 200, ms: 2 ** (bucket / 4) });
    expect(Buffer.byteLength(JSON.stringify(own.endStep()))).toBeLessThan(4000);
  });
});

describe('the hour', () => {
  test('adds processes up, and says nothing of steps that nobody told of', () => {
    const a = { ...quiet, requests: 30, failed: 1, lag: 5, queue: 2, buckets: [[12, 30]] };
    const b = {
      ...quiet,
      id: 'b',
      requests: 60,
      lag: 9,
      buckets: [[20, 60]],
      pool: { used: 3, waiting: 1 },
    };
    const series = seriesOf([a, b, { ...quiet, step: 998 }] as ProcessStep[], 1000);
    expect(series.rate.slice(-3)).toEqual([0, null, 3]);
    expect(series.p50.at(-1)).toBe(32);
    expect(series.p50.at(-3)).toBeNull();
    const last = (name: keyof typeof series) => series[name].at(-1);
    expect([last('failed'), last('lag'), last('queue')]).toEqual([1, 9, 2]);
    expect([last('poolUsed'), last('poolWaiting')]).toEqual([3, 1]);
    expect(series.rate).toHaveLength(healthSteps);
    expect(series.rate.slice(0, -3).every((value) => value === null)).toBe(true);
  });

  const measure = (step: Partial<ProcessStep>, rest: object = {}) =>
    measuredOf({
      series: seriesOf([{ ...quiet, requests: 100, ...step }], 1000),
      queueShare: queueShareOf([{ ...quiet, ...step }], 1000),
      processes: [],
      database: { engine: 'postgres', bytes: 1, replicas: 0, replicaLagSeconds: null },
      disk: { freeBytes: 5e9, bytes: 1e10 },
      waiting: { mails: 0, events: 0 },
      now: 0,
      ...rest,
    });
  const judge = (step: Partial<ProcessStep>, rest: object = {}) => lightsOf(measure(step, rest));

  test('judges each queue by its own limit', () => {
    const told = ['a', 'b', 'c', 'd'].map((id) => ({ ...quiet, id, queue: 15 }));
    expect(queueShareOf(told, 1000)).toBe(15 / 64);
    expect(queueShareOf([...told, { ...quiet, id: 'e', queue: 8, queueLimit: 8 }], 1000)).toBe(1);
    expect(queueShareOf(told, 999)).toBe(0);
    expect(queueShareOf(told, 1010)).toBe(0);
  });

  test('says what each light judges, in the unit of its limit, and null where nothing tells it', () => {
    const disk = { freeBytes: 0, bytes: 0 };
    const waiting = { mails: 3, events: 2 };
    const heardAt = new Date(0).toISOString();
    const rest = { disk, waiting, processes: [{ heardAt }], now: 95_000 };
    expect(measure({ failed: 2, refused: 30, lag: 7, queue: 16, slow: 4 }, rest)).toEqual({
      ...{ latency: 0, errors: 0.02, quotas: 0.3, providers: 0, queue: 0.25, lag: 7, pool: 0 },
      ...{ slow: 4, processes: 95, replicas: null, disk: null, mails: 3, events: 2 },
    });
  });

  test('is good while nothing is wrong, and in an hour in which nothing happened', () => {
    expect(new Set(Object.values(judge({})))).toEqual(new Set(['good']));
    expect(new Set(Object.values(judge({ step: 5 })))).toEqual(new Set(['good']));
  });

  const database = { engine: 'postgres', bytes: 1, replicas: 1 };
  const beside = { version: '1', startedAt: '', memoryBytes: 1, isThis: false, id: 'b' };
  const heardAt = new Date(-2 * stepMs).toISOString();
  test.each<[string, string, Partial<ProcessStep>, object]>([
    ['latency', 'watch', { buckets: [[44, 100]] }, {}],
    ['latency', 'trouble', { buckets: [[52, 100]] }, {}],
    ['errors', 'good', { requests: 101, failed: 1 }, {}],
    ['errors', 'watch', { failed: 1 }, {}],
    ['errors', 'trouble', { failed: 5 }, {}],
    ['quotas', 'good', { refused: 19 }, {}],
    ['quotas', 'watch', { refused: 20 }, {}],
    ['providers', 'watch', { providers: 1 }, {}],
    ['providers', 'trouble', { providers: 10 }, {}],
    ['queue', 'good', { queue: 15 }, {}],
    ['queue', 'watch', { queue: 16 }, {}],
    ['queue', 'trouble', { queue: 58 }, {}],
    ['lag', 'watch', { lag: 100 }, {}],
    ['lag', 'trouble', { lag: 1000 }, {}],
    ['pool', 'watch', { pool: { used: 10, waiting: 1 } }, {}],
    ['pool', 'trouble', { pool: { used: 10, waiting: 20 } }, {}],
    ['slow', 'watch', { slow: 1 }, {}],
    ['slow', 'trouble', { slow: 50 }, {}],
    ['processes', 'good', {}, { processes: [{ ...beside, heardAt }] }],
    ['processes', 'watch', {}, { processes: [{ ...beside, heardAt }], now: stepMs }],
    ['replicas', 'watch', {}, { database: { ...database, replicaLagSeconds: 10 } }],
    ['replicas', 'trouble', {}, { database: { ...database, replicaLagSeconds: 60 } }],
    ['disk', 'watch', {}, { disk: { freeBytes: 9e8, bytes: 1e10 } }],
    ['disk', 'trouble', {}, { disk: { freeBytes: 1e8, bytes: 1e10 } }],
    ['disk', 'good', {}, { disk: { freeBytes: 0, bytes: 0 } }],
    ['mails', 'watch', {}, { waiting: { mails: 10, events: 0 } }],
    ['events', 'trouble', {}, { waiting: { mails: 0, events: 100 } }],
  ])('%s is %s', (subject, light, step, rest) => {
    expect(judge(step, rest)).toMatchObject({ [subject]: light });
  });
});

describe('the admin reads', () => {
  test('the hour of all processes, the database, the disk and what waits', async () => {
    health.countedLog(silent).info('request', { status: 200, ms: 5 });
    health.endStep();
    const boss = await person(adminEmail);
    const answer = await boss.get(path);
    expect(answer.status).toBe(200);
    const found = adminHealth.parse(await answer.json()) as AdminHealth;
    expect(found.processes).toMatchObject([{ version: '0.1.0', isThis: true }]);
    expect(found.database).toMatchObject({
      engine: 'pglite',
      replicas: 0,
      replicaLagSeconds: null,
    });
    expect(found.database.bytes).toBeGreaterThan(1_000_000);
    expect(found.waiting).toEqual({ mails: 0, events: 0 });
    expect(found.series.rate.filter((value) => value !== null)).toHaveLength(1);
  });

  test('and nobody else', async () => {
    expect((await fetch(`${site.origin}${path}`)).status).toBe(401);
    const ann = await person('ann@example.com');
    expect((await ann.get(path)).status).toBe(403);
  });

  test('figures of the disk that the data folder is on', async () => {
    const boss = await person(adminEmail);
    const { disk } = (await (await boss.get(path)).json()) as AdminHealth;
    expect(disk.bytes === 0 || disk.freeBytes <= disk.bytes).toBe(true);
  });
});
