import {
  type AdminFlag,
  type AdminMetrics,
  type AdminOperations,
  type AuditPage,
  type CleanupLogPage,
  type FeedbackPage,
  type FeedbackStatus,
  feedbackStatuses,
  hiddenFlag,
  type MetricsRange,
  type RequestLogPage,
  type ShareStatistics,
  sharePlatforms,
  workKinds,
} from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { isActive } from '../../billing/index.ts';
import { corpusState } from '../../checking/index.ts';
import { displayedStatistical, readCounters } from '../../cleaning/index.ts';
import { listFlags, setFlag } from '../feature-flags/data.ts';
import { isKnownFlag, knownFlags, withDefaults } from '../feature-flags/rules.ts';
import { feedbackQuery, setStatus } from '../feedback/data.ts';
import type { Live } from '../live/service.ts';
import { readStats, requestsQuery } from '../request-log/data.ts';
import { summary } from '../request-log/rules.ts';
import type { RequestLog } from '../request-log/service.ts';
import * as data from './data.ts';
import {
  estimatePerSubscription,
  metricsByDay,
  metricsInRange,
  momentsOf,
  type PageInput,
  pageOf,
  window,
} from './rules.ts';

/** Everything that the Dashboard tab draws of a stretch of days; nothing of it counts a big table. */
export async function readMetrics(ctx: Ctx, range: MetricsRange): Promise<AdminMetrics> {
  requireAdmin(ctx.actor);
  const { db } = ctx;
  const moments = momentsOf(range);
  const stats = await readStats(db, range);
  const days = metricsByDay(range, {
    counted: await data.readDaily(db, range),
    started: await data.startedByDay(db, moments),
    ended: await data.endedByDay(db, moments),
    collected: await data.collectedByDay(db, moments),
    stats,
  });
  const active = await subscriptionTotals(ctx);
  const estimate = estimatePerSubscription * active.activeSubscriptions;
  const byKind = Map.groupBy(stats, ({ kind }) => kind);
  return {
    range,
    totals: { ...(await runningTotals(ctx)), ...active },
    revenue: {
      estimate: { monthly: estimate, total: estimate },
      provider: await providerRevenue(ctx),
    },
    inRange: metricsInRange(days, stats),
    days,
    byWork: workKinds.map((kind) => ({ kind, ...summary(byKind.get(kind) ?? []) })),
  };
}

async function runningTotals(ctx: Ctx) {
  const counters = await readCounters(ctx.db);
  const daily = await data.readDailyTotals(ctx.db);
  const sum = (name: string) => daily.get(name) ?? 0;
  return {
    users: sum('users_joined') - sum('users_left'),
    basic: counters.basic_cleanups,
    statistical: displayedStatistical(counters.statistical_passes),
    checks: sum('checks'),
  };
}

async function subscriptionTotals(ctx: Ctx) {
  const states = await data.subscriptionStates(ctx.db);
  const sum = (of: (state: (typeof states)[number]) => boolean) =>
    states.filter(of).reduce((total, { value }) => total + value, 0);
  const month = new Date(`${ctx.clock.now().toISOString().slice(0, 7)}-01T00:00:00Z`);
  return {
    activeSubscriptions: sum((state) => state.kept && isActive(state)),
    canceledSubscriptions: sum(({ status }) => status === 'canceled'),
    monthlyCancellations: await data.countEndedSince(ctx.db, month),
  };
}

async function providerRevenue(ctx: Ctx): Promise<AdminMetrics['revenue']['provider']> {
  const cache = await data.readRevenue(ctx.db);
  return (
    cache && {
      monthly: cache.recurringMonthly,
      collected: cache.collectedTotal,
      refunded: cache.refundedTotal,
      updatedAt: cache.updatedAt.toISOString(),
      reconciledAt: cache.reconciledAt?.toISOString() ?? null,
    }
  );
}

/** Shares since the beginning, one line a platform, also where there are none. */
export async function readShareStatistics(ctx: Ctx): Promise<ShareStatistics> {
  requireAdmin(ctx.actor);
  const rows = await data.readShares(ctx.db);
  const none = { total_shares: 0, unique_users: 0, unique_sessions: 0 };
  return sharePlatforms.map(
    (platform) => rows.find((row) => row.platform === platform) ?? { platform, ...none },
  );
}

/** What runs beside the database and can tell how it is. */
export interface Gauges {
  queue: () => AdminOperations['queue'];
  requestLog: Pick<RequestLog, 'state'>;
  live: Pick<Live, 'streams'>;
  startedAt: Date;
}

export async function readOperations(ctx: Ctx, gauges: Gauges): Promise<AdminOperations> {
  requireAdmin(ctx.actor);
  return {
    corpus: await corpusState(ctx),
    queue: gauges.queue(),
    unitsRunning: await data.countRunningUnits(ctx.db),
    requestLog: gauges.requestLog.state(),
    liveStreams: gauges.live.streams(),
    startedAt: gauges.startedAt.toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    hasLogs: await data.hasCleanups(ctx.db),
  };
}

/** The flags that the admin may change. */
export async function listAdminFlags(ctx: Ctx): Promise<AdminFlag[]> {
  requireAdmin(ctx.actor);
  return withDefaults(await listFlags(ctx.db))
    .filter(({ name }) => name !== hiddenFlag)
    .map((flag) => ({ ...flag, updatedAt: flag.updatedAt?.toISOString() ?? null }));
}

/** @throws AppError 404 for a flag that the product does not know */
export async function changeFlag(
  ctx: Ctx,
  { name, enabled }: { name: string; enabled: boolean },
): Promise<void> {
  const admin = requireAdmin(ctx.actor);
  if (!isKnownFlag(name)) throw new AppError('not_found', 'There is no such feature flag.');
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const before = (await setFlag(tx, { name, enabled, now })) ?? knownFlags[name];
    await data.insertAudit(tx, {
      adminId: admin.userId,
      adminEmail: admin.email,
      action: 'flag_changed',
      target: name,
      details: { from: before ? 'on' : 'off', to: enabled ? 'on' : 'off' },
      createdAt: now,
    });
  });
}

export async function listFeedback(
  ctx: Ctx,
  input: PageInput & { status?: FeedbackStatus | undefined },
): Promise<FeedbackPage> {
  requireAdmin(ctx.actor);
  const query = window(input);
  const status = input.status ?? null;
  const found = await feedbackQuery(ctx.db, { ...query, status });
  const totals = await data.readRowTotals(ctx.db);
  const of = (one: FeedbackStatus) => totals.get(`feedback_${one}`) ?? 0;
  const byStatus = { pending: of('pending'), reviewed: of('reviewed'), resolved: of('resolved') };
  const all = feedbackStatuses.reduce((sum, one) => sum + byStatus[one], 0);
  const total = status ? byStatus[status] : all;
  const { rows, frame } = pageOf(found, { page: input.page, total, newer: query.newer });
  return {
    items: rows.map(({ userId, email, createdAt, ...row }) => ({
      ...row,
      user_id: userId,
      user_email: email,
      created_at: createdAt.toISOString(),
    })),
    byStatus,
    ...frame,
  };
}

/** Moves a message between pending, reviewed and resolved, in any direction. @throws AppError 404 */
export async function moderateFeedback(
  ctx: Ctx,
  { id, status }: { id: string; status: FeedbackStatus },
): Promise<void> {
  const admin = requireAdmin(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const before = await setStatus(tx, id, status);
    if (before === null) throw new AppError('not_found', 'There is no such message.');
    if (before === status) return;
    await data.insertAudit(tx, {
      adminId: admin.userId,
      adminEmail: admin.email,
      action: 'feedback_status_changed',
      target: id,
      details: { from: before, to: status },
      createdAt: ctx.clock.now(),
    });
  });
}

export async function listCleanupLogs(ctx: Ctx, input: PageInput): Promise<CleanupLogPage> {
  requireAdmin(ctx.actor);
  const query = window(input);
  const found = await data.cleanupLogQuery(ctx.db, query);
  const total = (await data.readRowTotals(ctx.db)).get('cleanups') ?? 0;
  const { rows, frame } = pageOf(found, { page: input.page, total, newer: query.newer });
  return {
    items: rows.map(({ email, subscriptionStatus, createdAt, deletedAt, ...row }) => ({
      ...row,
      deleted: deletedAt !== null,
      user_email: email,
      subscription_status: subscriptionStatus,
      created_at: createdAt.toISOString(),
    })),
    ...frame,
  };
}

export async function listRequestLogs(
  ctx: Ctx,
  input: PageInput & { only?: 'failed' | undefined },
): Promise<RequestLogPage> {
  requireAdmin(ctx.actor);
  const query = window(input);
  const onlyFailed = input.only === 'failed';
  const found = await requestsQuery(ctx.db, { ...query, onlyFailed });
  const totals = await data.readRowTotals(ctx.db);
  const total = totals.get(onlyFailed ? 'requests_failed' : 'requests') ?? 0;
  const { rows, frame } = pageOf(found, { page: input.page, total, newer: query.newer });
  const items = rows.map(({ createdAt, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
  }));
  return { items, ...frame };
}

export async function listAudit(ctx: Ctx, input: PageInput): Promise<AuditPage> {
  requireAdmin(ctx.actor);
  const query = window(input);
  const found = await data.auditQuery(ctx.db, query);
  const total = await data.countAudit(ctx.db);
  const { rows, frame } = pageOf(found, { page: input.page, total, newer: query.newer });
  return {
    items: rows.map(({ id, adminEmail, action, target, details, createdAt }) => ({
      id,
      admin_email: adminEmail,
      action,
      target,
      ...details,
      created_at: createdAt.toISOString(),
    })),
    ...frame,
  };
}
