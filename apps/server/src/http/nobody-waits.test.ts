import type { ApiKeyCreated } from '@cleanpaste/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { caller, openBrowser, openSite } from '../../test/site.ts';
import type { Database } from '../db/handle.ts';
import { usageCounts } from '../features/billing/quotas/tables.ts';
import { textCleanups } from '../features/cleaning/cleanups/tables.ts';
import type { RunJob } from '../threads/run-job.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Too long to be worked on at once. */
const text = 'a\u200bb '.repeat(10_000);

test.each([
  '/functions/v1/clean-text',
  '/api/v1/clean',
  '/api/v1/scan',
  '/api/v1/reveal',
  '/api/v1/decode',
])(
  'a caller of %s who goes away ends the work, is charged nothing, and is no failure',
  async (path) => {
    const signals: (AbortSignal | undefined)[] = [];
    let ended = 0;
    const runJob: RunJob = (_job, _input, signal) => {
      signals.push(signal);
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          ended += 1;
          reject(new Error('ended'));
        });
      });
    };
    const site = await openSite(database, {}, { runJob });
    const ann = await openBrowser(site.origin).signIn('ann@example.com');
    const page = caller(site.origin, ann);
    const made = await page.post('/functions/v1/api-keys', { name: path.slice(-10) });
    const authorization = `Bearer ${((await made.json()) as ApiKeyCreated).key}`;
    const gone = new AbortController();
    const calling = fetch(site.origin + path, {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: {
        'content-type': 'application/json',
        'x-session-id': crypto.randomUUID(),
        ...(path.startsWith('/api') ? { authorization } : {}),
      },
      signal: gone.signal,
    }).catch(() => 'gone');
    await expect.poll(() => signals.length).toBe(1);
    gone.abort();
    expect(await calling).toBe('gone');
    await expect.poll(() => ended).toBe(1);
    const logged = () => site.lines.filter((line) => line.includes(`POST ${path}`));
    await expect.poll(() => logged().length).toBe(1);
    expect(logged()[0]).toContain('"status":499');
    expect(site.lines.filter((line) => line.includes('"event":"failure"'))).toEqual([]);
    expect(await database.handle.$count(textCleanups)).toBe(0);
    const used = await database.handle.select().from(usageCounts);
    expect(used.filter((one) => one.used > 0)).toEqual([]);
    await site.close();
  },
);
