import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, testClock } from '../test/app.ts';
import { openTestDatabase } from '../test/database.ts';
import { caller, openBrowser, openSite } from '../test/site.ts';
import type { Database } from './db/handle.ts';
import type { RateRule } from './http/rate-limits/allowance.ts';
import { lentLimiter } from './http/rate-limits/lent-limiter.ts';
import { memoryLimiter, type RateLimiter } from './http/rate-limits/rate-limit.ts';
import { sharedLimiter } from './http/rate-limits/shared-limiter.ts';
import { rateLimits } from './http/rate-limits/tables.ts';

const hour = 3_600_000;
const jumps = [-24 * hour, -2 * hour, -5000, 2 * hour, 24 * hour];

/** The answer; where one is told to wait, the one after that wait: there are limits of a process and of all. */
async function afterItsWait(
  call: () => Response | Promise<Response>,
  clock: { advance(ms: number): void },
): Promise<Response> {
  for (let waited = 0; ; ) {
    const answer = await call();
    if (answer.status !== 429) return answer;
    const seconds = Number(answer.headers.get('retry-after'));
    waited += seconds;
    expect(waited).toBeLessThanOrEqual(120);
    clock.advance(seconds * 1000);
  }
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => void (await database.handle.delete(rateLimits)));

describe.each(jumps)('a machine’s clock that jumps by %i ms', (jump) => {
  const rule: RateRule = { name: 'test', limit: 5, seconds: 60 };
  test.each<[string, () => RateLimiter]>([
    ['in memory', memoryLimiter],
    ['in the database', () => sharedLimiter(database.handle)],
    ['lent by the database', () => lentLimiter(database.handle)],
  ])(
    'makes nobody wait longer than the allowance takes to fill, and what clocks may differ by (%s)',
    async (_, make) => {
      const [limiter, clock] = [make(), testClock()];
      for (let call = 0; call < 5; call++) await limiter.consume('k', rule, clock.now());
      clock.advance(jump);
      const next = await limiter.consume('k', rule, clock.now());
      expect(next.ok ? 0 : next.waitMs).toBeLessThanOrEqual(120_000);
      clock.advance(120_000);
      for (let call = 0; call < 5; call++)
        expect(await limiter.consume('k', rule, clock.now())).toMatchObject({ ok: true });
      expect(await limiter.consume('k', rule, clock.now())).toMatchObject({ ok: false });
    },
  );

  test('leaves cleaning, counting and history right', async () => {
    const clock = testClock();
    const { app } = testApp(database, {}, { clock });
    const clean = () =>
      app.request('/functions/v1/clean-text', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-session-id': randomUUID() },
        body: JSON.stringify({ text: 'a\u200bb' }),
      });
    expect((await clean()).status).toBe(200);
    clock.advance(jump);
    expect((await afterItsWait(clean, clock)).status).toBe(200);
  });

  test('signs nobody out who can be known, and lets everybody in again', async () => {
    const site = await openSite(database);
    const browser = openBrowser(site.origin);
    const session = await browser.signIn(`${randomUUID()}@example.com`);
    site.clock.advance(jump);
    const refresh = () => browser.post('/functions/v1/auth/refresh', {});
    const fresh = await afterItsWait(refresh, site.clock);
    expect(fresh.status).toBe(200);
    const answer = await caller(site.origin, session).get('/functions/v1/account');
    expect(answer.status).toBe(jump > hour ? 401 : 200);
    const begin = () => openBrowser(site.origin).post('/functions/v1/auth/google', {});
    expect((await afterItsWait(begin, site.clock)).status).toBe(200);
    site.clock.advance(60_000);
    const again = await openBrowser(site.origin).signIn(`${randomUUID()}@example.com`);
    expect((await caller(site.origin, again).get('/functions/v1/account')).status).toBe(200);
    await site.close();
  });
});
