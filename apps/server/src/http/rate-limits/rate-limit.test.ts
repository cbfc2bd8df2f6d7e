import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, testClock } from '../../../test/app.ts';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/handle.ts';
import { runHousekeeping } from '../../housekeeping.ts';
import { systemContext } from '../provide-context.ts';
import type { RateRule } from './allowance.ts';
import { memoryLimiter, type RateLimiter } from './rate-limit.ts';
import { sharedLimiter } from './shared-limiter.ts';
import { rateLimits } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.handle.delete(rateLimits);
});

const rule: RateRule = { name: 'test', limit: 5, seconds: 60 };

describe.each<[string, () => RateLimiter]>([
  ['in memory', memoryLimiter],
  ['in the database', () => sharedLimiter(database.handle)],
])('an allowance %s', (_name, make) => {
  async function taken(limiter: RateLimiter, times: number, now: Date) {
    const results = await Promise.all(
      Array.from({ length: times }, () => limiter.consume('k', rule, now)),
    );
    return results.filter((result) => result.ok).length;
  }

  test('gives exactly its limit to calls at the same time', async () => {
    const clock = testClock();
    expect(await taken(make(), 30, clock.now())).toBe(5);
  });

  test('refills evenly and says how long to wait', async () => {
    const limiter = make();
    const clock = testClock();
    await taken(limiter, 5, clock.now());
    expect(await limiter.consume('k', rule, clock.now())).toEqual({ ok: false, waitMs: 12_000 });
    clock.advance(11_999);
    expect(await limiter.consume('k', rule, clock.now())).toEqual({ ok: false, waitMs: 1 });
    clock.advance(1);
    expect(await taken(limiter, 3, clock.now())).toBe(1);
    clock.advance(24 * 60 * 60 * 1000);
    expect(await taken(limiter, 30, clock.now())).toBe(5);
  });

  test('is one caller’s own', async () => {
    const limiter = make();
    const clock = testClock();
    await taken(limiter, 9, clock.now());
    expect(await limiter.consume('other', rule, clock.now())).toEqual({
      ok: true,
      fullAt: new Date(clock.now().getTime() + 12_000),
    });
  });
});

test('two instances share what is in the database', async () => {
  const clock = testClock();
  const [a, b] = [sharedLimiter(database.handle), sharedLimiter(database.handle)];
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? a : b).consume('k', rule, clock.now())),
  );
  expect(results.filter((result) => result.ok)).toHaveLength(5);
});

test('a refused caller costs no further query until the wait is over', async () => {
  const clock = testClock();
  let queries = 0;
  const counting = new Proxy(database.handle, {
    get(target, name, receiver) {
      if (name === 'insert' || name === 'select') queries += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const limiter = sharedLimiter(counting);
  for (let i = 0; i < 6; i++) await limiter.consume('k', rule, clock.now());
  const before = queries;
  for (let i = 0; i < 50; i++)
    expect((await limiter.consume('k', rule, clock.now())).ok).toBe(false);
  expect(queries).toBe(before);
});

test('over HTTP: 429, Retry-After, one address at a time, another key the next day', async () => {
  const app = testApp(database, { CLEANUPS_PER_MINUTE: '2' });
  const post = (address: string) =>
    app.post('/functions/v1/clean-text', { text: 'a' }, {}, address);
  expect([(await post('192.0.2.7')).status, (await post('192.0.2.7')).status]).toEqual([200, 200]);
  const refused = await post('192.0.2.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({
    error: 'rate_limited',
    message: 'Too many requests. Please try again in 30 seconds.',
  });
  expect((await post('192.0.2.8')).status).toBe(200);
  const keys = async () => (await database.handle.select().from(rateLimits)).map(({ key }) => key);
  expect((await keys()).join()).not.toContain('192.0.2');
  app.clock.advance(24 * 60 * 60 * 1000);
  await post('192.0.2.7');
  expect(await keys()).toHaveLength(3);
});

test('housekeeping forgets callers at rest and keeps the others', async () => {
  const app = testApp(database);
  const limiter = sharedLimiter(database.handle);
  await limiter.consume('resting', rule, new Date(app.clock.now().getTime() - 60_000));
  await limiter.consume('busy', rule, app.clock.now());
  const { handle: db } = database;
  await runHousekeeping(systemContext({ ...app.deps, db }));
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['busy']);
});
