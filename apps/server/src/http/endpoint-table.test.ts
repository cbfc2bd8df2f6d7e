import { allEndpoints, endpoint } from '@cleanpaste/contract';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../test/app.ts';
import { openSharedSite } from '../../test/shared-site.ts';
import { caller, openBrowser } from '../../test/site.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { endpointRoutes } from './endpoint-routes.ts';
import { provideContext } from './provide-context.ts';

const { database, site } = await openSharedSite();

const concrete = (path: string) => path.replace(/:\w+|\*/g, 'x');

test('every route of the application is a row of the table, and every row a route', () => {
  const { routes } = testApp(database).app;
  const served = new Set(
    routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  );
  expect([...served].sort()).toEqual(allEndpoints.map(({ address }) => address).sort());
});

test('an address stands in the table once', () => {
  const all = allEndpoints.map(({ address }) => address);
  expect(new Set(all).size).toBe(all.length);
});

describe('who may call', () => {
  const rows = (auth: string) =>
    allEndpoints.filter((row) => row.auth === auth).map((row) => [row.address, row] as const);

  test.each([...rows('user'), ...rows('admin')])('%s asks visitors to sign in', async (_, row) => {
    const init = { method: row.method };
    const response = await testApp(database).request(concrete(row.path), init);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'not_authenticated' });
  });

  test('what is for the administrator refuses everybody else', async () => {
    const api = caller(site.origin, await openBrowser(site.origin).signIn('ann@example.com'));
    expect(rows('admin').length).toBeGreaterThan(5);
    const send = {
      GET: api.get,
      POST: api.post,
      PUT: api.put,
      PATCH: api.patch,
      DELETE: api.delete,
    };
    for (const [, { method, path }] of rows('admin')) {
      const answer = await send[method as keyof typeof send](concrete(path));
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
  });

  test.each(rows('apiKey'))('%s asks for a key', async (_, row) => {
    const response = await testApp(database).request(row.path, { method: row.method });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('a route that does otherwise than its row says is reported', () => {
  const row = endpoint('GET /later', { auth: 'anyone', answer: z.object({ count: z.int() }) });

  async function breachesOf(later: () => { count: number } | Response): Promise<string[]> {
    const breaches: string[] = [];
    const { deps } = testApp(database);
    const limiter = { consume: async () => ({ ok: true as const, fullAt: new Date() }) };
    const app = new Hono<AppEnv>().use(provideContext(deps)).route(
      '/',
      endpointRoutes(
        { later: row },
        { later },
        {
          limiter,
          allCalls: limiter,
          cleanupsPerMinute: 60,
          underWay: { begin: () => () => {} },
          onBreach: (message) => breaches.push(message),
        },
      ),
    );
    await app.onError((_, c) => c.text('', 500)).request('/later');
    return breaches;
  }

  test('for an answer of another shape', async () => {
    expect(await breachesOf(() => ({ count: 1 }))).toEqual([]);
    const [breach] = await breachesOf(() => ({ count: 1.5 }));
    expect(breach).toContain('GET /later answers otherwise');
  });

  test('for a status that the row does not name', async () => {
    expect(await breachesOf(() => new Response('{}', { status: 404 }))).toEqual([]);
    const [breach] = await breachesOf(() => new Response('{}', { status: 418 }));
    expect(breach).toContain('GET /later answers with 418');
  });

  test('for an error that the row does not name', async () => {
    expect(
      await breachesOf(() => {
        throw new AppError('not_found', 'gone');
      }),
    ).toEqual([]);
    const [breach] = await breachesOf(() => {
      throw new AppError('provider_failed', 'away');
    });
    expect(breach).toContain('provider_failed');
  });

  test('for a refusal that does not tell of the unit that the row costs', async () => {
    const [breach] = await breachesOf(() => {
      const limit = {
        feature: 'check',
        plan: 'pro',
        limit: 15,
        period: 'month',
        usedBy: 'caller',
        resetsAt: null,
      } as const;
      throw new AppError('not_found', 'none left', { limit });
    });
    expect(breach).toContain('another unit than its row costs');
  });
});
