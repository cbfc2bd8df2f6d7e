import { randomUUID } from 'node:crypto';
import { cleanTextAnswer } from '@cleanpaste/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/handle.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { settleUnits } from '../../billing/quotas/service.ts';
import { usageCounts, workUnits } from '../../billing/quotas/tables.ts';
import { textCleanups } from '../cleanups/tables.ts';
import { counters } from '../counter/tables.ts';

const path = '/functions/v1/clean-text';
const zwsp = '\u200b';
let database: Database;
let app: TestApp;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  for (const table of [textCleanups, counters, rateLimits, workUnits, usageCounts])
    await database.handle.delete(table);
  app = testApp(database);
});

const rows = () => database.handle.select().from(textCleanups);
const count = async () => (await (await app.get('/functions/v1/cleanup-count')).json()) as unknown;

describe('a basic cleanup', () => {
  test('gives the cleaned text, the number of removals, and what was found', async () => {
    const body = { text: `pass${zwsp}word`, type: 'basic', skipTracking: false };
    const response = await app.post(path, body);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = cleanTextAnswer.parse(await response.json());
    expect(answer).toMatchObject({
      cleanedText: 'password',
      removedCharacterCount: 1,
      findingCount: 1,
    });
    expect(answer.findings[0]).toMatchObject({
      start: 4,
      end: 5,
      codePoints: [0x200b],
      action: 'remove',
    });
  });

  test('leaves a row without text and without address, and counts', async () => {
    const session = randomUUID();
    await app.post(path, { text: `a${zwsp}b${zwsp}` }, { 'x-session-id': session });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      userId: null,
      ipAddress: '',
      feature: 'basic',
      sessionId: session,
      cleanedText: null,
      removedCharacterCount: 2,
      source: 'site',
      createdAt: app.clock.now(),
      deletedAt: null,
    });
    expect(await count()).toEqual({ count: 1 });
  });

  test('is neither recorded nor counted as the second pass of a recorded one', async () => {
    const response = await app.post(path, { text: `a${zwsp}b`, type: 'basic', skipTracking: true });
    expect(await response.json()).toMatchObject({ cleanedText: 'ab' });
    expect(await rows()).toEqual([]);
    expect(await count()).toEqual({ count: 0 });
  });

  test('lists at most 1,000 findings and tells how many there are', async () => {
    const response = await app.post(path, { text: `x${zwsp}`.repeat(1500) });
    const answer = cleanTextAnswer.parse(await response.json());
    expect(answer.findings).toHaveLength(1000);
    expect(answer).toMatchObject({ findingCount: 1500, removedCharacterCount: 1500 });
  });

  test('survives characters that databases and encoders refuse', async () => {
    const text = 'nul\u0000 high\ud800 low\udc00 end\uffff';
    const response = await app.post(path, { text });
    expect(response.status).toBe(200);
    expect(((await response.json()) as { cleanedText: string }).cleanedText).toMatch(/^nul/);
  });
});

describe('a text in which nothing is changed', () => {
  const plain = { text: 'Nothing hidden here.' };
  const reported = { text: 'A look-alike: p\u0430ypal.' };
  // Long and unusual enough to be cleaned beside the main thread, which takes the unit first.
  const long = { text: 'ä'.repeat(30_000) };

  test.each([plain, reported, long])(
    'costs a visitor nothing, is not recorded: %#',
    async (body) => {
      const session = { 'x-session-id': randomUUID() };
      for (let n = 0; n < 3; n++) {
        const response = await app.post(path, body, session);
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({ cleanedText: body.text, historyId: null });
      }
      expect(await rows()).toEqual([]);
      expect(await database.handle.select().from(workUnits)).toEqual([]);
      expect((await app.post(path, { text: `a${zwsp}b` }, session)).status).toBe(200);
      expect((await app.post(path, { text: `c${zwsp}d` }, session)).status).toBe(401);
      expect(await count()).toEqual({ count: 1 });
    },
  );

  test('is told to whoever has none left, where it takes no time; long work is refused', async () => {
    const session = { 'x-session-id': randomUUID() };
    await app.post(path, { text: `a${zwsp}b` }, session);
    expect((await app.post(path, plain, session)).status).toBe(200);
    expect((await app.post(path, long, session)).status).toBe(401);
  });
});

describe('a retry of the same click', () => {
  const key = { 'idempotency-key': 'click-0001', 'x-session-id': randomUUID() };

  test('is answered the same and recorded once, also when both run at once', async () => {
    const body = { text: `a${zwsp}b` };
    const answers = await Promise.all([app.post(path, body, key), app.post(path, body, key)]);
    answers.push(await app.post(path, body, key));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await count()).toEqual({ count: 1 });
  });

  test('pays for one text in one session: another text or session is another cleanup', async () => {
    expect((await app.post(path, { text: `a${zwsp}b` }, key)).status).toBe(200);
    expect((await app.post(path, { text: `c${zwsp}d` }, key)).status).toBe(401);
    await app.post(path, { text: `a${zwsp}b` }, { ...key, 'x-session-id': randomUUID() });
    expect(await rows()).toHaveLength(2);
  });

  test('leaves only a keyed hash of text and key, and that for a day', async () => {
    const hashes = async () =>
      (await database.handle.select().from(workUnits)).map((row) => row.retryHash);
    await app.post(path, { text: `a${zwsp}b` }, key);
    expect(await hashes()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    const ctx = systemContext(app.deps);
    app.clock.advance(23 * 60 * 60 * 1000);
    await settleUnits(ctx);
    expect(await hashes()).toHaveLength(1);
    app.clock.advance(2 * 60 * 60 * 1000);
    await settleUnits(ctx);
    expect(await hashes()).toEqual([]);
  });
});

describe('what is refused', () => {
  const refused = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as { error: string; message: string }),
  });

  test.each(['', '   ', '\n\t \u00a0', '\ufeff'])('blank text %j', async (text) => {
    expect(await refused(await app.post(path, { text }))).toMatchObject({
      status: 400,
      error: 'empty_text',
      message: 'Please enter some text.',
    });
  });

  test('a text of only hidden characters is not blank', async () => {
    const response = await app.post(path, { text: zwsp });
    expect(await response.json()).toMatchObject({ cleanedText: '', removedCharacterCount: 1 });
  });

  test('text above 1,000,000 units, and none below', async () => {
    const limit = 1_000_000;
    expect((await app.post(path, { text: 'x'.repeat(limit) })).status).toBe(200);
    expect(await refused(await app.post(path, { text: 'x'.repeat(limit + 1) }))).toMatchObject({
      status: 413,
      error: 'text_too_long',
      message: expect.stringContaining('1,000,000'),
    });
  });

  test('the longest text in its longest spelling is read', async () => {
    const body = `{"text":"${'\\u200b'.repeat(1_000_000)}"}`;
    const response = await app.post(path, body);
    expect(await response.json()).toMatchObject({ removedCharacterCount: 1_000_000 });
  });

  test('a body above six bytes a unit is not even read', async () => {
    const body = `{"text":"${'x'.repeat(6_010_000)}"}`;
    expect(await refused(await app.post(path, body))).toMatchObject({ status: 413 });
    const honest = { 'content-length': '7000000' };
    expect(await refused(await app.post(path, '{}', honest))).toMatchObject({ status: 413 });
  });

  test.each([
    [{ text: 5 }, 'text', 'string'],
    [{}, 'text', 'string'],
    [{ text: 'a', type: 'statistical' }, 'type', '"basic"'],
    [{ text: 'a', skipTracking: 'yes' }, 'skipTracking', 'boolean'],
  ])('%j: the field is named', async (body, field, expected) => {
    const answer = await refused(await app.post(path, body));
    expect(answer).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(answer.message).toContain(`"${field}"`);
    expect(answer.message).toContain(expected);
  });

  test.each(['', '{', '{"text":"a"', 'text=a', 'null', '[]', '"a"'])(
    'the body %j',
    async (body) => {
      const answer = await refused(await app.post(path, body));
      expect(answer).toMatchObject({ status: 400, error: 'invalid_request' });
      expect(answer.message).toMatch(/JSON/);
    },
  );

  test('bytes that are not UTF-8', async () => {
    const headers = { 'content-type': 'application/json', 'x-session-id': randomUUID() };
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    expect(await refused(await app.request(path, { method: 'POST', body, headers }))).toMatchObject(
      {
        status: 400,
        message: expect.stringContaining('UTF-8'),
      },
    );
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/jsonp',
  ])('the content type %s', async (type) => {
    const answer = await refused(await app.post(path, { text: 'a' }, { 'content-type': type }));
    expect(answer).toMatchObject({ status: 415, error: 'unsupported_media_type' });
  });

  test('a compressed body', async () => {
    const answer = await refused(
      await app.post(path, { text: 'a' }, { 'content-encoding': 'gzip' }),
    );
    expect(answer.status).toBe(415);
  });

  test.each(['', 'me', '8f14e45f-ceea-467f-a8a4'])('the session id %j', async (id) => {
    const answer = await refused(await app.post(path, { text: 'a' }, { 'x-session-id': id }));
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('x-session-id') });
    expect(await rows()).toEqual([]);
  });

  test.each(['short', 'a b c d e f g', 'x'.repeat(201)])('the retry key %j', async (key) => {
    const answer = await refused(await app.post(path, { text: 'a' }, { 'idempotency-key': key }));
    expect(answer).toMatchObject({
      status: 400,
      message: expect.stringContaining('idempotency-key'),
    });
  });
});

test('the database itself refuses an address, and a text without an account', async () => {
  const row = { feature: 'basic', createdAt: new Date() } as const;
  const insert = (extra: object) =>
    database.handle.insert(textCleanups).values({ ...row, ...extra });
  await expect(insert({ ipAddress: '192.0.2.1' })).rejects.toThrow();
  await expect(insert({ cleanedText: 'secret' })).rejects.toThrow();
  await database.handle.insert(users).values({ id: 'u1', name: 'Ann', email: 'ann@example.com' });
  await insert({ userId: 'u1', cleanedText: 'mine' });
  expect(await rows()).toHaveLength(1);
});
