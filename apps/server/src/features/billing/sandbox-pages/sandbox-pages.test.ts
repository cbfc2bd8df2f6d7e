import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { openSite, type TestSite } from '../../../../test/site.ts';
import type { Database } from '../../../db/handle.ts';

let database: Database;
let site: TestSite;
beforeAll(async () => {
  database = await openTestDatabase();
  site = await openSite(database);
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const forms: [string, string | undefined, string][] = [
  ['a multipart form without a boundary', 'multipart/form-data', 'card=visa'],
  ['a multipart form that breaks off', 'multipart/form-data; boundary=b', '--b\r\nContent'],
  ['something that is no form', 'application/json', '{}'],
  ['a form of endless length', 'application/x-www-form-urlencoded', `card=${'x'.repeat(20_000)}`],
  ['a NUL in a field', 'application/x-www-form-urlencoded', 'do=refund&charge=%00&email=%00'],
];

const pages = [
  '/sandbox/google/interaction/abc',
  '/sandbox/google/interaction/abc/cancel',
  '/sandbox/stripe/checkout/%00',
  '/sandbox/stripe/checkout/abc',
  '/sandbox/stripe/portal/%00',
];

async function expectWayBack(answer: Response) {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await answer.text()).toMatch(/<a class="plain" href="\/(login|subscription)">/);
  expect(site.lines.filter((line) => line.includes('"failure"'))).toEqual([]);
}

describe('the pages of the sandboxes', () => {
  describe.each(pages)('%s', (page) => {
    test.each(forms)('answers %s with a page that leads back', async (_name, type, body) => {
      const headers = { ...(type && { 'content-type': type }) };
      await expectWayBack(await fetch(site.origin + page, { method: 'POST', headers, body }));
    });
  });

  test.each([
    '/sandbox/google/interaction/abc',
    '/sandbox/stripe/checkout/%00',
    '/sandbox/stripe/portal/%00',
  ])('%s shows a way back to whoever opens it', async (page) => {
    await expectWayBack(await fetch(site.origin + page));
  });
});

test.each(['\u0000', 'a\u0000b', '\ud800', 'x'.repeat(500)])(
  'a token of a new password that cannot be one is refused as such: %j',
  async (token) => {
    const answer = await fetch(`${site.origin}/functions/v1/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: 'a password 1' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
    expect(site.lines.filter((line) => line.includes('"failure"'))).toEqual([]);
  },
);
