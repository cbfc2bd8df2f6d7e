import { randomUUID } from 'node:crypto';
import {
  type ApiKeyCreated,
  apiCallExamples,
  apiCalls,
  apiCheck,
  apiClean,
  apiDecode,
  apiEndpoints,
  apiProblem,
  apiReport,
  apiReveal,
  apiRewrite,
  apiScan,
  apiScopes,
  type CleanupPage,
  cleaningOptions,
  statusesOf,
} from '@cleanpaste/contract';
import { type CleanOptions, clean, encode, reveal, scan } from '@cleanpaste/core/hidden';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { openAccount } from '../../../test/account.ts';
import { testApp } from '../../../test/app.ts';
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

  test.each([['rewrite'], ['check', 'scan']])('for %s are for subscribers', async (...scopes) => {
    const { create } = await person('free');
    const answer = await create({ name: 'laptop', scopes });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: 'forbidden' });
  });

  test('of a free account clean and scan; of a subscriber they do everything', async () => {
    const scopesOf = async (plan: 'free' | 'pro') =>
      ((await (await (await person(plan)).create()).json()) as ApiKeyCreated).scopes;
    expect(await scopesOf('free')).toEqual(['clean', 'scan']);
    expect(await scopesOf('pro')).toEqual([...apiScopes]);
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

describe('the options of a cleanup', () => {
  const text = 'Wait… “so” – 10\u00a0000 p\u0430ypal \u27f5 [cite: 1].';

  test('are those of the library, all and no others', () => {
    const known = Object.keys(cleaningOptions) as (keyof CleanOptions)[];
    expectTypeOf<keyof typeof cleaningOptions>().toEqualTypeOf<keyof CleanOptions>();
    expect(known.length).toBeGreaterThan(5);
  });

  test.each(
    Object.keys(cleaningOptions)
      .filter((name) => name !== 'listed')
      .flatMap((name) => [{ [name]: true }, { [name]: false }]),
  )('%j do to a text what they do in the library', async (options) => {
    const mine = await (await person()).key();
    const cleaned = (await (await call('clean', mine, { text, ...options })).json()) as object;
    expect(cleaned).toMatchObject({ cleanedText: clean(text, options).text });
    const scanned = await call('scan', mine, { text, ...options });
    const { findings } = apiScan.answer.parse(await scanned.json());
    expect(findings).toEqual(scan(text, options));
    const shown = await call('reveal', mine, { text, ...options });
    const { segments } = apiReveal.answer.parse(await shown.json());
    expect(segments).toEqual(reveal(text, options));
  });

  test.each(apiCalls)('%s refuses one that it does not know, by name', async (verb) => {
    const { key } = await person();
    const { request } = apiCallExamples[verb];
    const problem = await problemOf(await call(verb, await key(), { ...request, qoutes: true }));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(problem.detail).toContain('"qoutes"');
  });
});

describe('what is hidden', () => {
  test('is read, with its bytes as Base64', async () => {
    const mine = await (await person('free')).key();
    const { text } = encode('Dear Ada, the weather has been fine.', 'noon');
    const answer = await call('decode', mine, { text });
    const { payloads } = apiDecode.answer.parse(await answer.json());
    expect(payloads[0]).toMatchObject({ content: 'noon', bytes: btoa('noon') });
  });

  test('in a text of a million characters is counted whole, and listed as far as an answer goes', async () => {
    const mine = await (await person('free')).key();
    const text = 'x\u200b'.repeat(500_000);
    const answer = await call('reveal', mine, { text });
    const { segmentCount, segments } = apiReveal.answer.parse(await answer.json());
    expect([segmentCount, segments.length]).toEqual([1_000_000, 2000]);
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
    for (const verb of ['rewrite', 'check']) {
      const problem = await problemOf(await call(verb, mine, { text: 'x' }));
      expect(problem).toMatchObject({ status: 403, code: 'forbidden' });
      expect(problem.detail).toContain('subscription');
    }
    expect((await call('clean', mine, { text: 'x' })).status).toBe(200);
    expect(id).toBeTruthy();
  });

  test.each([
    ['clean', { text: ' ' }, 400, 'empty_text'],
    ['clean', { text: 1 }, 400, 'invalid_request'],
    ['clean', { text: 'x', quotes: 1 }, 400, 'invalid_request'],
    ['reveal', { text: ' ' }, 400, 'empty_text'],
    ['decode', { text: 'x'.repeat(1_000_001) }, 413, 'text_too_long'],
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

describe('every answer tells how many calls are left', () => {
  const policy = /^("(key|account)";q=\d+;w=60, )?"address";q=\d+;w=60$/;
  const state = /^("(key|account)";r=\d+;t=\d+, )?"address";r=\d+;t=\d+$/;

  test.each([
    ['clean', { text: 'x' }, 200],
    ['clean', { text: ' ' }, 400],
    ['clean', '{', 400],
    ['rewrite', { text: 'x' }, 403],
    ['decode', { text: 'x'.repeat(1_000_001) }, 413],
  ])('with a key: %s %#', async (verb, body, status) => {
    const answer = await call(verb, await (await person('free')).key(), body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('ratelimit-policy')).toMatch(policy);
    expect(answer.headers.get('ratelimit')).toMatch(/^"account";r=119;t=1, /);
  });

  test.each([
    ['POST', 'clean', 401],
    ['GET', 'clean', 405],
    ['GET', 'nothing', 404],
    ['GET', 'openapi.json', 200],
  ])('without a key: %s %s', async (method, verb, status) => {
    const answer = await fetch(`${site.origin}/api/v1/${verb}`, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('ratelimit-policy')).toMatch(policy);
    expect(answer.headers.get('ratelimit')).toMatch(state);
  });

  test('down to none, and when there is one again', async () => {
    const app = testApp(database, { CLEANUPS_PER_MINUTE: '2' });
    const { token } = await openAccount(app.deps);
    const made = await app.post(
      '/functions/v1/api-keys',
      { name: 'a' },
      { authorization: `Bearer ${token}` },
    );
    const { key } = (await made.json()) as ApiKeyCreated;
    const scanOnce = async () => {
      const answer = await app.post(
        '/api/v1/scan',
        { text: 'x' },
        { authorization: `Bearer ${key}` },
      );
      const { headers, status } = answer;
      return [status, headers.get('ratelimit')?.split(',')[0], headers.get('retry-after')];
    };
    expect(await scanOnce()).toEqual([200, '"account";r=1;t=30', null]);
    expect(await scanOnce()).toEqual([200, '"account";r=0;t=60', null]);
    expect(await scanOnce()).toEqual([429, '"account";r=0;t=60', '30']);
    app.clock.advance(30_000);
    expect(await scanOnce()).toEqual([200, '"account";r=0;t=60', null]);
  });

  test('an address alone has so many as well, and is told when it is refused', async () => {
    const app = testApp(database, { CLEANUPS_PER_MINUTE: '1' });
    for (let i = 0; i < 10; i++) expect((await app.get('/api/v1/openapi.json')).status).toBe(200);
    const refused = await app.get('/api/v1/openapi.json');
    expect(await problemOf(refused.clone())).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.headers.get('retry-after')).toBe('6');
    expect(refused.headers.get('ratelimit')).toBe('"address";r=0;t=60');
    expect((await app.request('/api/v1/openapi.json', {}, '192.0.2.7')).status).toBe(200);
  });
});

test('the calls of all keys of a free account are counted together, those of a subscriber by key', async () => {
  const left = async (key: string) => {
    const answer = await call('scan', key, { text: 'x' });
    return /^"(\w+)";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.slice(1);
  };
  const [free, pro] = [await person('free'), await person()];
  expect(await left(await free.key())).toEqual(['account', '119']);
  expect(await left(await free.key())).toEqual(['account', '118']);
  expect(await left(await pro.key())).toEqual(['key', '119']);
  expect(await left(await pro.key())).toEqual(['key', '119']);
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
  expect(Object.keys(document.paths)).toEqual(apiCalls.map((verb) => `/api/v1/${verb}`));
  for (const [path, { post }] of Object.entries(document.paths)) {
    const given = path === '/api/v1/report' ? '"checkedText"' : '"text"';
    expect(JSON.stringify(post.requestBody)).toContain(given);
    expect(Object.keys(post.responses)).toEqual(
      expect.arrayContaining(['200', '401', '403', '429']),
    );
  }
  // The fuzz holds what occurs against the rows, so the document has to say all that they do.
  for (const row of Object.values(apiEndpoints).filter(({ scope }) => scope !== null)) {
    const told = Object.keys(document.paths[row.path]?.post.responses ?? {}).map(Number);
    expect([row.path, ...told.sort()]).toEqual([row.path, ...[...statusesOf(row)].sort()]);
  }
  const references = JSON.stringify(document).match(/"#\/components\/schemas\/\w+"/g) ?? [];
  for (const reference of references) {
    expect(document.components.schemas).toHaveProperty(reference.slice(22, -1));
  }
});

// The example of a report is of a check with the seal of another server; see the next test.
const repeatable = apiCalls.filter((verb) => verb !== 'report');

test.each(repeatable)('the example of %s in the description is what happens', async (verb) => {
  const described = (await (await fetch(`${site.origin}/api/v1/openapi.json`)).json()) as Described;
  const { requestBody, responses } = described.paths[`/api/v1/${verb}`]!.post;
  const { request, response } = apiCallExamples[verb];
  expect(requestBody.content['application/json'].example).toEqual(request);
  expect(responses[200]!.content['application/json']!.example).toEqual(response);
  apiEndpoints[verb].answer.parse(response);
  const answer = await call(verb, await (await person()).key(), request);
  // An id is new each time; how often people's texts were called a machine's is a long list.
  const varying = {
    historyId: expect.any(String),
    falsePositives: expect.any(Array),
    stamp: {
      checkedAt: expect.any(String),
      version: expect.any(String),
      seal: expect.stringMatching(/^[\w-]{43}$/),
    },
  };
  const known = Object.entries(varying).filter(([name]) => name in response);
  expect(await answer.json()).toEqual({ ...response, ...Object.fromEntries(known) });
});

test('the example of report in the description is what happens, with a check of this server', async () => {
  const described = (await (await fetch(`${site.origin}/api/v1/openapi.json`)).json()) as Described;
  const { requestBody, responses } = described.paths['/api/v1/report']!.post;
  const { request, response } = apiCallExamples.report;
  expect(requestBody.content['application/json'].example).toEqual(request);
  expect(responses[200]!.content['application/json']!.example).toEqual(response);
  apiReport.answer.parse(response);
  const key = await (await person()).key();
  expect(await problemOf(await call('report', key, request))).toMatchObject({ code: 'forbidden' });
  const check = await (await call('check', key, apiCallExamples.check.request)).json();
  const answer = await call('report', key, { ...request, check });
  const report = apiReport.answer.parse(await answer.json());
  expect(report).toMatchObject({ mediaType: response.mediaType });
  const page = Buffer.from(report.base64, 'base64').toString();
  expect(page).toContain('People often utilize this');
  expect(page.startsWith(Buffer.from(response.base64.slice(0, 20), 'base64').toString())).toBe(
    true,
  );
});

test('every problem of the description has an example, and every answer its headers', async () => {
  const described = (await (await fetch(`${site.origin}/api/v1/openapi.json`)).json()) as Described;
  let count = 0;
  for (const { post } of Object.values(described.paths)) {
    for (const [status, { headers, content }] of Object.entries(post.responses)) {
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining(['RateLimit', 'RateLimit-Policy']),
      );
      expect('Retry-After' in headers).toBe(status === '429' || status === '503');
      const { examples = {} } = content['application/problem+json'] ?? {};
      for (const [code, { value }] of Object.entries(examples)) {
        expect(apiProblem.parse(value)).toMatchObject({ code, status: Number(status) });
        count++;
      }
    }
  }
  expect(count).toBeGreaterThan(60);
});

interface Described {
  paths: Record<
    string,
    {
      post: {
        requestBody: { content: { 'application/json': { example: object } } };
        responses: Record<
          string,
          {
            headers: object;
            content: Record<
              string,
              { example?: object; examples?: Record<string, { value: object }> }
            >;
          }
        >;
      };
    }
  >;
}
