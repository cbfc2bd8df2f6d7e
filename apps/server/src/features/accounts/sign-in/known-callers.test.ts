import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAccount } from '../../../../test/account.ts';
import { testApp } from '../../../../test/app.ts';
import { engine, openTestDatabase } from '../../../../test/database.ts';
import { caller, openBrowser, openSite } from '../../../../test/site.ts';
import type { Database } from '../../../db/handle.ts';
import { callersChannel, createKnown } from '../../../db/known.ts';
import { textCleanups } from '../../cleaning/cleanups/tables.ts';
import { sessions, userMetadata, users } from './tables.ts';

const path = '/functions/v1/clean-text';
/** Longer than the test takes: nothing is forgotten for its age. */
const forLong = 60_000;
/** What other processes have to hear within. */
const promptly = { timeout: 5000, interval: 10 };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [textCleanups, users]) await database.handle.delete(table);
});

/** A process of its own over the same database, which counts its look-ups of sessions. */
async function openProcess({ keptMs = forLong, hears = true } = {}) {
  let asked = 0;
  const handle = new Proxy(database.handle, {
    get(target, name, receiver) {
      if (name === 'select') asked += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const known = createKnown(keptMs);
  const listener = { onNotice: known.forget, onResumed: known.forget };
  const stop = hears ? await database.listen(callersChannel, listener) : async () => {};
  const app = testApp({ handle }, {}, { known });
  const clean = async (headers: Record<string, string>) =>
    (await app.post(path, { text: 'a\u200bb' }, headers)).status;
  return { app, clean, stop, asked: () => asked };
}

describe(`who is asking (${engine})`, () => {
  test('is looked up once, and not again while nothing changes', async () => {
    const one = await openProcess();
    const { headers } = await openAccount(one.app.deps);
    expect(await one.clean(headers)).toBe(200);
    const before = one.asked();
    for (let i = 0; i < 10; i++) expect(await one.clean(headers)).toBe(200);
    expect(one.asked()).toBe(before);
    await one.stop();
  });

  test('is still known after calls that did nothing, whoever sends them', async () => {
    const one = await openProcess();
    const { headers } = await openAccount(one.app.deps);
    expect(await one.clean(headers)).toBe(200);
    const before = one.asked();
    expect((await one.app.post('/functions/v1/nothing', {})).status).toBe(404);
    expect((await one.app.request('/', { method: 'OPTIONS' })).status).toBeGreaterThanOrEqual(200);
    expect(await one.clean(headers)).toBe(200);
    expect(one.asked()).toBe(before);
    await one.stop();
  });

  test('is refused at once by the process that deleted the account, and soon by every other', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    const { headers } = await openAccount(one.app.deps);
    expect([await one.clean(headers), await other.clean(headers)]).toEqual([200, 200]);
    const gone = await one.app.post('/functions/v1/delete-account', {}, headers);
    expect(gone.status).toBe(200);
    expect(await one.clean(headers)).toBe(401);
    await expect.poll(() => other.clean(headers), promptly).toBe(401);
    for (const { stop } of [one, other]) await stop();
  });

  test('is refused by every process soon after a session ends elsewhere', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    const { headers, sessionId } = await openAccount(one.app.deps);
    expect([await one.clean(headers), await other.clean(headers)]).toEqual([200, 200]);
    await database.handle.delete(sessions).where(eq(sessions.id, sessionId));
    for (const { clean } of [one, other])
      await expect.poll(() => clean(headers), promptly).toBe(401);
    for (const { stop } of [one, other]) await stop();
  });

  test('is refused after a while also where the notice was lost', async () => {
    const deaf = await openProcess({ keptMs: 500, hears: false });
    const { headers, sessionId } = await openAccount(deaf.app.deps);
    expect(await deaf.clean(headers)).toBe(200);
    await database.handle.delete(sessions).where(eq(sessions.id, sessionId));
    await expect.poll(() => deaf.clean(headers), promptly).toBe(401);
  });

  test('is refused when the session has run out by itself', async () => {
    const deaf = await openProcess({ hears: false });
    const { headers, sessionId } = await openAccount(deaf.app.deps);
    const soon = new Date(deaf.app.clock.now().getTime() + 60_000);
    await database.handle
      .update(sessions)
      .set({ expiresAt: soon })
      .where(eq(sessions.id, sessionId));
    expect(await deaf.clean(headers)).toBe(200);
    deaf.app.clock.advance(60_000);
    expect(await deaf.clean(headers)).toBe(401);
  });

  test('is refused with a key that was revoked: at once by the process that did it, soon by every other', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    const { headers } = await openAccount(one.app.deps);
    const wish = { name: 'mine', scopes: ['clean'] };
    const made = await one.app.post('/functions/v1/api-keys', wish, headers);
    const { id, key } = (await made.json()) as { id: string; key: string };
    const byKey = async ({ app }: typeof one) =>
      (await app.post('/api/v1/clean', { text: 'a' }, { authorization: `Bearer ${key}` })).status;
    expect([await byKey(one), await byKey(other)]).toEqual([200, 200]);
    const before = one.asked();
    expect([await byKey(one), one.asked()]).toEqual([200, before]);
    const path = `/functions/v1/api-keys/${id}`;
    expect((await one.app.request(path, { method: 'DELETE', headers })).status).toBe(200);
    expect(await byKey(one)).toBe(401);
    await expect.poll(() => byKey(other), promptly).toBe(401);
    for (const { stop } of [one, other]) await stop();
  });

  test('keeps no text from the moment on that the history is switched off, in any process', async () => {
    const [one, deaf] = [await openProcess(), await openProcess({ hears: false })];
    const { headers, id } = await openAccount(one.app.deps);
    expect([await one.clean(headers), await deaf.clean(headers)]).toEqual([200, 200]);
    await database.handle.delete(textCleanups);
    const off = await one.app.request('/functions/v1/account', {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'x-session-id': randomUUID() },
      body: JSON.stringify({ keepHistory: false }),
    });
    expect(off.status).toBe(200);
    expect([await one.clean(headers), await deaf.clean(headers)]).toEqual([200, 200]);
    const texts = await database.handle.select().from(textCleanups);
    expect(texts.map(({ cleanedText }) => cleanedText)).toEqual([null, null]);
    const settings = await database.handle.select().from(userMetadata);
    expect(settings).toMatchObject([{ userId: id, keepHistory: false }]);
    await one.stop();
  });
});

test('signing out is at once', async () => {
  const site = await openSite(database, {}, { known: createKnown(forLong) });
  const browser = openBrowser(site.origin);
  const session = await browser.signIn('ann@example.com');
  const api = caller(site.origin, session);
  const clean = async () => (await api.post(path, { text: 'a\u200bb' })).status;
  expect([await clean(), await clean()]).toEqual([200, 200]);
  expect((await browser.post('/functions/v1/auth/sign-out', {})).status).toBe(200);
  expect(await clean()).toBe(401);
  await site.close();
});
