import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { openTestDatabase } from '../../test/database.ts';
import { openBrowser, openSite } from '../../test/site.ts';
import type { Database } from '../db/handle.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const clean = '/functions/v1/clean-text';
const long = 'a\u200bb é漢😀 '.repeat(300);
interface Init {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

const posted = (body: unknown, headers: Record<string, string> = {}): Init => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'x-session-id': randomUUID(), ...headers },
});

const calls: [string, string, () => Init][] = [
  ['a cleanup', clean, () => posted({ text: long })],
  ['a packed one', clean, () => posted({ text: long }, { 'accept-encoding': 'br' })],
  ['one packed for others', clean, () => posted({ text: long }, { 'accept-encoding': 'gzip' })],
  ['a short one', clean, () => posted({ text: 'a' }, { 'accept-encoding': 'br' })],
  ['an empty text', clean, () => posted({ text: ' ' })],
  ['a wrong field', clean, () => posted({ text: 1 }, { 'accept-encoding': 'gzip' })],
  ['no JSON', clean, () => posted('{"text"')],
  ['another type', clean, () => posted('a', { 'content-type': 'text/plain' })],
  ['no session', clean, () => posted({ text: 'a' }, { 'x-session-id': '' })],
  ['a bad token', clean, () => posted({ text: 'a' }, { authorization: 'Bearer no' })],
  ['another method', clean, () => ({ method: 'GET' })],
  ['the counter', '/functions/v1/cleanup-count', () => ({})],
  ['its head', '/functions/v1/cleanup-count', () => ({ method: 'HEAD' })],
  ['nothing', '/functions/v1/nothing', () => ({})],
  ['no key', '/api/v1/scan', () => posted({ text: 'a' })],
  ['the description', '/api/v1/openapi.json', () => ({ headers: { 'accept-encoding': 'gzip' } })],
  ['health', '/healthz', () => ({})],
  ['a preflight', '/functions/v1/strong-paraphrase', () => ({ method: 'OPTIONS' })],
  ['the page', '/', () => ({})],
];

const unpackers = new Map<string | null, (bytes: Uint8Array) => Buffer>([
  ['gzip', (bytes) => gunzipSync(bytes)],
  ['br', (bytes) => brotliDecompressSync(bytes)],
]);

/** What differs from call to call, and what belongs to the connection. */
const varying = /^(x-request-id|ratelimit.*|date)$/;
const ofConnection = /^(connection|keep-alive|transfer-encoding|content-length)$/;

async function described(response: Response) {
  const headers = [...response.headers]
    .filter(([name]) => !ofConnection.test(name))
    .map(([name, value]) => (varying.test(name) ? name : `${name}: ${value}`))
    .filter((line) => line !== 'date');
  const body = (await response.text()).replace(
    /[\da-f-]{36}|"count":\d+|http:\/\/[\w.:]+/g,
    'varies',
  );
  return { status: response.status, headers, body };
}

async function answers(ask: (path: string, init: RequestInit) => Promise<Response>) {
  const all: Record<string, Awaited<ReturnType<typeof described>>> = {};
  for (const [name, path, made] of calls) {
    const { headers, ...init } = made();
    // Node's own caller would ask for packed answers.
    const asked = { ...init, headers: { 'accept-encoding': 'identity', ...headers } };
    all[name] = await described(await ask(path, asked));
  }
  return all;
}

test('what leaves through the port is what the application answered, header for header', async () => {
  const app = testApp(database);
  // A browser unpacks by itself; here it is done by hand.
  const unpacked = async (response: Response) => {
    const unpack = unpackers.get(response.headers.get('content-encoding'));
    if (!unpack) return response;
    const bytes = unpack(new Uint8Array(await response.arrayBuffer()));
    return new Response(new Uint8Array(bytes), response);
  };
  const direct = await answers(async (path, init) => unpacked(await app.request(path, init)));
  const site = await openSite(database, {}, { clock: app.clock });
  const sent = await answers((path, init) => fetch(site.origin + path, init));
  expect(Object.keys(sent)).toHaveLength(calls.length);
  expect(sent).toEqual(direct);
  expect(direct['a packed one']?.headers).toContain('content-encoding: br');
  expect(direct['a cleanup']?.headers).toContain('content-type: application/json');
  await site.close();
});

test('what a provider has answered by itself is not answered again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = await openSite(database);
  const { user } = await openBrowser(site.origin).signIn('ann@example.com');
  expect(user.email).toBe('ann@example.com');
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
  await site.close();
});

test('an answer tells its length, and a body is sent whole', async () => {
  const site = await openSite(database);
  const response = await fetch(
    site.origin + clean,
    posted({ text: long }, { 'accept-encoding': 'identity' }),
  );
  const length = Number(response.headers.get('content-length'));
  expect((await response.arrayBuffer()).byteLength).toBe(length);
  expect(length).toBeGreaterThan(long.length);
  await site.close();
});
