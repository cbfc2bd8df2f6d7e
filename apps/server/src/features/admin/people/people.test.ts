import {
  type Account,
  type AuditPage,
  type CleanupLogPage,
  type PeopleFound,
  type Person,
  person as personAnswer,
} from '@cleanpaste/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { caller, openBrowser, openSite, type TestSite } from '../../../../test/site.ts';
import type { Database } from '../../../db/handle.ts';
import { createLog } from '../../../log/log.ts';
import { givenPlans } from '../../billing/given-plans/tables.ts';
import { stripeCharges, stripeSubscriptions } from '../../billing/subscriptions/tables.ts';
import { plagiarismChecks } from '../../checking/check/tables.ts';
import { openRequestLog, type RequestLog } from '../request-log/service.ts';
import { chargesOfQuery, checksOfQuery, cleanupsOfQuery, peopleQuery } from './data.ts';
import { beginningOf, rangeOf } from './rules.ts';

const base = '/functions/v1/admin';
const adminEmail = 'boss@example.com';
const day = 86_400_000;
const prose =
  'The meeting starts at nine, and everyone should often bring various notes of last week.';

let database: Database;
let site: TestSite;
let requestLog: RequestLog;
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  database = await openTestDatabase();
  const log = createLog({ level: 'silent', now: () => new Date() });
  const clock = { now: () => new Date() };
  requestLog = openRequestLog({ db: database.handle, log, clock });
  const env = { ADMIN_EMAIL: adminEmail, CLEANUPS_PER_MINUTE: '100000' };
  site = await openSite(database, env, { requestLog });
  admin = await signIn(adminEmail);
});
afterAll(async () => {
  await site.close();
  await requestLog.close();
  await database.close();
});

async function signIn(email: string) {
  const browser = openBrowser(site.origin);
  const session = await browser.signIn(email);
  return { id: session.user.id, browser, session, api: caller(site.origin, session) };
}

async function json<T>(answer: Response, status = 200): Promise<T> {
  expect([answer.url, answer.status]).toEqual([answer.url, status]);
  return (await answer.json()) as T;
}

const find = async (address: string) =>
  json<PeopleFound>(await admin.api.post(`${base}/people/find`, { address }));
const read = async (id: string) => json<Person>(await admin.api.get(`${base}/people/${id}`));
const audit = async () => json<AuditPage>(await admin.api.get(`${base}/audit`));
const accountOf = async (who: Awaited<ReturnType<typeof signIn>>) =>
  json<Account>(await who.api.get('/functions/v1/account'));

interface Gift {
  plan?: string;
  until?: string | null;
  reason?: string;
  replaces?: string | null;
}
const give = (id: string, gift: Gift = {}) =>
  admin.api.post(`${base}/people/${id}/plan`, {
    ...{ plan: 'pro', until: null, reason: 'a friend of the house', replaces: null },
    ...gift,
  });
const take = (id: string, given: string, reason = 'enough') =>
  admin.api.post(`${base}/people/${id}/plan/take`, { given, reason });
const dayFromNow = (days: number) =>
  new Date(site.clock.now().getTime() + days * day).toISOString().slice(0, 10);

test('a person is found by the whole address and by its beginning, ten at most, whatever stands in it', async () => {
  await database.handle.execute(sql`insert into users (id, name, email, email_verified)
    select 'many-' || i, '', 'many' || lpad(i::text, 2, '0') || '@example.com', true from generate_series(1, 12) as i`);
  const odd = ['o_dd@example.com', 'oxdd@example.com', 'o%dd@example.com', 'łucja@example.com'];
  for (const email of odd) {
    await database.handle.execute(
      sql`insert into users (id, name, email) values (${email}, ${`Name of ${email}`}, ${email})`,
    );
  }
  const many = await find('MANY');
  expect(many.items).toHaveLength(10);
  expect(many.more).toBe(true);
  expect(many.items[0]).toMatchObject({ id: 'many-1', email: 'many01@example.com', name: null });
  expect(await find(' many07@example.com ')).toMatchObject({
    items: [{ email: 'many07@example.com' }],
    more: false,
  });
  for (const email of odd) {
    const found = await find(email.slice(0, 4));
    expect(found.items.map((item) => item.email)).toEqual([email]);
  }
  expect(await find('nobody@')).toEqual({ items: [], more: false });
  for (const bad of ['', '  ', 'x'.repeat(321)])
    expect((await admin.api.post(`${base}/people/find`, { address: bad })).status).toBe(400);
});

test('addresses that are looked for stand in no log, and in the audit with three letters', async () => {
  await find('many07@example.com');
  const { items } = await audit();
  expect(items[0]).toMatchObject({
    action: 'people_searched',
    target: 'man…',
    to: '1',
    admin_email: adminEmail,
    person: null,
  });
  expect([beginningOf('an'), beginningOf('ann'), beginningOf('anna')]).toEqual([
    'an',
    'ann',
    'ann…',
  ]);
  await requestLog.flush();
  const logged = await admin.api.get(`${base}/logs/requests`);
  expect(await logged.text()).not.toContain('many07');
  expect(site.lines.join('\n')).not.toContain('many07');
});

test('one account stands on one page: plan, usage, payments, calls, keys, and none of its texts', async () => {
  const eve = await signIn('eve@example.com');
  const secret = 'nobody but Eve may read this';
  const now = site.clock.now();
  await database.handle.insert(plagiarismChecks).values({
    ...{ userId: eve.id, fixedText: secret, similarityScore: 3, aiScore: 4 },
    createdAt: new Date(now.getTime() - day),
  });
  await database.handle.insert(stripeSubscriptions).values({
    ...{ id: 'sub_eve', userId: eve.id, customerId: 'cus_eve', status: 'active', plan: 'pro' },
    ...{ createdAt: now, updatedAt: now },
  });
  await eve.api.post('/functions/v1/clean-text', { text: `${secret}\u200b` });
  await eve.api.post('/functions/v1/strong-paraphrase', { text: prose });
  for (let i = 0; i < 25; i++) {
    const at = new Date(now.getTime() - i * day);
    await database.handle.insert(stripeCharges).values({
      ...{ id: `ch_${i}`, userId: eve.id, customerId: 'cus_eve', amount: 500, currency: 'usd' },
      ...{ amountRefunded: i === 0 ? 200 : 0, createdAt: at, updatedAt: at, readAt: at },
    });
  }
  const key = await eve.api.post('/functions/v1/api-keys', { name: 'my own', scopes: ['clean'] });
  const { key: whole } = await json<{ key: string }>(key, 201);

  const page = await read(eve.id);
  expect(personAnswer.parse(page)).toEqual(page);
  expect(page).toMatchObject({
    ...{ id: eve.id, email: 'eve@example.com', emailVerified: true, plan: 'pro', paid_plan: 'pro' },
    ...{ given: null, counts: { basic: 1, statistical: 1 } },
    usage: { statistical: { used: 1, limit: 1000, period: 'month' }, checks: { limit: 15 } },
    subscriptions: [{ plan: 'pro', status: 'active' }],
    paid: { amount: 12_500, refunded: 200 },
    calls: [
      { kind: 'statistical' },
      { kind: 'basic', source: 'site', removed: 1 },
      { kind: 'check' },
    ],
    api_keys: [{ scopes: ['clean'], last_used_at: null }],
  });
  expect(page.payments).toHaveLength(20);
  expect(page.payments[0]).toMatchObject({ amount: 500, refunded: 200, currency: 'usd' });
  const written = JSON.stringify(page);
  for (const text of [secret, 'meeting', whole, 'my own']) expect(written).not.toContain(text);

  await read(eve.id);
  const views = (await audit()).items.filter(({ action }) => action === 'person_viewed');
  expect(views.map(({ person }) => person?.email)).toEqual(['eve@example.com']);
  await database.handle.execute(
    sql`update admin_audit set created_at = created_at - interval '16 minutes' where action = 'person_viewed'`,
  );
  await read(eve.id);
  const again = (await audit()).items.filter(({ action }) => action === 'person_viewed');
  expect(again).toHaveLength(2);
  for (const id of ['nobody', `${eve.id}x`])
    expect((await admin.api.get(`${base}/people/${id}`)).status).toBe(404);
});

test('a plan given by hand is a plan: quotas, history, keys and displays follow, and taking it restores what was', async () => {
  const fay = await signIn('fay@example.com');
  const rewrite = () => fay.api.post('/functions/v1/strong-paraphrase', { text: prose });
  const newKey = () => fay.api.post('/functions/v1/api-keys', { name: 'k', scopes: ['rewrite'] });
  for (const status of [200, 200, 200, 403]) expect((await rewrite()).status).toBe(status);
  expect((await newKey()).status).toBe(403);

  expect((await give(fay.id, { plan: 'pro5k', reason: '  for the conference  ' })).status).toBe(
    200,
  );
  expect(await accountOf(fay)).toMatchObject({
    plan: 'pro5k',
    subscription: { is_active: true, is_pro_5k: true, is_given: true, cancel_at_period_end: false },
    usage: { statistical: { used: 0, limit: 5000, period: 'month' } },
  });
  expect((await rewrite()).status).toBe(200);
  expect((await newKey()).status).toBe(201);
  const history = await fay.api.get('/functions/v1/history/cleanups?page=1');
  expect(await json(history)).toMatchObject({ paged: true, pageSize: 5 });
  const cleanups = await json<CleanupLogPage>(await admin.api.get(`${base}/logs/cleanups`));
  expect(cleanups.items[0]).toMatchObject({ user_id: fay.id, subscription_status: 'given' });

  const { given } = await read(fay.id);
  expect(given).toMatchObject({ plan: 'pro5k', ends_at: null });
  expect((await take(fay.id, given!.id, 'the conference is over')).status).toBe(200);
  const after = await accountOf(fay);
  expect(after).toMatchObject({
    plan: 'free',
    subscription: { is_active: false, is_given: false },
  });
  expect(after.usage.statistical).toMatchObject({ used: 4, limit: 3, period: 'total' });
  expect((await rewrite()).status).toBe(403);

  const { changes, given: none } = await read(fay.id);
  expect(none).toBeNull();
  expect(changes).toMatchObject([
    { action: 'plan_taken', from: 'pro5k', to: 'free', reason: 'the conference is over' },
    { action: 'plan_given', from: 'free', to: 'pro5k', reason: 'for the conference' },
  ]);
  expect(changes[0]?.person).toEqual({ id: fay.id, email: 'fay@example.com' });
});

test('it ends on its day, and another one may take its place', async () => {
  const gus = await signIn('gus@example.com');
  expect((await give(gus.id, { until: dayFromNow(-1) })).status).toBe(400);
  expect((await give(gus.id, { until: '2026-02-30' })).status).toBe(400);
  expect((await give(gus.id, { reason: '  ' })).status).toBe(400);
  expect((await give(gus.id, { plan: 'admin' })).status).toBe(400);
  const until = dayFromNow(2);
  expect((await give(gus.id, { until })).status).toBe(200);
  const { subscription } = await accountOf(gus);
  const end = Date.parse(`${until}T23:59:59Z`) / 1000;
  expect(subscription).toMatchObject({ cancel_at_period_end: true, current_period_end: end });
  site.clock.advance(3 * day);
  const later = await signIn('gus@example.com');
  expect((await accountOf(later)).plan).toBe('free');
  admin = await signIn(adminEmail);
  expect((await read(gus.id)).given).toBeNull();
  // What has run out does not stand in the way of the next.
  expect((await give(gus.id, { plan: 'pro' })).status).toBe(200);
  const first = (await read(gus.id)).given!;
  expect((await give(gus.id, { plan: 'pro5k', replaces: first.id })).status).toBe(200);
  expect((await accountOf(later)).plan).toBe('pro5k');
  expect((await take(gus.id, first.id)).status).toBe(409);
  expect((await give(gus.id, { plan: 'pro' })).status).toBe(409);
  expect((await accountOf(later)).plan).toBe('pro5k');
});

test('it never touches a subscription that is paid for', async () => {
  const hal = await signIn('hal@example.com');
  const now = site.clock.now();
  const card = { paymentMethodBrand: 'visa', paymentMethodLast4: '4242' };
  const paid = { id: 'sub_hal', userId: hal.id, customerId: 'cus_hal', plan: 'pro' } as const;
  await database.handle
    .insert(stripeSubscriptions)
    .values({ ...paid, ...card, status: 'active', createdAt: now, updatedAt: now });
  const stored = () =>
    database.handle
      .select()
      .from(stripeSubscriptions)
      .where(sql`${stripeSubscriptions.id} = 'sub_hal'`);
  const before = await stored();

  // The same plan: what is paid for counts, and the gift waits behind it.
  expect((await give(hal.id, { plan: 'pro' })).status).toBe(200);
  expect((await accountOf(hal)).subscription).toMatchObject({ is_given: false });
  const { given } = await read(hal.id);
  expect((await give(hal.id, { plan: 'pro5k', replaces: given!.id })).status).toBe(200);
  // A larger one: the card that goes on being charged stays in sight.
  expect((await accountOf(hal)).subscription).toMatchObject({
    ...{ is_given: true, is_pro_5k: true, payment_method_last4: '4242' },
  });
  const page = await read(hal.id);
  expect(page).toMatchObject({ plan: 'pro5k', paid_plan: 'pro' });
  expect((await take(hal.id, page.given!.id)).status).toBe(200);
  expect(await accountOf(hal)).toMatchObject({ plan: 'pro', subscription: { is_given: false } });
  expect(await stored()).toEqual(before);

  // The subscription ends while a plan is given: the gift goes on.
  expect((await give(hal.id, { plan: 'pro' })).status).toBe(200);
  await database.handle.update(stripeSubscriptions).set({ status: 'canceled', endedAt: now });
  expect(await accountOf(hal)).toMatchObject({ plan: 'pro', subscription: { is_given: true } });
});

test('two admins at once: one change is made and written down, the others are told to look again', async () => {
  const ida = await signIn('ida@example.com');
  const statuses = async (calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort();
  const plans = ['pro', 'pro5k', 'pro', 'pro5k', 'pro', 'pro5k'];
  const gave = await statuses(plans.map((plan) => give(ida.id, { plan })));
  expect(gave).toEqual([200, 409, 409, 409, 409, 409]);
  const { given } = await read(ida.id);
  const took = await statuses(plans.map(() => take(ida.id, given!.id)));
  expect(took).toEqual([200, 409, 409, 409, 409, 409]);
  const { changes, plan } = await read(ida.id);
  expect(plan).toBe('free');
  expect(changes.map(({ action }) => action)).toEqual(['plan_taken', 'plan_given']);
});

test('an account that goes takes its given plan along, and its address out of the audit', async () => {
  const jim = await signIn('jim@example.com');
  expect((await give(jim.id)).status).toBe(200);
  await read(jim.id);
  const named = (await audit()).items.filter(({ target }) => target === jim.id);
  expect(named.map(({ person }) => person?.email)).toEqual(['jim@example.com', 'jim@example.com']);
  expect((await jim.api.post('/functions/v1/delete-account', {})).status).toBe(200);
  const left = await audit();
  expect(left.items.filter(({ target }) => target === jim.id)).toHaveLength(2);
  expect(JSON.stringify(left)).not.toContain('jim@');
  const rows = await database.handle.select().from(givenPlans);
  expect(rows.filter(({ userId }) => userId === jim.id)).toEqual([]);
  expect((await give(jim.id)).status).toBe(404);
  expect((await admin.api.get(`${base}/people/${jim.id}`)).status).toBe(404);
});

test('20,000 accounts: a search and a page read a few rows from their indexes', async () => {
  const { handle } = database;
  await handle.execute(sql`insert into users (id, name, email)
    select 'p' || i, '', 'person' || i || '@example.com' from generate_series(1, 20000) as i`);
  await handle.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into text_cleanups (user_id, feature, created_at)
      select 'p' || (i % 100 + 1), 'basic', now() - i * interval '1 minute' from generate_series(1, 20000) as i`);
    await tx.execute(sql`insert into plagiarism_checks (user_id, similarity_score, created_at)
      select 'p' || (i % 100 + 1), 1, now() - i * interval '1 minute' from generate_series(1, 20000) as i`);
    await tx.execute(sql`insert into stripe_charges (id, user_id, customer_id, amount, currency, created_at, updated_at, read_at)
      select 'c' || i, 'p' || (i % 100 + 1), 'c', 500, 'usd', now() - i * interval '1 minute', now(), now() from generate_series(1, 20000) as i`);
  });
  for (const table of ['users', 'text_cleanups', 'plagiarism_checks', 'stripe_charges'])
    await handle.execute(sql.raw(`analyze ${table}`));
  const own = { userId: 'p7', limit: 20 };
  const plans: [string, { getSQL(): ReturnType<typeof sql> }][] = [
    ['users_email_beginning', peopleQuery(handle, { ...rangeOf('person'), limit: 11 })],
    ['text_cleanups_user', cleanupsOfQuery(handle, own)],
    ['plagiarism_checks_user', checksOfQuery(handle, own)],
    ['stripe_charges_user', chargesOfQuery(handle, own)],
  ];
  for (const [index, query] of plans) {
    const explained = await handle.execute(sql`explain (analyze, format json) ${query.getSQL()}`);
    const plan = JSON.stringify((explained as unknown as { rows: unknown[] }).rows);
    expect(plan).toContain(index);
    const rows = [...plan.matchAll(/"Actual Rows":\s*([\d.]+)/g)].map((one) => Number(one[1]));
    expect([index, Math.max(...rows) <= 20]).toEqual([index, true]);
  }
}, 120_000);
