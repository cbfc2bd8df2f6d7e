import { and, between, count, countDistinct, eq, gt, lte, notInArray, or, sql } from 'drizzle-orm';
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
  now: Date;
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

/** When something happened by the provider's clock, and when this server wrote it down. */
interface Told {
  moment: PgColumn;
  written: PgColumn;
}

/** What the provider has told has happened: where its clock is ahead, as a sandbox's may be, on the day it was told. */
const dayOf = ({ moment, written }: Told, now: Date) => {
  const happened = sql`case when ${moment} > ${now.toISOString()}::timestamptz then ${written} else ${moment} end`;
  return sql<string>`to_char(${happened} at time zone 'UTC', 'YYYY-MM-DD')`;
};

const within = ({ moment, written }: Told, { since, until, now }: Moments) =>
  or(
    and(between(moment, since, until), lte(moment, now)),
    and(gt(moment, now), between(written, since, until)),
  );

const { createdAt, endedAt, updatedAt, status } = stripeSubscriptions;
const begin = { moment: createdAt, written: updatedAt };
const end = { moment: endedAt, written: updatedAt };
const payment = { moment: stripeCharges.createdAt, written: stripeCharges.updatedAt };

/** Subscriptions that began; one that was never paid has not begun. */
export async function startedByDay(db: Handle, moments: Moments) {
  const isPaid = notInArray(status, ['incomplete', 'incomplete_expired']);
  return db
    .select({ day: dayOf(begin, moments.now), value: count() })
    .from(stripeSubscriptions)
    .where(and(within(begin, moments), isPaid))
    .groupBy(sql`1`);
}

export async function endedByDay(db: Handle, moments: Moments) {
  return db
    .select({ day: dayOf(end, moments.now), value: count() })
    .from(stripeSubscriptions)
    .where(and(within(end, moments), eq(status, 'canceled')))
    .groupBy(sql`1`);
}

/** Money that stayed, in cents; only dollars add up to dollars, here as in the sum since the beginning. */
export async function collectedByDay(db: Handle, moments: Moments) {
  const { amount, amountRefunded, currency } = stripeCharges;
  return db
    .select({
      day: dayOf(payment, moments.now),
      value: sql`sum(${amount} - ${amountRefunded})`.mapWith(Number),
    })
    .from(stripeCharges)
    .where(and(within(payment, moments), eq(currency, 'usd')))
    .groupBy(sql`1`);
}

/** How many subscriptions are in which state; `kept` are those of accounts that still exist. */
export async function subscriptionStates(db: Handle) {
  const kept = sql<boolean>`${stripeSubscriptions.deletedAt} is null`;
  return db
    .select({ status, kept, value: count() })
    .from(stripeSubscriptions)
    .groupBy(status, kept);
}

export async function countEnded(db: Handle, moments: Moments): Promise<number> {
  return db.$count(stripeSubscriptions, and(within(end, moments), eq(status, 'canceled')));
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
