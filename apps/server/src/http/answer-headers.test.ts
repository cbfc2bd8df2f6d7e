import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
const long = 'hello there '.repeat(500);
const said = ['x-request-id', 'content-security-policy', 'permissions-policy', 'cache-control'];

test.each([
  ['an answer', () => app.post(clean, { text: 'a' })],
  ['a packed one', () => app.post(clean, { text: long }, { 'accept-encoding': 'br' })],
  ['a refusal', () => app.post(clean, { text: 1 })],
  ['a wrong address', () => app.get('/functions/v1/nothing')],
  ['a wrong method', () => app.get(clean)],
  ['a refused key', () => app.post('/api/v1/clean', { text: 'a' })],
])('%s carries what every answer carries, once', async (_, call) => {
  const { headers } = await call();
  for (const name of said) expect([name, headers.get(name)]).toEqual([name, expect.any(String)]);
  // A header that was put on twice is read as a list.
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('an answer tells an API caller what is left, and a page of any origin that it may read it', async () => {
  const { headers } = await app.post('/api/v1/clean', { text: 'a' });
  expect(headers.get('ratelimit')).toMatch(/^"address";r=\d+;t=\d+$/);
  const rewritten = await app.post('/functions/v1/strong-paraphrase', { text: ' ' });
  expect(rewritten.headers.get('access-control-allow-origin')).toBe('*');
});

test('an answer is given its headers in one go, not one after the other', async () => {
  await app.post(clean, { text: 'a' });
  const set = vi.spyOn(Headers.prototype, 'set');
  try {
    expect((await app.post(clean, { text: 'a' })).status).toBe(200);
    expect(set.mock.calls.length).toBeLessThan(5);
  } finally {
    set.mockRestore();
  }
});
