import { randomUUID } from 'node:crypto';
import { type CleanTextAnswer, type CleanupPage, textLimits } from '@cleanpaste/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { wordy } from '../../../test/paraphrases.ts';
import { openSharedSite } from '../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../test/site.ts';
import { rateLimits } from '../../http/rate-limits/tables.ts';
import { users } from '../accounts/sign-in/tables.ts';
import { workUnits } from '../billing/quotas/tables.ts';
import { textCleanups } from '../cleaning/cleanups/tables.ts';
import { excerptOf } from './rules.ts';

const base = '/functions/v1';
const { database, site } = await openSharedSite({ emptied: [users, rateLimits, workUnits] });

async function person(email: string) {
  const session = await openBrowser(site.origin).signIn(email);
  return { id: session.user.id, api: caller(site.origin, session) };
}

type Person = Awaited<ReturnType<typeof person>>;

const listOf = async ({ api }: Person) =>
  (await (await api.get(`${base}/history/cleanups`)).json()) as CleanupPage;
const addressOf = (id: string) => `${base}/history/cleanups/${id}/text`;
const textOf = async ({ api }: Person, id: string) =>
  ((await (await api.get(addressOf(id))).json()) as { text: string }).text;

async function clean({ api }: Person, text: string, headers: Record<string, string> = {}) {
  const answer = await api.post(`${base}/clean-text`, { text }, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CleanTextAnswer;
}

async function rewrite({ api }: Person, headers: Record<string, string> = {}) {
  const answer = await api.post(`${base}/strong-paraphrase`, { text: wordy }, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { historyId: string; cleanedText: string; edits: unknown[] };
}

const keep = ({ api }: Person, id: string, text: string, changedWordings = 1) =>
  api.put(addressOf(id), { text, changedWordings });

describe('the list', () => {
  test('has beginnings only, however large the texts are, and each text is read when it is opened', async () => {
    const ann = await person('ann@example.com');
    const large = `${'a🎂'.repeat(300_000)} end`;
    for (let i = 0; i < 3; i++) await clean(ann, large);
    const answer = await ann.api.get(`${base}/history/cleanups`);
    const body = await answer.text();
    expect(body.length).toBeLessThan(3000);
    const { items } = JSON.parse(body) as CleanupPage;
    expect(items[0]).toMatchObject({ excerpt: excerptOf(large), isWhole: false });
    expect(await textOf(ann, items[0]!.id)).toBe(large);
  });

  test('says of each item what was removed, by name and number', async () => {
    const ann = await person('ann@example.com');
    await clean(ann, 'a\u200bb\u200bc\u00add');
    await rewrite(ann);
    const { items } = await listOf(ann);
    expect(items[1]).toMatchObject({
      removedCharacterCount: 3,
      removedKinds: [
        { name: 'ZERO WIDTH SPACE', count: 2 },
        { name: 'SOFT HYPHEN', count: 1 },
      ],
      changedWordings: null,
    });
    expect(items[0]?.changedWordings).toBeGreaterThan(2);
  });

  test('of a visitor’s cleanup nothing is kept, not even what was removed', async () => {
    await openBrowser(site.origin).post(`${base}/clean-text`, { text: 'a\u200bb' });
    const rows = await database.handle.select().from(textCleanups);
    expect(rows.at(-1)).toMatchObject({ userId: null, cleanedText: null, removedKinds: null });
  });
});

describe('the answer of a cleanup', () => {
  test('carries the id of its own item, and none where nothing is kept', async () => {
    const ann = await person('ann@example.com');
    const { historyId } = await clean(ann, 'one');
    expect((await listOf(ann)).items[0]?.id).toBe(historyId);
    expect((await rewrite(ann)).historyId).toBe((await listOf(ann)).items[0]?.id);
    await ann.api.patch(`${base}/account`, { keepHistory: false });
    expect((await clean(ann, 'two')).historyId).toBeNull();
    const visitor = await openBrowser(site.origin).post(`${base}/clean-text`, { text: 'x' });
    expect(await visitor.json()).toMatchObject({ historyId: null });
  });

  test('of a retry carries the same id', async () => {
    const ann = await person('ann@example.com');
    const key = { 'idempotency-key': randomUUID() };
    const first = await rewrite(ann, key);
    await keep(ann, first.historyId, 'something else');
    const second = await rewrite(ann, key);
    expect(second.historyId).toBe(first.historyId);
    expect((await listOf(ann)).items).toHaveLength(1);
    expect(await textOf(ann, first.historyId)).toBe(second.cleanedText);
  });

  test('of a retry after its item was deleted carries none, and brings nothing back', async () => {
    const ann = await person('ann@example.com');
    const key = { 'idempotency-key': randomUUID() };
    const { historyId } = await clean(ann, 'one', key);
    await ann.api.delete(`${base}/history/cleanups/${historyId}`);
    expect((await clean(ann, 'one', key)).historyId).toBeNull();
    expect((await listOf(ann)).items).toEqual([]);
  });
});

describe('the text that is shown', () => {
  test('takes the place of the kept one, as often as it is sent', async () => {
    const ann = await person('ann@example.com');
    const { historyId } = await rewrite(ann);
    for (let i = 0; i < 2; i++) expect((await keep(ann, historyId, 'shown', 3)).status).toBe(200);
    expect(await textOf(ann, historyId)).toBe('shown');
    expect(await listOf(ann)).toMatchObject({
      items: [{ excerpt: 'shown', isWhole: true, changedWordings: 3 }],
      total: 1,
    });
  });

  test('is refused for what is deleted, not kept, another’s, or nothing at all', async () => {
    const [ann, mallory] = [await person('ann@example.com'), await person('m@example.com')];
    const { historyId } = await clean(ann, 'mine');
    const id = historyId!;
    expect((await keep(mallory, id, 'theirs')).status).toBe(404);
    expect((await mallory.api.get(addressOf(id))).status).toBe(404);
    expect((await keep(ann, randomUUID(), 'x')).status).toBe(404);
    expect((await keep(ann, 'export', 'x')).status).toBe(404);
    expect(await textOf(ann, id)).toBe('mine');
    await ann.api.delete(`${base}/history/cleanups/${id}`);
    expect((await keep(ann, id, 'back again')).status).toBe(404);
    expect((await ann.api.get(addressOf(id))).status).toBe(404);
    const [row] = await database.handle.select().from(textCleanups).where(eq(textCleanups.id, id));
    expect(row?.cleanedText).toBe('mine');
  });

  test('gives no text to an item that was recorded without one, nor once texts are not wanted', async () => {
    const ann = await person('ann@example.com');
    const { historyId } = await clean(ann, 'kept');
    await ann.api.patch(`${base}/account`, { keepHistory: false });
    await clean(ann, 'not kept');
    const rows = await database.handle
      .select()
      .from(textCleanups)
      .where(eq(textCleanups.userId, ann.id));
    for (const { id } of rows) expect((await keep(ann, id, 'new')).status).toBe(404);
    expect(await textOf(ann, historyId!)).toBe('kept');
  });

  test('has the bounds of a cleanup, in length and in calls', async () => {
    const ann = await person('ann@example.com');
    const { historyId } = await clean(ann, 'one');
    const long = 'x'.repeat(textLimits.clean + 1);
    expect((await keep(ann, historyId!, long)).status).toBe(413);
    expect((await keep(ann, historyId!, 'x', -1)).status).toBe(400);
    let calls = 0;
    let status = 200;
    // The allowance comes back a little at a time, however slow the machine is.
    for (; status === 200 && calls < 600; calls++) {
      status = (await keep(ann, historyId!, `${calls}`)).status;
    }
    expect(status).toBe(429);
    expect(calls).toBeGreaterThan(30);
  });
});

test.each([
  ['short', 'short'],
  ['x'.repeat(161), 'x'.repeat(160)],
  [`${'x'.repeat(159)}🎂`, 'x'.repeat(159)],
])('an excerpt cuts no character in half: %j', (text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});
