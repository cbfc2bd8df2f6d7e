import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { openTestDatabase } from '../../test/database.ts';
import type { Database } from '../db/handle.ts';

let database: Database;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = testApp(database);
});
afterAll(() => database.close());

const clean = '/functions/v1/clean-text';

describe('every route', () => {
  test('that nobody listed is closed to visitors, and told apart from one that does not exist', async () => {
    const fresh = testApp(database);
    fresh.app.post('/later', (c) => c.text('secret'));
    const response = await fresh.post('/later', {});
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'not_authenticated' });
    expect((await fresh.get('/functions/v1/no-such')).status).toBe(404);
  });
});

describe('wrong addresses and methods', () => {
  test('the API says so in JSON', async () => {
    const response = await app.get('/functions/v1/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: 'not_found',
      requestId: expect.any(String),
    });
  });

  test.each([
    ['GET', clean, 'POST'],
    ['PUT', clean, 'POST'],
    ['POST', '/functions/v1/cleanup-count', 'GET, HEAD'],
    ['DELETE', '/functions/v1/site-config', 'GET, HEAD'],
  ])('%s %s → 405, allowed is %s', async (method, path, allow) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toMatchObject({ error: 'method_not_allowed' });
  });
});

describe('headers', () => {
  test('every answer has a request id of its own, errors too', async () => {
    const ids = await Promise.all(
      ['/healthz', '/functions/v1/x', clean].map(async (path) =>
        (await app.get(path)).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('security headers stand on answers and on refusals', async () => {
    for (const path of ['/healthz', '/functions/v1/x', '/']) {
      const { headers } = await app.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('with a foreign script of analytics pages stay isolated, and fetch it without cookies', async () => {
    const env = { ANALYTICS_SCRIPT: 'https://counting.example/a.js' };
    const { headers } = await testApp(database, env).get('/');
    expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless');
  });

  test('https visitors are told to stay with https', async () => {
    const secure = testApp(database, { PUBLIC_URL: 'https://example.com' });
    expect((await secure.get('/healthz')).headers.get('strict-transport-security')).toMatch(
      /^max-age=\d{8}/,
    );
  });

  test('no other origin is let in', async () => {
    const response = await app.get('/functions/v1/cleanup-count', {
      origin: 'https://other.example',
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await app.request(clean, {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('compression', () => {
  const long = { text: 'hello there '.repeat(500) };

  test('an answer above 1 KB is compressed the way the caller likes it', async () => {
    const response = await app.post(clean, long, { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const body = JSON.parse(gunzipSync(await response.arrayBuffer()).toString());
    expect(body.cleanedText).toBe(long.text);
    const brotli = await app.post(clean, long, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
  });

  test('a short one is not, nor one for a caller who cannot read it', async () => {
    const short = await app.post(clean, { text: 'a' }, { 'accept-encoding': 'br' });
    expect(short.headers.get('content-encoding')).toBeNull();
    expect(await short.json()).toMatchObject({ cleanedText: 'a' });
    const plain = await app.post(clean, long);
    expect(plain.headers.get('content-encoding')).toBeNull();
  });
});

describe('the log', () => {
  test('has the route and the status, and no text, address, session or query', async () => {
    const fresh = testApp(database);
    const session = '0b54a2a4-5b1f-4f6e-9d0e-1f0d3f6a1c11';
    await fresh.post(
      `${clean}?token=tok-secret`,
      { text: 'my private text' },
      { 'x-session-id': session },
      '203.0.113.77',
    );
    await fresh.get('/reset-password/tok-secret?token=tok-secret');
    const all = fresh.lines.join('');
    expect(fresh.lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'request', method: 'POST', route: `POST ${clean}`, status: 200 },
      { event: 'request', method: 'GET', route: 'GET /*', status: 503 },
    ]);
    for (const secret of ['private', '203.0.113', session, 'tok-secret'])
      expect(all).not.toContain(secret);
  });

  test('a failure is logged without its message and answered without its cause', async () => {
    const fresh = testApp({
      handle: new Proxy(database.handle, {
        get() {
          throw new Error('boom: my private text');
        },
      }),
    });
    const response = await fresh.post(clean, { text: 'my private text' });
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ error: 'internal_error' });
    expect(body + fresh.lines.join('')).not.toContain('private');
    expect(fresh.lines.some((line) => line.includes('"event":"failure"'))).toBe(true);
  });
});

describe('a database that cannot be written', () => {
  const failing = (code: string) =>
    testApp({
      handle: new Proxy(database.handle, {
        get() {
          throw Object.assign(new Error('of the driver'), { code });
        },
      }),
    });

  test.each([
    ['57P01', '5', /busy or restarting/],
    ['25006', '5', /busy or restarting/],
    ['ENOSPC', '30', /no room left/],
    ['53100', '30', /no room left/],
  ])('with %s callers are told to come back after %s seconds, and why', async (code, wait, why) => {
    const refused = await failing(code).post(clean, { text: 'a' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, wait]);
    expect(await refused.json()).toMatchObject({
      error: 'not_ready',
      message: expect.stringMatching(why),
    });
    const unchanged = await failing(code).post('/functions/v1/strong-paraphrase', { text: 'a' });
    expect([unchanged.status, unchanged.headers.get('retry-after')]).toEqual([500, wait]);
    expect(await unchanged.json()).toMatchObject({ error: 'not_ready' });
  });
});

describe('health', () => {
  test('alive and ready', async () => {
    expect(await (await app.get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await app.get('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await app.get('/readyz')).headers.get('cache-control')).toBe('no-store');
  });

  test('not ready while stopping, or without a database; clients are sent elsewhere', async () => {
    const stopping = testApp(database, {}, { readiness: { state: 'stopping' } });
    const response = await stopping.get('/readyz');
    expect(response.status).toBe(503);
    expect(response.headers.get('connection')).toBe('close');
    expect((await stopping.get('/healthz')).status).toBe(200);
  });

  test('a database that has gone away: 503, and still alive', async () => {
    const gone = await openTestDatabase();
    await gone.close();
    const fresh = testApp(gone);
    expect((await fresh.get('/readyz')).status).toBe(503);
    expect((await fresh.get('/healthz')).status).toBe(200);
  });
});
