import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { openTestDatabase } from '../../test/database.ts';
import type { Database } from '../db/handle.ts';
import { runHousekeeping } from '../housekeeping.ts';
import { withinCall } from '../log/call-under-way.ts';
import { createLog } from '../log/log.ts';
import { defineJob } from '../threads/run-job.ts';
import { type GivenUp, openThreadPool } from '../threads/thread-pool.ts';
import { serverBusy } from './app-error.ts';
import { systemContext } from './provide-context.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const given = '0d9e5a3c-1f2b-4e6d-8c7a-9b0e1d2c3f4a';
const clean = '/functions/v1/clean-text';
const behindProxy = { TRUST_PROXY: '1' };

describe('the id of a request', () => {
  test.each([given, given.replaceAll('-', ''), given.toUpperCase()])(
    'is the one that the proxy in front gave it: %s',
    async (id) => {
      const app = testApp(database, behindProxy);
      const answer = await app.post(clean, {}, { 'x-request-id': id });
      expect(answer.headers.get('x-request-id')).toBe(id);
      expect(await answer.json()).toMatchObject({ error: 'invalid_request', requestId: id });
      const problem = await app.post('/api/v1/clean', {}, { 'x-request-id': id });
      expect(problem.headers.get('content-type')).toBe('application/problem+json');
      expect(await problem.json()).toMatchObject({ requestId: id });
      const named = app.lines.map((line) => JSON.parse(line).requestId);
      expect(named).toEqual([id, id]);
    },
  );

  test.each([
    ['too long', `${given}${given}`],
    ['a text', 'canary'],
    ['two', `${given}, ${given}`],
    ['half with dashes', `${given.slice(0, 9)}${given.slice(9).replaceAll('-', '')}`],
    ['nothing', ''],
  ])('is made here where the given one is %s', async (_, id) => {
    const app = testApp(database, behindProxy);
    const answer = await app.post(clean, {}, { 'x-request-id': id });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(answer.headers.get('x-request-id')).not.toBe(id);
    expect(app.lines.join('')).not.toContain('canary');
  });

  test('is made here where no proxy stands in front', async () => {
    const answer = await testApp(database).post(clean, {}, { 'x-request-id': given });
    expect(answer.headers.get('x-request-id')).not.toBe(given);
  });

  test('is made here where the proxy passes on what visitors send, and so is the trace', async () => {
    const parents: (string | undefined)[] = [];
    const settings = { ...behindProxy, TRUST_REQUEST_ID: 'false' };
    const trace = (parent: string | undefined) => {
      parents.push(parent);
      return { traceparent: '', note() {}, rename() {}, fail() {}, end() {}, begin: () => null };
    };
    const app = testApp(database, settings, { trace: trace as never });
    const traceparent = `00-${given.replaceAll('-', '')}-0123456789abcdef-01`;
    const answer = await app.post(clean, {}, { 'x-request-id': given, traceparent });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get('x-request-id')).not.toBe(given);
    expect(parents).toEqual([undefined]);
  });

  test('stands in lines that know nothing of it, and in no line of another call', async () => {
    const app: TestApp = testApp(database, behindProxy, {
      runJob: async () => {
        app.deps.log.info('deep-inside');
        throw new Error('canary');
      },
    });
    const other = randomUUID();
    const [broken] = await Promise.all([
      app.post(clean, { text: 'long '.repeat(40_000) }, { 'x-request-id': given }),
      app.get('/healthz', { 'x-request-id': other }),
    ]);
    expect(await broken.json()).toMatchObject({
      error: 'internal_error',
      message: expect.stringMatching(
        new RegExp(`\\(reference ${given}\\)\\. Please try again\\.$`),
      ),
    });
    app.deps.log.info('outside');
    const lines = app.lines.map((line) => JSON.parse(line));
    const of = (id: string | undefined) =>
      lines.filter(({ requestId }) => requestId === id).map(({ event }) => event);
    expect(of(given)).toEqual(['deep-inside', 'failure', 'request']);
    expect(app.lines.join('')).not.toContain('canary');
    expect(of(other)).toEqual(['request']);
    expect(of(undefined)).toEqual(['outside']);
  });
});

describe('work in threads', () => {
  const entry = new URL('../../test/named-worker.ts', import.meta.url);
  const open = (timeoutMs: number) => {
    const told: GivenUp[] = [];
    const pool = openThreadPool({ entry, size: 1, maxWaiting: 9, timeoutMs, busy: serverBusy });
    pool.onGivenUp((job) => told.push(job));
    const run = (name: string, requestId: string) =>
      withinCall({ requestId, span: null }, () =>
        pool.run(
          defineJob(name, () => ''),
          null,
        ),
      );
    return { told, pool, run };
  };

  test('is told whose it is, also when it waited for the work of another', async () => {
    const { pool, run } = open(60_000);
    expect(await Promise.all([run('a', 'one'), run('b', 'two')])).toEqual(['one', 'two']);
    expect(
      await pool.run(
        defineJob('c', () => ''),
        null,
      ),
    ).toBeNull();
    await pool.close();
  });

  test('that never ends is ended, and its request named; the next one has a thread', async () => {
    const { pool, run, told } = open(3000);
    const stuck = run('endless', 'stuck');
    await expect(stuck).rejects.toMatchObject({ status: 503 });
    expect(told).toEqual([
      { job: 'endless', reason: 'time', ms: expect.any(Number), requestId: 'stuck' },
    ]);
    await expect(run('broken', 'broken')).rejects.toThrow();
    expect(told[1]).toMatchObject({ job: 'broken', reason: 'broken', requestId: 'broken' });
    expect(JSON.stringify(told)).not.toContain('canary');
    await pool.close();
  });
});

test('a chore of the server has an id of its own, in each of its lines', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', now: () => new Date(), write: (l) => lines.push(l) });
  const broken = {
    ...database.handle,
    delete: () => {
      throw new Error('canary');
    },
  };
  const { config, clock, runJob, secret } = testApp(database).deps;
  const db = broken as unknown as Database['handle'];
  await runHousekeeping(systemContext({ config, clock, runJob, secret, log, db }));
  const ids = lines.map((line) => JSON.parse(line).requestId);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
});
