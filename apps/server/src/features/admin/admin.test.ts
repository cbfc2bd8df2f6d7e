import { randomUUID } from 'node:crypto';
import {
  type AdminFlag,
  type AdminMetrics,
  type AuditPage,
  adminMetrics,
  adminOperations,
  type CleanupLogPage,
  cleanupLogPage,
  type FeedbackPage,
  type LiveEvent,
  type RequestLogPage,
  type ShareStatistics,
} from '@cleanpaste/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { engine, openTestDatabase } from '../../../test/database.ts';
import { caller, openBrowser, openSite, type TestSite } from '../../../test/site.ts';
import type { Database } from '../../db/handle.ts';
import { readEvents } from '../../event-streams/read-events.ts';
import { createLog } from '../../log/log.ts';
import { recomputeRevenue } from '../billing/subscriptions/service.ts';
import {
  revenueCache,
  stripeCharges,
  stripeSubscriptions,
} from '../billing/subscriptions/tables.ts';
import { plagiarismChecks } from '../checking/check/tables.ts';
import { textCleanups } from '../cleaning/cleanups/tables.ts';
import { auditQuery } from './audit-list/data.ts';
import { cleanupLogQuery } from './cleanup-log/data.ts';
import { feedbackQuery } from './feedback/data.ts';
import { userFeedback } from './feedback/tables.ts';
import { readVersions } from './live/data.ts';
import { type Live, openLive } from './live/service.ts';
import { requestsQuery } from './request-log/data.ts';
import { openRequestLog, type RequestLog } from './request-log/service.ts';

const base = '/functions/v1/admin';
const adminEmail = 'boss@example.com';
const log = createLog({ level: 'silent', now: () => new Date() });

let database: Database;
let site: TestSite;
let live: Live;
let requestLog: RequestLog;
let admin: Awaited<ReturnType<typeof person>>;
let ann: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  database = await openTestDatabase();
  const { handle: db, listen } = database;
  live = await openLive({ db, listen, log, gatherMs: 20 });
  requestLog = openRequestLog({ db, log, clock: { now: () => new Date() } });
  const env = { ADMIN_EMAIL: adminEmail.toUpperCase(), CLEANUPS_PER_MINUTE: '100000' };
  site = await openSite(database, env, { live, requestLog });
  admin = await person(adminEmail);
  ann = await person('ann@example.com');
});
afterAll(async () => {
  await live.close();
  await site.close();
  await requestLog.close();
  await database.close();
});

async function person(email: string) {
  const browser = openBrowser(site.origin);
  const session = await browser.signIn(email);
  return { id: session.user.id, browser, session, api: caller(site.origin, session) };
}

async function get<T>(path: string, who = admin): Promise<T> {
  const answer = await who.api.get(`${base}${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as T;
}

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const metrics = (from = daysAgo(6), to = today()) =>
  get<AdminMetrics>(`/metrics?from=${from}&to=${to}`);

test('every route of the panel is the admin’s alone: 401 for visitors, 403 for users', async () => {
  const { app } = testApp(database);
  const routes = app.routes.filter(
    ({ method, path }) => method !== 'ALL' && path.includes('/admin/'),
  );
  const names = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
  expect(names.length).toBeGreaterThanOrEqual(11);
  for (const name of names) {
    const [method = '', pattern = ''] = name.split(' ');
    const path = new URL(pattern.replace(/:\w+/g, 'x'), site.origin);
    const visitor = await fetch(path, { method });
    const user = await fetch(path, {
      method,
      headers: { authorization: `Bearer ${ann.session.access_token}` },
    });
    expect([name, visitor.status, user.status]).toEqual([name, 401, 403]);
    expect(await user.json()).toMatchObject({ error: 'forbidden' });
    await visitor.body?.cancel();
  }
});

test('figures: what was done is counted by the day, and stays when an account goes', async () => {
  const before = await metrics();
  const ben = await person('ben@example.com');
  for (const text of ['one', 'two'])
    expect((await ben.api.post('/functions/v1/clean-text', { text })).status).toBe(200);
  const text =
    'The meeting starts at nine, and everyone should often bring various notes of last week.';
  expect((await ben.api.post('/functions/v1/strong-paraphrase', { text })).status).toBe(200);
  await ben.api.post('/functions/v1/share-events', { platform: 'bluesky' });
  await ben.api.post('/functions/v1/share-events', { platform: 'bluesky' });
  const now = new Date();
  await database.handle.insert(plagiarismChecks).values({
    userId: ben.id,
    similarityScore: 1,
    aiScore: null,
    createdAt: new Date(`${daysAgo(2)}T23:59:59Z`),
  });
  const subscription = { customerId: 'c', plan: 'pro', createdAt: now, updatedAt: now } as const;
  await database.handle.insert(stripeSubscriptions).values([
    { ...subscription, id: 's1', userId: ann.id, status: 'active' },
    { ...subscription, id: 's2', userId: ann.id, status: 'past_due', plan: 'pro5k' },
    { ...subscription, id: 's3', userId: null, status: 'canceled', endedAt: now },
    { ...subscription, id: 's4', userId: ann.id, status: 'incomplete' },
  ]);
  await database.handle.insert(stripeCharges).values({
    id: 'ch1',
    customerId: 'c',
    amount: 1500,
    amountRefunded: 500,
    currency: 'usd',
    createdAt: now,
    updatedAt: now,
    readAt: now,
  });
  await database.handle.insert(revenueCache).values({
    id: 'current',
    recurringMonthly: 2000,
    collectedTotal: 1500,
    refundedTotal: 500,
    updatedAt: now,
  });
  await ann.api.get('/functions/v1/no-such-thing');
  await requestLog.flush();
  await ben.api.post('/functions/v1/delete-account', {});

  const after = await metrics();
  expect(adminMetrics.parse(after)).toEqual(after);
  expect(after.days.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(daysAgo));
  const last = after.days.at(-1)!;
  expect(last.counts).toMatchObject({ basic: 2, statistical: 1, started: 3, ended: 1, bluesky: 2 });
  expect(last.counts.joined).toBe((before.days.at(-1)?.counts.joined ?? 0) + 1);
  expect(last.counts.left).toBe(1);
  expect(after.days.at(-3)?.counts.checks).toBe(1);
  expect(last.collected).toBe(1000);
  expect(after.inRange.counts).toMatchObject({ basic: 2, checks: 1, bluesky: 2, twitter: 0 });
  expect(after.totals).toMatchObject({
    users: before.totals.users,
    basic: 2,
    statistical: 1,
    checks: 1,
    canceledSubscriptions: 1,
    monthlyCancellations: 1,
  });
  // The specified estimate, whatever the plans cost; beside it what the provider told.
  expect(after.totals.activeSubscriptions).toBe(2);
  expect(after.revenue).toMatchObject({
    estimate: { monthly: 1000, total: 1000 },
    provider: { monthly: 2000, collected: 1500, refunded: 500, reconciledAt: null },
  });
  const clean = after.byWork.find(({ kind }) => kind === 'clean');
  expect(clean).toMatchObject({ requests: 2, failed: 0, p95: expect.any(Number) });
  expect(last.requests).toBeGreaterThan(5);
  const shares = await get<ShareStatistics>('/share-statistics');
  expect(shares).toContainEqual({
    platform: 'bluesky',
    total_shares: 2,
    unique_users: 0,
    unique_sessions: 1,
  });
  expect(shares).toHaveLength(3);
  const operations = await get<object>('/operations');
  expect(adminOperations.parse(operations)).toMatchObject({
    hasLogs: false,
    queue: { threads: 1 },
  });

  expect((await metrics(daysAgo(30), daysAgo(20))).inRange.counts.basic).toBe(0);
  for (const range of ['from=2026-02-01&to=2026-01-01', 'from=2020-01-01&to=2026-01-01', 'from=x'])
    expect((await admin.api.get(`${base}/metrics?${range}`)).status).toBe(400);
});

test('figures are of days that have come, however far the range reaches and the provider looks ahead', async () => {
  const ended = (await metrics()).totals.monthlyCancellations;
  const soon = new Date(Date.now() + 60_000);
  await database.handle.insert(stripeSubscriptions).values({
    id: 'ends-soon',
    userId: ann.id,
    customerId: 'c',
    plan: 'pro',
    status: 'canceled',
    endedAt: soon,
    createdAt: soon,
    updatedAt: soon,
  });
  const far = await metrics(daysAgo(2), daysAgo(-30));
  expect(far.range).toEqual({ from: daysAgo(2), to: daysAgo(0) });
  expect(far.days.map(({ date }) => date)).toEqual([2, 1, 0].map(daysAgo));
  const before = far.inRange.counts;
  expect(far.totals.monthlyCancellations).toBe(ended);
  expect((await metrics(daysAgo(-5), daysAgo(-9))).days).toHaveLength(1);
  site.clock.advance(120_000);
  const { inRange } = await metrics(daysAgo(2), daysAgo(-1));
  expect(inRange.counts.ended).toBe(before.ended + 1);
  expect(inRange.counts.started).toBe(before.started + 1);
});

test('what is told of the same thing is the same: all of a range is all since the beginning', async () => {
  const now = new Date();
  const ahead = new Date(Date.now() + 40 * 86_400_000);
  const { handle: db } = database;
  await db.delete(stripeSubscriptions);
  await db.delete(stripeCharges);
  // The provider's clock was moved on, as in the sandbox: what it tells has happened, and not next month.
  const told = { userId: ann.id, customerId: 'c', plan: 'pro', updatedAt: now } as const;
  await db.insert(stripeSubscriptions).values([
    { ...told, id: 'e1', status: 'canceled', createdAt: now, endedAt: ahead },
    { ...told, id: 'e2', status: 'canceled', createdAt: now, endedAt: now },
    { ...told, id: 'e3', status: 'active', createdAt: ahead },
  ]);
  const charge = { customerId: 'c', currency: 'usd', updatedAt: now, readAt: now };
  await db.insert(stripeCharges).values([
    { ...charge, id: 'p1', amount: 500, createdAt: now },
    { ...charge, id: 'p2', amount: 1500, amountRefunded: 500, createdAt: ahead },
    { ...charge, id: 'p3', amount: 900, currency: 'eur', createdAt: now },
  ]);
  await db.transaction((tx) => recomputeRevenue(tx, now));
  const { totals, inRange, days, revenue } = await metrics(daysAgo(360));
  const { counts } = inRange;
  expect(counts.joined - counts.left).toBe(totals.users);
  expect([counts.basic, counts.statistical]).toEqual([totals.basic, totals.statistical]);
  expect(counts.checks).toBe(totals.checks);
  expect(counts).toMatchObject({ started: 3, ended: totals.canceledSubscriptions });
  expect(counts.started - counts.ended).toBe(totals.activeSubscriptions);
  expect(totals.monthlyCancellations).toBe(2);
  expect(inRange.collected).toBe(1500);
  expect(inRange.collected).toBe(revenue.provider!.collected - revenue.provider!.refunded);
  expect(days.at(-1)).toMatchObject({ collected: 1500, counts: { ended: 2, started: 3 } });
  const shares = await get<ShareStatistics>('/share-statistics');
  for (const { platform, total_shares } of shares) expect(counts[platform]).toBe(total_shares);
});

test('a flag changes for everybody, with its time and a line in the audit', async () => {
  const names = (await get<AdminFlag[]>('/feature-flags')).map(({ name }) => name);
  expect(names).toEqual(['show_expert_plan']);
  const change = (name: string, body: unknown) =>
    admin.api.patch(`${base}/feature-flags/${name}`, body);
  expect((await change('show_expert_plan', { enabled: false })).status).toBe(200);
  const [flag] = await get<AdminFlag[]>('/feature-flags');
  expect(flag).toEqual({
    name: 'show_expert_plan',
    enabled: false,
    updatedAt: expect.stringMatching(/^\d{4}-/),
  });
  const seen = await (await fetch(new URL('/functions/v1/feature-flags', site.origin))).json();
  expect(seen).toContainEqual({ name: 'show_expert_plan', enabled: false });
  expect((await change('made_up', { enabled: true })).status).toBe(404);
  expect((await change('show_expert_plan', { enabled: 'no' })).status).toBe(400);
  const { items, total } = await get<AuditPage>('/audit');
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    admin_email: adminEmail,
    action: 'flag_changed',
    target: 'show_expert_plan',
    from: 'on',
    to: 'off',
  });
});

test('feedback comes in pages of 10 and moves between its states, each move in the audit', async () => {
  for (let i = 1; i <= 23; i++) {
    await database.handle.insert(userFeedback).values({
      userId: ann.id,
      message: `message ${i} \u0000\ud83d`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.ceil(i / 2))),
    });
  }
  const first = await get<FeedbackPage>('/feedback');
  expect(first).toMatchObject({ total: 23, pageSize: 10, page: 1 });
  expect(first.items[0]).toMatchObject({
    message: 'message 23 \u0000\ud83d',
    user_email: 'ann@example.com',
    status: 'pending',
  });
  const second = await get<FeedbackPage>(`/feedback?page=2&older=${first.cursors.older}`);
  const third = await get<FeedbackPage>(`/feedback?page=3&older=${second.cursors.older}`);
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(23);
  expect((await get<FeedbackPage>('/feedback?page=2')).items).toEqual(second.items);
  expect((await get<FeedbackPage>(`/feedback?page=2&newer=${third.cursors.newer}`)).items).toEqual(
    second.items,
  );

  const id = first.items[3]!.id;
  const move = (status: string, target = id) =>
    admin.api.patch(`${base}/feedback/${target}`, { status });
  for (const status of ['resolved', 'reviewed', 'reviewed', 'pending', 'resolved'])
    expect((await move(status)).status).toBe(200);
  expect((await move('gone')).status).toBe(400);
  expect((await move('resolved', randomUUID())).status).toBe(404);
  expect((await move('resolved', 'no-uuid')).status).toBe(404);
  const resolved = await get<FeedbackPage>('/feedback?status=resolved');
  expect(resolved.items.map((item) => item.id)).toEqual([id]);
  expect(resolved).toMatchObject({ total: 1, byStatus: { pending: 22, reviewed: 0, resolved: 1 } });
  const audit = await get<AuditPage>('/audit');
  const moves = audit.items.filter(({ target }) => target === id);
  expect(moves.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'pending → resolved',
    'reviewed → pending',
    'resolved → reviewed',
    'pending → resolved',
  ]);
  expect(JSON.stringify(audit)).not.toContain('message');
  for (const { person: writer } of moves)
    expect(writer).toEqual({ id: ann.id, email: 'ann@example.com' });
});

test('logs name accounts and sizes, and hold no text', async () => {
  const text = 'nobody but Ann may read this';
  expect((await ann.api.post('/functions/v1/clean-text', { text })).status).toBe(200);
  const page = await get<CleanupLogPage>('/logs/cleanups');
  expect(cleanupLogPage.parse(page)).toEqual(page);
  expect(page.items[0]).toMatchObject({
    feature: 'basic',
    source: 'site',
    user_email: 'ann@example.com',
    keptBytes: text.length,
    deleted: false,
  });
  expect(page.total).toBe(page.items.length);
  expect(await get<object>('/operations')).toMatchObject({ hasLogs: true });
  await requestLog.flush();
  const requests = await get<RequestLogPage>('/logs/requests');
  expect(requests.items).toHaveLength(10);
  const failed = await get<RequestLogPage>('/logs/requests?only=failed');
  expect(failed.items.every(({ status }) => status >= 400)).toBe(true);
  expect(failed.total).toBeLessThan(requests.total);
  expect(JSON.stringify([page, requests, failed])).not.toContain('nobody but');
});

/** Opens the stream; `next` waits for the next event, and for the end. */
async function openStream(who = admin, lastEventId?: string) {
  const answer = await who.api.get(`${base}/events`, undefined, {
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const events = readEvents(answer.body!, { silenceMs: 12_000 });
  // Calls are counted once a second, in between whatever a test does: they are looked at by themselves.
  const read = async () => {
    const { value, done } = await events.next();
    if (done) return null;
    const event = JSON.parse(value) as LiveEvent;
    return { ...event, topics: event.topics.filter((topic) => topic !== 'request_stats') };
  };
  const next = async () => {
    let event = await read();
    while (event?.topics.length === 0) event = await read();
    return event;
  };
  return { next, first: await read(), close: () => events.return(undefined) };
}

test('changes are told when they are committed, on every instance, and once missed are made up for', async () => {
  const { handle, listen } = database;
  const otherLive = await openLive({ db: handle, listen, log, gatherMs: 20 });
  const other = await openSite(database, { ADMIN_EMAIL: adminEmail }, { live: otherLive });
  const elsewhere = { ...admin, api: caller(other.origin, admin.session) };
  const streams = [await openStream(), await openStream(elsewhere)];
  for (const { first } of streams) expect(first?.topics).toEqual([]);

  const undone = handle.transaction(async (tx) => {
    await tx.update(revenueCache).set({ collectedTotal: 1 });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await ann.api.post('/functions/v1/share-events', { platform: 'twitter' });
  for (const { next } of streams) expect((await next())?.topics).toEqual(['share_events']);
  await handle.transaction((tx) => tx.update(revenueCache).set({ collectedTotal: 1600 }));
  const changes = await Promise.all(streams.map(({ next }) => next()));
  for (const event of changes) expect(event?.topics).toEqual(['revenue_cache']);
  for (const { close } of streams) await close();

  await ann.api.post('/functions/v1/feedback', { message: 'while nobody listened' });
  const back = await openStream(admin, changes[0]!.id);
  expect(back.first?.topics).toEqual(['user_feedback']);
  const fresh = await openStream(admin, 'no id of ours');
  expect(fresh.first?.topics).toEqual([]);
  await otherLive.close();
  await other.close();
  await back.close();
  await fresh.close();
});

test('whatever a panel shows is told: texts cleaned, checks, accounts, plans, what admins did', async () => {
  const stream = await openStream();
  const told = async () => (await stream.next())?.topics;
  await ann.api.post('/functions/v1/clean-text', { text: 'cleaned while the admin looks on' });
  expect(await told()).toEqual(['text_cleanups']);
  const { handle } = database;
  const check = { userId: ann.id, similarityScore: 1, aiScore: null, createdAt: new Date() };
  await handle.insert(plagiarismChecks).values(check);
  expect(await told()).toEqual(['plagiarism_checks']);
  await handle.update(stripeSubscriptions).set({ status: 'canceled' });
  expect(await told()).toEqual(['stripe_subscriptions']);
  await handle.update(stripeCharges).set({ amountRefunded: 600 });
  expect(await told()).toEqual(['stripe_charges']);
  await admin.api.patch(`${base}/feature-flags/show_expert_plan`, { enabled: true });
  expect(await told()).toEqual(['admin_audit']);
  const carl = await person('carl@example.com');
  expect(await told()).toEqual(['users']);
  await carl.api.post('/functions/v1/delete-account', {});
  expect(await told()).toContain('users');
  await stream.close();
});

test('calls of visitors are told; a panel’s own are not, for each would bring about the next', async () => {
  const version = async () => (await readVersions(database.handle)).get('request_stats') ?? 0;
  await requestLog.flush();
  const before = await version();
  await metrics();
  await get('/operations');
  await get('/audit');
  await requestLog.flush();
  expect(await version()).toBe(before);
  await ann.api.get('/functions/v1/account');
  await requestLog.flush();
  expect(await version()).toBe(before + 1);
});

test('how an instance is doing is told when it is another, and only while somebody listens', async () => {
  const { handle: db, listen } = database;
  let state = 'idle';
  let asked = 0;
  const pulse = async () => {
    asked += 1;
    return state;
  };
  const own = await openLive({ db, listen, log, gatherMs: 20, pulse, pulseMs: 5 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(0);
  const told: string[][] = [];
  let wake = () => {};
  const next = () => new Promise<void>((resolve) => (wake = resolve));
  const subscriber = {
    send({ topics }: LiveEvent) {
      if (topics.length === 0) return;
      told.push(topics);
      wake();
    },
    isAllowed: async () => true,
    end() {},
  };
  const first = next();
  await own.subscribe(subscriber, null);
  await first;
  const second = next();
  state = 'busy';
  await second;
  expect(told).toEqual([['operations'], ['operations']]);
  await own.close();
});

if (engine === 'postgres') {
  test('a connection that the server cuts is replaced, and what was missed is told', async () => {
    const stream = await openStream();
    await database.handle.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'cleanpaste-live' and datname = current_database()`);
    await ann.api.post('/functions/v1/share-events', { platform: 'twitter' });
    expect((await stream.next())?.topics).toEqual(['share_events']);
    await ann.api.post('/functions/v1/share-events', { platform: 'twitter' });
    expect((await stream.next())?.topics).toEqual(['share_events']);
    await stream.close();
  });
}

test('a stream ends with its session, and with the server', async () => {
  const boss = await person(adminEmail);
  const stream = await openStream(boss);
  const stays = await openStream();
  await boss.browser.post('/functions/v1/auth/sign-out', {});
  expect(await stream.next()).toBeNull();
  expect(live.streams()).toBe(1);
  await live.close();
  expect(await stays.next()).toBeNull();
  expect(live.streams()).toBe(0);
  const { handle: db, listen } = database;
  live = await openLive({ db, listen, log });
});

test('100,000 rows: pages come from their index, and days from their sums', async () => {
  const { handle } = database;
  await handle.execute(sql`insert into text_cleanups (feature, created_at)
    select 'basic', now() - i * interval '4 minutes' from generate_series(1, 100000) as i`);
  // Checking each reference would take most of the test's time.
  await handle.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into user_feedback (user_id, message, status, created_at)
      select ${ann.id}, 'm', case when i % 1000 = 0 then 'pending' else 'resolved' end, now() - i * interval '1 minute'
      from generate_series(1, 30000) as i`);
    await tx.execute(sql`insert into request_logs (id, route, status, duration_ms, created_at)
      select gen_random_uuid(), 'GET /functions/v1/account', case when i % 500 = 0 then 500 else 200 end, 5,
        now() - i * interval '1 second' from generate_series(1, 100000) as i`);
  });
  for (const table of ['text_cleanups', 'user_feedback', 'request_logs'])
    await handle.execute(sql.raw(`analyze ${table}`));

  const somewhere = { createdAt: new Date(Date.now() - 20 * 86_400_000), id: randomUUID() };
  const page = { limit: 10, offset: 0 };
  const deep = { ...page, older: somewhere };
  const [pending, failed] = [{ status: 'pending' }, { onlyFailed: true }] as const;
  const plans: [string, { getSQL(): ReturnType<typeof sql> }][] = [
    ['text_cleanups_created', cleanupLogQuery(handle, page)],
    ['text_cleanups_created', cleanupLogQuery(handle, deep)],
    ['text_cleanups_created', cleanupLogQuery(handle, { ...page, newer: somewhere })],
    ['user_feedback_created', feedbackQuery(handle, { ...deep, status: null })],
    ['user_feedback_status', feedbackQuery(handle, { ...deep, ...pending })],
    ['request_logs_created', requestsQuery(handle, { ...page, onlyFailed: false })],
    ['request_logs_failed', requestsQuery(handle, { ...page, ...failed })],
    ['admin_audit_created', auditQuery(handle, page)],
  ];
  for (const [index, query] of plans) {
    // A table of a few rows is read whole whatever indexes it has; only the big ones count here.
    const isSmall = index === 'admin_audit_created';
    if (isSmall) await handle.execute(sql`set enable_seqscan = off`);
    const plan = await explain(query.getSQL());
    if (isSmall) await handle.execute(sql`reset enable_seqscan`);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan.{0,120}(text_cleanups|user_feedback|request_logs)"/);
    const read = [...plan.matchAll(/"Actual Rows":\s*([\d.]+)/g)].map((found) => Number(found[1]));
    expect([index, Math.max(...read) <= 10]).toEqual([index, true]);
  }

  // Were a figure counted from the rows, it would now miss them.
  await handle.execute(sql`alter table text_cleanups rename to text_cleanups_away`);
  const year = await metrics(daysAgo(365)).finally(() =>
    handle.execute(sql`alter table text_cleanups_away rename to text_cleanups`),
  );
  expect(year.inRange.counts.basic).toBeGreaterThan(80_000);
  const list = await get<CleanupLogPage>('/logs/cleanups?page=3');
  expect(list.items).toHaveLength(10);
  expect(list.total).toBe(await handle.$count(textCleanups));
}, 120_000);

async function explain(query: ReturnType<typeof sql>): Promise<string> {
  const explained = await database.handle.execute(sql`explain (analyze, format json) ${query}`);
  const [row] = (explained as unknown as { rows: { 'QUERY PLAN': unknown }[] }).rows;
  return JSON.stringify(row?.['QUERY PLAN']);
}
