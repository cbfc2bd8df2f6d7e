import { and, between, count, countDistinct, eq, gte, lte, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../../db/handle.ts';
import { revenueCache, stripeCharges, stripeSubscriptions } from '../../billing/index.ts';
import { shareEvents } from '../../sharing/index.ts';
import { dailyCounts } from './tables.ts';

interface Days {
  from: string;
  to: string;
}
interface Moments {
  since: Date;
  until: Date;
}

export async function readDaily(db: Handle, { from, to }: Days) {
  return db
    .select()
    .from(dailyCounts)
    .where(between(dailyCounts.day, from, to));
}

/** Sums since the beginning; some thousand short rows after many years. */
export async function readDailyTotals(db: Handle): Promise<Map<string, number>> {
  const rows = await db
    .select({
      metric: dailyCounts.metric,
      value: sql`sum(${dailyCounts.value})`.mapWith(Number),
    })
    .from(dailyCounts)
    .groupBy(dailyCounts.metric);
  return new Map(rows.map(({ metric, value }) => [metric, value]));
}

const dayOf = (moment: PgColumn) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;

const within = (moment: PgColumn, { since, until }: Moments) =>
  and(gte(moment, since), lte(moment, until));

/** Subscriptions that began; one that was never paid has not begun. */
export async function startedByDay(db: Handle, moments: Moments) {
  const { createdAt, status } = stripeSubscriptions;
  return db
    .select({ day: dayOf(createdAt), value: count() })
    .from(stripeSubscriptions)
    .where(
      and(within(createdAt, moments), notInArray(status, ['incomplete', 'incomplete_expired'])),
    )
    .groupBy(sql`1`);
}

export async function endedByDay(db: Handle, moments: Moments) {
  const { endedAt } = stripeSubscriptions;
  return db
    .select({ day: dayOf(endedAt), value: count() })
    .from(stripeSubscriptions)
    .where(and(within(endedAt, moments), eq(stripeSubscriptions.status, 'canceled')))
    .groupBy(sql`1`);
}

/** Money that stayed, in cents. */
export async function collectedByDay(db: Handle, moments: Moments) {
  const { createdAt, amount, amountRefunded } = stripeCharges;
  return db
    .select({
      day: dayOf(createdAt),
      value: sql`sum(${amount} - ${amountRefunded})`.mapWith(Number),
    })
    .from(stripeCharges)
    .where(within(createdAt, moments))
    .groupBy(sql`1`);
}

/** How many subscriptions are in which state; `kept` are those of accounts that still exist. */
export async function subscriptionStates(db: Handle) {
  const kept = sql<boolean>`${stripeSubscriptions.deletedAt} is null`;
  return db
    .select({ status: stripeSubscriptions.status, kept, value: count() })
    .from(stripeSubscriptions)
    .groupBy(stripeSubscriptions.status, kept);
}

export async function countEnded(db: Handle, moments: Moments): Promise<number> {
  const { endedAt, status } = stripeSubscriptions;
  return db.$count(stripeSubscriptions, and(within(endedAt, moments), eq(status, 'canceled')));
}

export async function readRevenue(db: Handle) {
  const rows = await db.select().from(revenueCache).limit(1);
  return rows[0] ?? null;
}

/** Who shared where, each counted once. */
export async function readShares(db: Handle) {
  return db
    .select({
      platform: shareEvents.platform,
      total_shares: count(),
      unique_users: countDistinct(shareEvents.userId),
      unique_sessions: countDistinct(shareEvents.sessionId),
    })
    .from(shareEvents)
    .groupBy(shareEvents.platform);
}
