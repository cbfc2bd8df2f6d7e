import { randomUUID } from 'node:crypto';
import {
  type ApiKeyCreated,
  apiCheck,
  apiClean,
  apiProblem,
  apiRewrite,
  apiScan,
  type CleanupPage,
} from '@cleanpaste/contract';
import { describe, expect, test } from 'vitest';
import { openSharedSite } from '../../../test/shared-site.ts';
import { caller, openBrowser, openSite } from '../../../test/site.ts';
import { rateLimits } from '../../http/rate-limits/tables.ts';
import { apiKeys } from '../accounts/api-keys/tables.ts';
import { users } from '../accounts/sign-in/tables.ts';
import { usageCounts } from '../billing/quotas/tables.ts';
import { stripeSubscriptions } from '../billing/subscriptions/tables.ts';

const hidden = 'Zero\u200bwidth and a soft\u00adhyphen';
const prose =
  'The committee decided to use a number of different methods because it was important to help people quickly.';

const { database, site } = await openSharedSite({ emptied: [users, rateLimits, usageCounts] });

async function person(plan: 'free' | 'pro' = 'pro') {
  const session = await openBrowser(site.origin).signIn(`${randomUUID()}@example.com`);
  const now = new Date();
  const id = `sub_${randomUUID()}`;
  if (plan === 'pro') {
    await database.handle.insert(stripeSubscriptions).values({
      id,
      userId: session.user.id,
      customerId: 'cus_1',
      status: 'active',
      plan,
      createdAt: now,
      updatedAt: now,
    });
  }
  const api = caller(site.origin, session);
  const create = (body: object = { name: 'laptop' }) => api.post('/functions/v1/api-keys', body);
  const key = async (body?: object) => ((await (await create(body)).json()) as ApiKeyCreated).key;
  return { id: session.user.id, api, create, key };
}

const call = (
  verb: string,
  key: string | null,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(`${site.origin}/api/v1/${verb}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = apiProblem.parse(await response.json());
  expect(problem.status).toBe(response.status);
  return problem;
}

describe('keys', () => {
  test('are told once, kept as a hash, listed by their first characters', async () => {
    const { api, create } = await person();
    const answer = await create({ name: 'laptop', scopes: ['clean'] });
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as ApiKeyCreated;
    expect(made.key).toMatch(/^cp_[\w-]{32}$/);
    const [row] = await database.handle.select().from(apiKeys);
    expect(JSON.stringify(row)).not.toContain(made.key);
    const list = await (await api.get('/functions/v1/api-keys')).json();
    expect(list).toMatchObject({
      items: [
        { name: 'laptop', scopes: ['clean'], prefix: made.key.slice(0, 9), lastUsedAt: null },
      ],
    });
    expect(JSON.stringify(list)).not.toContain(made.key);
  });

  test('are for subscribers', async () => {
    const { create } = await person('free');
    const answer = await create();
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: 'forbidden' });
  });

  test.each([
    { name: '' },
    { name: 'x'.repeat(61) },
    { name: 'a', scopes: [] },
    { name: 'a', scopes: ['admin'] },
  ])('refuse %j', async (body) => {
    expect((await (await person()).create(body)).status).toBe(400);
  });

  test('are twenty at most', async () => {
    const { create } = await person();
    for (let i = 0; i < 20; i++) expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(409);
  });

  test('end at once when they are revoked, and only by their owner', async () => {
    const [ann, bob] = [await person(), await person()];
    const key = await ann.key();
    const { items } = (await (await ann.api.get('/functions/v1/api-keys')).json()) as {
      items: { id: string }[];
    };
    const path = `/functions/v1/api-keys/${items[0]!.id}`;
    expect((await bob.api.delete(path)).status).toBe(404);
    expect((await call('clean', key, { text: hidden })).status).toBe(200);
    expect((await ann.api.delete(path)).status).toBe(200);
    expect((await call('clean', key, { text: hidden })).status).toBe(401);
    expect((await ann.api.delete(path)).status).toBe(404);
    expect((await ann.api.delete('/functions/v1/api-keys/nonsense')).status).toBe(404);
  });
});

describe('the verbs', () => {
  test('clean and scan', async () => {
    const { key, api } = await person();
    const mine = await key();
    const cleaned = await call('clean', mine, { text: hidden });
    expect(apiClean.answer.parse(await cleaned.json())).toMatchObject({
      cleanedText: 'Zerowidth and a softhyphen',
      removedCharacterCount: 2,
    });
    const scanned = await call('scan', mine, { text: hidden });
    const { findings } = apiScan.answer.parse(await scanned.json());
    expect(findings.map(({ name }) => name)).toEqual(['ZERO WIDTH SPACE', 'SOFT HYPHEN']);
    const history = (await (await api.get('/functions/v1/history/cleanups')).json()) as CleanupPage;
    expect(history.total).toBe(1);
    const list = (await (await api.get('/functions/v1/api-keys')).json()) as {
      items: { lastUsedAt: string | null }[];
    };
    expect(list.items[0]!.lastUsedAt).not.toBeNull();
  });

  test('rewrite and check, on the same limits as the page', async () => {
    const { key } = await person();
    const mine = await key();
    const rewritten = apiRewrite.answer.parse(
      await (await call('rewrite', mine, { text: prose })).json(),
    );
    expect(rewritten.cleanedText).not.toBe(prose);
    const checked = await call('check', mine, { text: prose });
    expect(apiCheck.answer.parse(await checked.json())).toMatchObject({ aiScore: null });
    const counts = await database.handle.select().from(usageCounts);
    expect(counts.filter(({ period }) => period !== 'total')).toHaveLength(2);
  });

  test('a retry of the same call is charged once', async () => {
    const { key } = await person();
    const mine = await key();
    const headers = { 'idempotency-key': 'retry-0001' };
    for (let i = 0; i < 2; i++) await call('rewrite', mine, { text: prose }, headers);
    const counts = await database.handle.select().from(usageCounts);
    expect(new Set(counts.map(({ used }) => used))).toEqual(new Set([1]));
  });
});

describe('refusals are problems', () => {
  test.each([null, 'cp_unknown', 'session-token'])('without a good key: %s', async (key) => {
    expect(await problemOf(await call('clean', key, { text: 'x' }))).toMatchObject({
      status: 401,
      code: 'not_authenticated',
    });
  });

  test('without the scope', async () => {
    const { key } = await person();
    const mine = await key({ name: 'a', scopes: ['scan'] });
    expect((await call('scan', mine, { text: 'x' })).status).toBe(200);
    expect(await problemOf(await call('clean', mine, { text: 'x' }))).toMatchObject({
      status: 403,
    });
  });

  test('without a subscription any more', async () => {
    const { key, id } = await person();
    const mine = await key();
    await database.handle.delete(stripeSubscriptions);
    const problem = await problemOf(await call('clean', mine, { text: 'x' }));
    expect(problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect(id).toBeTruthy();
  });

  test.each([
    ['clean', { text: ' ' }, 400, 'empty_text'],
    ['clean', { text: 1 }, 400, 'invalid_request'],
    ['clean', '{', 400, 'invalid_request'],
    ['check', { text: 'x'.repeat(50_001) }, 413, 'text_too_long'],
    ['rewrite', { text: 'x'.repeat(100_001) }, 413, 'text_too_long'],
  ])('%s %#', async (verb, body, status, code) => {
    const { key } = await person();
    expect(await problemOf(await call(verb, await key(), body))).toMatchObject({ status, code });
  });

  test('too many calls, with the headers that tell how many there are', async () => {
    const small = await openSite(database, { CLEANUPS_PER_MINUTE: '3' });
    try {
      const { key } = await person();
      const mine = await key();
      const once = () =>
        fetch(`${small.origin}/api/v1/scan`, {
          method: 'POST',
          headers: { authorization: `Bearer ${mine}`, 'content-type': 'application/json' },
          body: JSON.stringify({ text: 'x' }),
        });
      const answers = [await once(), await once(), await once(), await once()];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(answers[0]!.headers.get('ratelimit-limit')).toBe('3');
      expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await small.close();
    }
  });
});

describe('what no address under /api answers is a problem as well', () => {
  test.each([
    ['GET', '/api/v1/nothing'],
    ['POST', '/api/v1'],
    ['GET', '/api/anything'],
    ['PATCH', '/api/anything/at/all'],
    ['GET', '/api'],
  ])('%s %s: not found', async (method, path) => {
    const problem = await problemOf(await fetch(site.origin + path, { method }));
    expect(problem).toMatchObject({ status: 404, code: 'not_found', title: 'Not found' });
  });

  test.each([
    ['GET', '/api/v1/clean', 'POST'],
    ['DELETE', '/api/v1/check', 'POST'],
    ['OPTIONS', '/api/v1/rewrite', 'POST'],
    ['POST', '/api/v1/openapi.json', 'GET, HEAD'],
    ['POST', '/api/auth/callback/google', 'GET, HEAD'],
  ])('%s %s: another method is asked for', async (method, path, allow) => {
    const answer = await fetch(site.origin + path, { method });
    expect(answer.headers.get('allow')).toBe(allow);
    const problem = await problemOf(answer);
    expect(problem).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(problem).toMatchObject({ title: 'Wrong method', requestId: expect.any(String) });
  });
});

test('the description names every verb, its schemas and its problems', async () => {
  const answer = await fetch(`${site.origin}/api/v1/openapi.json`);
  const document = (await answer.json()) as {
    openapi: string;
    paths: Record<string, { post: { requestBody: object; responses: Record<string, object> } }>;
    components: { schemas: Record<string, object> };
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    ['clean', 'scan', 'rewrite', 'check'].map((verb) => `/api/v1/${verb}`),
  );
  for (const { post } of Object.values(document.paths)) {
    expect(JSON.stringify(post.requestBody)).toContain('"text"');
    expect(Object.keys(post.responses)).toEqual(
      expect.arrayContaining(['200', '401', '403', '429']),
    );
  }
  const references = JSON.stringify(document).match(/"#\/components\/schemas\/\w+"/g) ?? [];
  for (const reference of references) {
    expect(document.components.schemas).toHaveProperty(reference.slice(22, -1));
  }
});
