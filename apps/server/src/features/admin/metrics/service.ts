import {
  type AdminMetrics,
  type MetricsRange,
  type ShareStatistics,
  sharePlatforms,
  workKinds,
} from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { estimatePerSubscription, isActive } from '../../billing/index.ts';
import { displayedStatistical, readCounters } from '../../cleaning/index.ts';
import { readStats } from '../request-log/data.ts';
import { summarize } from '../request-log/rules.ts';
import * as data from './data.ts';
import { metricsByDay, metricsInRange, momentsOf, untilToday } from './rules.ts';

/** Everything that the Dashboard tab draws of a stretch of days; nothing of it counts a big table. */
export async function readMetrics(ctx: Ctx, asked: MetricsRange): Promise<AdminMetrics> {
  requireAdmin(ctx.actor);
  return ctx.read((db) => metricsFrom(db, asked, ctx.clock.now()));
}

async function metricsFrom(db: Handle, asked: MetricsRange, now: Date): Promise<AdminMetrics> {
  const range = untilToday(asked, now.toISOString().slice(0, 10));
  const moments = momentsOf(range, now);
  const stats = await readStats(db, range);
  const days = metricsByDay(range, {
    counted: await data.readDaily(db, range),
    started: await data.startedByDay(db, moments),
    ended: await data.endedByDay(db, moments),
    collected: await data.collectedByDay(db, moments),
    stats,
  });
  const active = await subscriptionTotals(db, now);
  const estimate = estimatePerSubscription * active.activeSubscriptions;
  const byKind = Map.groupBy(stats, ({ kind }) => kind);
  return {
    range,
    totals: { ...(await runningTotals(db)), ...active },
    revenue: {
      estimate: { monthly: estimate, total: estimate },
      provider: await providerRevenue(db),
    },
    inRange: metricsInRange(days, stats),
    days,
    byWork: workKinds.map((kind) => ({ kind, ...summarize(byKind.get(kind) ?? []) })),
  };
}

async function runningTotals(db: Handle) {
  const counters = await readCounters(db);
  const daily = await data.readDailyTotals(db);
  const sum = (name: string) => daily.get(name) ?? 0;
  return {
    users: sum('users_joined') - sum('users_left'),
    basic: counters.basic_cleanups,
    statistical: displayedStatistical(counters.statistical_passes),
    checks: sum('checks'),
  };
}

async function subscriptionTotals(db: Handle, now: Date) {
  const states = await data.subscriptionStates(db);
  const sum = (of: (state: (typeof states)[number]) => boolean) =>
    states.filter(of).reduce((total, { value }) => total + value, 0);
  const since = new Date(`${now.toISOString().slice(0, 7)}-01T00:00:00Z`);
  return {
    activeSubscriptions: sum((state) => state.kept && isActive(state)),
    canceledSubscriptions: sum(({ status }) => status === 'canceled'),
    monthlyCancellations: await data.countEnded(db, { since, until: now, now }),
  };
}

async function providerRevenue(db: Handle): Promise<AdminMetrics['revenue']['provider']> {
  const cache = await data.readRevenue(db);
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
  const rows = await ctx.read(data.readShares);
  const none = { total_shares: 0, unique_users: 0, unique_sessions: 0 };
  return sharePlatforms.map(
    (platform) => rows.find((row) => row.platform === platform) ?? { platform, ...none },
  );
}
