import { randomUUID } from 'node:crypto';
import type { CheckPage, CleanupPage } from '@cleanpaste/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openSharedSite } from '../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../test/site.ts';
import type { Ctx } from '../../context.ts';
import { systemContext } from '../../http/provide-context.ts';
import { rateLimits } from '../../http/rate-limits/tables.ts';
import { createLog } from '../../log/log.ts';
import { users } from '../accounts/sign-in/tables.ts';
import { stripeSubscriptions } from '../billing/subscriptions/tables.ts';
import { plagiarismChecks } from '../checking/check/tables.ts';
import { textCleanups, userCleanupCounts } from '../cleaning/cleanups/tables.ts';
import { cleanupsQuery } from './data.ts';
import { csvField } from './rules.ts';
import { exportCleanups, purgeHistory } from './service.ts';

const base = '/functions/v1/history';
const { database, site } = await openSharedSite({ emptied: [users, rateLimits] });

async function person(email: string, plan: 'free' | 'pro' = 'free') {
  const session = await openBrowser(site.origin).signIn(email);
  if (plan === 'pro') {
    const now = new Date();
    await database.handle.insert(stripeSubscriptions).values({
      id: `sub_${randomUUID()}`,
      userId: session.user.id,
      customerId: 'cus_1',
      status: 'active',
      plan,
      createdAt: now,
      updatedAt: now,
    });
  }
  return { id: session.user.id, api: caller(site.origin, session) };
}

type Person = Awaited<ReturnType<typeof person>>;

const cleanText = async ({ api }: Person, text: string) => {
  const answer = await api.post('/functions/v1/clean-text', { text });
  expect(answer.status).toBe(200);
};
const cleanups = async ({ api }: Person, query = '') =>
  (await (await api.get(`${base}/cleanups${query}`)).json()) as CleanupPage;

async function addCheck(owner: Person, fixedText: string | null = 'fixed') {
  const [row] = await database.handle
    .insert(plagiarismChecks)
    .values({
      userId: owner.id,
      fixedText,
      similarityScore: 12,
      aiScore: null,
      createdAt: new Date(),
    })
    .returning({ id: plagiarismChecks.id });
  return row!.id;
}

describe('a free account', () => {
  test('sees its last three, whatever page it asks for, and no export', async () => {
    const ann = await person('ann@example.com');
    for (let i = 1; i <= 5; i++) await cleanText(ann, `text ${i}`);
    const shown = await cleanups(ann, '?page=2');
    expect(shown).toMatchObject({ page: 1, pageSize: 3, paged: false, total: 3 });
    expect(shown.items.map((item) => item.excerpt)).toEqual(['text 5', 'text 4', 'text 3']);
    expect((await ann.api.get(`${base}/cleanups/export`)).status).toBe(403);
  });

  test('sees its last three checks', async () => {
    const ann = await person('ann@example.com');
    for (let i = 0; i < 4; i++) await addCheck(ann);
    const shown = (await (await ann.api.get(`${base}/checks`)).json()) as CheckPage;
    expect(shown.items).toHaveLength(3);
    expect(shown.items[0]).toMatchObject({
      similarityScore: 12,
      aiScore: null,
      fixedText: 'fixed',
    });
  });
});

describe('a subscriber', () => {
  test('pages by five with the exact count, by number and by cursor alike', async () => {
    const ann = await person('ann@example.com', 'pro');
    for (let i = 1; i <= 12; i++) await cleanText(ann, `text ${i}`);
    const first = await cleanups(ann);
    expect(first).toMatchObject({ page: 1, pageSize: 5, total: 12, paged: true });
    const second = await cleanups(ann, `?page=2&older=${encodeURIComponent(first.cursors.older!)}`);
    expect(second.items.map((item) => item.excerpt)).toEqual(
      [7, 6, 5, 4, 3].map((i) => `text ${i}`),
    );
    expect((await cleanups(ann, '?page=2')).items).toEqual(second.items);
    const back = await cleanups(ann, `?page=1&newer=${encodeURIComponent(second.cursors.newer!)}`);
    expect(back.items).toEqual(first.items);
    expect((await cleanups(ann, '?page=3')).items).toHaveLength(2);
    expect((await ann.api.get(`${base}/cleanups?page=0`)).status).toBe(400);
  });

  test('exports everything as CSV that no spreadsheet runs', async () => {
    const ann = await person('ann@example.com', 'pro');
    await cleanText(ann, '=HYPERLINK("http://evil.example")');
    await cleanText(ann, 'two\nlines, "quoted"');
    const answer = await ann.api.get(`${base}/cleanups/export`);
    const today = site.clock.now().toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toContain(`${today}.csv`);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const csv = await answer.text();
    const lines = csv.split('\r\n');
    expect(lines[0]?.replace('\ufeff', '')).toBe('"Date","Feature","Cleaned Text"');
    expect(lines[1]).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","Basic","two\nlines, ""quoted"""$/);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test('exports a history of many batches whole, newest first', async () => {
    const ann = await person('ann@example.com', 'pro');
    await database.handle.execute(sql`
      insert into text_cleanups (user_id, feature, cleaned_text, created_at)
      select ${ann.id}, 'statistical', 'text ' || n, timestamptz '2026-01-01' + (n / 3) * interval '1 second'
      from generate_series(1, 95) n`);
    const csv = await (await ann.api.get(`${base}/cleanups/export`)).text();
    const lines = csv.trimEnd().split('\r\n').slice(1);
    const dates = lines.map((line) => line.slice(0, 21));
    expect(new Set(lines).size).toBe(95);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('is not given a part of an export for the whole', async () => {
    const ann = await person('ann@example.com', 'pro');
    for (let i = 0; i < 25; i++) await cleanText(ann, `text ${i}`);
    let reads = 0;
    const failing = new Proxy(database.handle, {
      get(handle, name) {
        // The plan is read first (what was paid for, what was given), then one batch; the next one fails.
        if (name === 'select' && ++reads > 3) throw new Error('connection lost near text 7');
        return Reflect.get(handle, name);
      },
    });
    const lines: string[] = [];
    const ctx: Ctx = {
      ...systemContext({ ...site.deps, db: failing }),
      actor: { kind: 'user', userId: ann.id, email: '', isAdmin: false },
      log: createLog({ level: 'info', now: () => new Date(), write: (line) => lines.push(line) }),
    };
    const exported = await exportCleanups(ctx);
    const read = async () => {
      for await (const _ of exported!);
    };
    await expect(read()).rejects.toThrow('The export ended early.');
    expect(lines.join('')).toContain('export-failed');
    expect(lines.join('')).not.toContain('text 7');
  });

  test.each([
    `2026-01-01T00:00:00.000Z_${'-'.repeat(36)}`,
    `0000-01-01T00:00:00.000Z_${randomUUID()}`,
    `2026-13-41T00:00:00.000Z_${randomUUID()}`,
    "'; drop table users",
  ])('who sends %s for a cursor gets the page by its number', async (cursor) => {
    const ann = await person('ann@example.com', 'pro');
    await cleanText(ann, 'text');
    for (const side of ['older', 'newer'])
      expect((await cleanups(ann, `?${side}=${encodeURIComponent(cursor)}`)).items).toHaveLength(1);
  });

  test('with nothing to export is told so', async () => {
    const ann = await person('ann@example.com', 'pro');
    expect((await ann.api.get(`${base}/cleanups/export`)).status).toBe(204);
  });
});

test('deleting hides at once, lowers the count, and erases after 30 days', async () => {
  const ann = await person('ann@example.com', 'pro');
  await cleanText(ann, 'secret');
  const [item] = (await cleanups(ann)).items;
  expect((await ann.api.delete(`${base}/cleanups/${item!.id}`)).status).toBe(200);
  expect(await cleanups(ann)).toMatchObject({ items: [], total: 0 });
  expect((await ann.api.delete(`${base}/cleanups/${item!.id}`)).status).toBe(404);
  const stored = async () => (await database.handle.select().from(textCleanups))[0]?.cleanedText;
  const later = (days: number) => ({
    ...systemContext(site.deps),
    clock: { now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) },
  });
  await purgeHistory(later(29));
  expect(await stored()).toBe('secret');
  await purgeHistory(later(31));
  expect(await stored()).toBeNull();
});

test('what the history never showed cannot be deleted from it', async () => {
  const ann = await person('ann@example.com', 'pro');
  await cleanText(ann, 'kept');
  const [hidden] = await database.handle
    .insert(textCleanups)
    .values({ userId: ann.id, feature: 'basic', cleanedText: null, createdAt: new Date() })
    .returning({ id: textCleanups.id });
  expect((await ann.api.delete(`${base}/cleanups/${hidden!.id}`)).status).toBe(404);
  expect(await cleanups(ann)).toMatchObject({ total: 1 });
});

test.each(['free', 'pro'] as const)(
  'all of a history is deleted at once on %s: what the plan does not show too, and nothing of anybody else',
  async (plan) => {
    const ann = await person('ann@example.com', plan);
    const bob = await person('bob@example.com', 'pro');
    for (const text of ['one', 'two', 'three', 'four', 'five']) await cleanText(ann, text);
    await cleanText(bob, 'his');
    await addCheck(bob);
    const ownChecks = async () => (await (await ann.api.get(`${base}/checks`)).json()) as CheckPage;
    await addCheck(ann);
    expect((await ann.api.delete(`${base}/cleanups`)).status).toBe(200);
    expect(await cleanups(ann)).toMatchObject({ items: [], total: 0 });
    expect((await ownChecks()).items).toHaveLength(1);
    expect((await ann.api.delete(`${base}/checks`)).status).toBe(200);
    expect((await ownChecks()).items).toEqual([]);
    // A second time there is nothing left, and no count falls below none.
    expect((await ann.api.delete(`${base}/cleanups`)).status).toBe(200);
    await cleanText(ann, 'six');
    expect(await cleanups(ann)).toMatchObject({ total: 1 });
    expect(await cleanups(bob)).toMatchObject({ total: 1 });
    const left = await database.handle
      .select({ userId: plagiarismChecks.userId })
      .from(plagiarismChecks)
      .where(isNull(plagiarismChecks.deletedAt));
    expect(left).toEqual([{ userId: bob.id }]);
  },
);

describe("another account's items", () => {
  test.each(['cleanups', 'checks'] as const)(
    '%s answer 404 to a delete and are in no list',
    async (kind) => {
      const [ann, mallory] = [
        await person('ann@example.com', 'pro'),
        await person('m@example.com', 'pro'),
      ];
      await cleanText(ann, 'mine');
      await addCheck(ann);
      const list = async (who: Person) =>
        (await (await who.api.get(`${base}/${kind}`)).json()) as { items: { id: string }[] };
      const [item] = (await list(ann)).items;
      expect((await mallory.api.delete(`${base}/${kind}/${item!.id}`)).status).toBe(404);
      expect((await mallory.api.delete(`${base}/${kind}/${randomUUID()}`)).status).toBe(404);
      expect((await mallory.api.delete(`${base}/${kind}/1%20or%201`)).status).toBe(404);
      expect((await list(mallory)).items).toEqual([]);
      expect((await list(ann)).items).toHaveLength(1);
    },
  );

  test('a borrowed cursor shows nothing of theirs', async () => {
    const [ann, mallory] = [
      await person('ann@example.com', 'pro'),
      await person('m@example.com', 'pro'),
    ];
    for (let i = 0; i < 6; i++) await cleanText(ann, `mine ${i}`);
    const { cursors } = await cleanups(ann);
    const seen = await cleanups(mallory, `?page=2&older=${encodeURIComponent(cursors.older!)}`);
    expect(seen.items).toEqual([]);
  });
});

test('"Keep my history" off stores no text, and counts all the same', async () => {
  const ann = await person('ann@example.com');
  const patch = (body: unknown) => ann.api.patch('/functions/v1/account', body);
  expect((await patch({ keepHistory: 'no' })).status).toBe(400);
  expect((await patch({ keepHistory: false })).status).toBe(200);
  await cleanText(ann, 'private');
  expect((await cleanups(ann)).items).toEqual([]);
  const rows = await database.handle.select().from(textCleanups);
  expect(rows.at(-1)?.cleanedText).toBeNull();
  const account = await (await ann.api.get('/functions/v1/account')).json();
  expect(account).toMatchObject({ keepHistory: false, counts: { basic: 1 } });
});

test('NUL, half surrogates and the mark of their spelling reach the database and come back', async () => {
  const ann = await person('ann@example.com');
  const hostile = 'nul\u0000 high\ud800 low\udc00 mark\u001a0000 \u001a end';
  await database.handle.insert(textCleanups).values({
    userId: ann.id,
    feature: 'basic',
    cleanedText: hostile,
    createdAt: new Date(),
  });
  expect((await cleanups(ann)).items[0]).toMatchObject({ excerpt: hostile, isWhole: true });
  await database.handle.update(textCleanups).set({ cleanedText: 'x' });
});

test.each(['\ufeff', '\ufeffonce', '\ufeff\ufefftwice', 'in\ufeffside', '\ufeff\u001afeff'])(
  'a byte order mark comes back from where it stood: %j',
  async (marked) => {
    const ann = await person('ann@example.com');
    await database.handle.insert(textCleanups).values({
      ...{ userId: ann.id, feature: 'basic', cleanedText: marked, createdAt: new Date() },
    });
    const [item] = (await cleanups(ann)).items;
    expect(item).toMatchObject({ excerpt: marked, isWhole: true });
    const [row] = await database.handle
      .select({ text: textCleanups.cleanedText })
      .from(textCleanups)
      .where(eq(textCleanups.id, item!.id));
    expect(row!.text).toBe(marked);
    await database.handle.update(textCleanups).set({ cleanedText: 'x' });
  },
);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  '%j becomes plain text in CSV',
  (text) => {
    expect(csvField(text).startsWith(`"'`)).toBe(true);
  },
);

test('a page of a history of 100,000 rows is read from the index, beside its cursor', async () => {
  const ann = await person('ann@example.com', 'pro');
  const bob = await person('bob@example.com');
  // Counting each row would take most of the test's time; the count is set below.
  await database.handle.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const owner of [ann, bob]) {
      await tx.execute(sql`
        insert into text_cleanups (user_id, feature, cleaned_text, created_at)
        select ${owner.id}, 'basic', 'text ' || n, timestamptz '2026-01-01' + n * interval '1 second'
        from generate_series(1, 100000) n`);
    }
  });
  await database.handle
    .insert(userCleanupCounts)
    .values({ userId: ann.id, cleanupsKept: 100_000 })
    .onConflictDoUpdate({ target: userCleanupCounts.userId, set: { cleanupsKept: 100_000 } });
  await database.handle.execute(sql`analyze text_cleanups`);
  const older = { createdAt: new Date('2026-01-01T02:00:00Z'), id: randomUUID() };
  const query = cleanupsQuery(database.handle, { userId: ann.id, limit: 5, offset: 0, older });
  const explained = await database.handle.execute(
    sql`explain (analyze, format json) ${query.getSQL()}`,
  );
  const [row] = (explained as unknown as { rows: { 'QUERY PLAN': unknown }[] }).rows;
  const plan = JSON.stringify(row?.['QUERY PLAN']);
  expect(plan).toContain('text_cleanups_history');
  expect(plan).not.toContain('Seq Scan');
  expect(plan).not.toContain('"Sort"');
  const counts = [...plan.matchAll(/"Actual Rows":\s*([\d.]+)/g)].map((found) => Number(found[1]));
  expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  expect(await cleanups(ann)).toMatchObject({ total: 100_000 });
}, 60_000);
