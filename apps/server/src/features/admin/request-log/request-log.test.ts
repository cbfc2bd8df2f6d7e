import { addresses, requestLogDays, requestStatsDays } from '@cleanpaste/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, testClock } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/handle.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { createLog } from '../../../log/log.ts';
import { runHere } from '../../../threads/run-job.ts';
import { rowTotals } from '../row-totals/tables.ts';
import { insertBatch } from './data.ts';
import { bucketOf, durationOf, isKept, kindOf, percentile, summarize } from './rules.ts';
import { forgetOldRequests, openRequestLog } from './service.ts';
import { requestLogs, requestStats } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const silent = createLog({ level: 'silent', now: () => new Date() });
const row = (route: string, status: number, ms: number) => ({
  requestId: crypto.randomUUID(),
  route,
  status,
  ms,
});

test('percentiles are those of the durations, within the width of a bucket', () => {
  const durations = Array.from({ length: 1000 }, (_, i) => 3 + i * 1.7);
  const buckets = durations.map((ms) => ({ bucket: bucketOf(ms), requests: 1 }));
  for (const share of [0.5, 0.95, 0.99]) {
    const exact = durations[Math.ceil(share * 1000) - 1]!;
    expect(Math.abs(percentile(buckets, share)! / exact - 1)).toBeLessThan(0.1);
  }
  expect(percentile([], 0.5)).toBeNull();
  expect(durationOf(bucketOf(0))).toBe(1);
  const one = { bucket: bucketOf(80), requests: 3, refused: 2, failed: 1 };
  expect(summarize([one, one])).toMatchObject({ requests: 6, refused: 4, failed: 2, p50: 76 });
});

test('only calls of the API are kept, and of the polled counter only failures', () => {
  expect(isKept('POST /functions/v1/clean-text', 200)).toBe(true);
  expect(isKept('GET /api/auth/callback/google', 302)).toBe(true);
  for (const route of ['GET /*', 'GET /healthz', null]) expect(isKept(route, 500)).toBe(false);
  expect(isKept('GET /functions/v1/cleanup-count', 200)).toBe(false);
  expect(isKept('GET /functions/v1/cleanup-count', 503)).toBe(true);
  // The panel's own reads would fill the log that is read; what it changes is kept.
  expect(isKept(addresses.admin.listRequestLogs, 200)).toBe(false);
  expect(isKept(addresses.admin.readMetrics, 500)).toBe(true);
  expect(isKept(addresses.admin.changeFlag, 200)).toBe(true);
  expect(kindOf('POST /functions/v1/strong-paraphrase')).toBe('rewrite');
  expect(kindOf('POST /functions/v1/run-basic-plagiarism-check')).toBe('check');
  expect(kindOf('POST /api/v1/scan')).toBe('clean');
  expect(kindOf('GET /functions/v1/account')).toBe('other');
});

test('what was in a request is in no row; requests do not wait for the writing', async () => {
  const clock = testClock();
  const requestLog = openRequestLog({ db: database.handle, clock, log: silent });
  const app = testApp(database, {}, { requestLog, clock });
  const secret = 'a-private-sentence';
  await app.post('/functions/v1/clean-text', { text: `${secret} \u200b` }, {}, '203.0.113.9');
  await app.get(`/functions/v1/account?token=${secret}`, { authorization: `Bearer ${secret}` });
  await app.get(`/${secret}`);
  expect(await database.handle.select().from(requestLogs)).toEqual([]);
  expect(requestLog.state()).toEqual({ waiting: 2, dropped: 0 });
  await requestLog.close();
  const rows = await database.handle.select().from(requestLogs);
  expect(rows.map(({ route, status }) => `${status} ${route}`).sort()).toEqual([
    '200 POST /functions/v1/clean-text',
    '401 GET /functions/v1/account',
  ]);
  const all = JSON.stringify([rows, await database.handle.select().from(requestStats)]);
  for (const word of [secret, '203.0.113', '@']) expect(all).not.toContain(word);
});

test('a call hides no other one by its id, and a batch that is written again has no row twice', async () => {
  const { handle } = database;
  await handle.delete(requestLogs);
  const clock = testClock();
  const log = openRequestLog({ db: handle, clock, log: silent });
  const chosen = row('POST /functions/v1/clean-text', 200, 10);
  log.add(chosen);
  log.add({ ...chosen, status: 401 });
  await log.flush();
  clock.advance(5);
  log.add({ ...chosen, status: 403 });
  await log.close();
  const rows = await handle.select().from(requestLogs);
  expect(rows.map(({ status }) => status).sort()).toEqual([200, 401, 403]);
  expect(rows.filter(({ id }) => id === chosen.requestId)).toHaveLength(1);
  const { id, status, durationMs, route, createdAt: at } = rows[0]!;
  await insertBatch(handle, [{ id, status, durationMs, route, at }], []);
  expect(await handle.$count(requestLogs)).toBe(3);
  await handle.delete(requestLogs);
});

test('rows go after their time, daily sums stay; totals follow', async () => {
  const { handle } = database;
  await handle.delete(requestLogs);
  const clock = testClock();
  const log = openRequestLog({ db: handle, clock, log: silent });
  for (let i = 0; i < 450; i++) log.add(row('POST /functions/v1/clean-text', 200, 10));
  log.add(row('POST /functions/v1/clean-text', 500, 10));
  await log.flush();
  clock.advance((requestLogDays + 1) * 24 * 60 * 60 * 1000);
  log.add(row('POST /functions/v1/clean-text', 403, 10));
  await log.close();
  const { config } = testApp(database).deps;
  const given = { config, db: handle, clock, log: silent, secret: 'x'.repeat(40) };
  const ctx = systemContext({ ...given, runJob: runHere });
  await forgetOldRequests(ctx);
  expect(await handle.select({ status: requestLogs.status }).from(requestLogs)).toEqual([
    { status: 403 },
  ]);
  const totals = await handle.select().from(rowTotals);
  expect(totals).toEqual(
    expect.arrayContaining([
      { name: 'requests', value: 1 },
      { name: 'requests_failed', value: 1 },
    ]),
  );
  const kept = (await handle.select().from(requestStats)).filter(({ kind }) => kind === 'clean');
  expect(kept.reduce((sum, one) => sum + one.requests, 0)).toBeGreaterThanOrEqual(452);
  clock.advance((requestStatsDays + 1) * 24 * 60 * 60 * 1000);
  await forgetOldRequests(ctx);
  expect(await handle.select().from(requestStats)).toEqual([]);
});

test('while the database is away the log waits, up to a limit, and tells what it gave up', async () => {
  const clock = testClock();
  let away = true;
  const db = new Proxy(database.handle, {
    get(target, name, receiver) {
      if (away && name === 'transaction') return () => Promise.reject(new Error('away'));
      return Reflect.get(target, name, receiver);
    },
  });
  const log = openRequestLog({ db, clock, log: silent });
  for (let i = 0; i < 5010; i++) log.add(row('POST /functions/v1/clean-text', 200, 1));
  await log.flush();
  expect(log.state()).toEqual({ waiting: 5000, dropped: 10 });
  away = false;
  await log.close();
  expect(log.state().waiting).toBe(0);
  expect(await database.handle.$count(requestLogs)).toBe(5000);
});
