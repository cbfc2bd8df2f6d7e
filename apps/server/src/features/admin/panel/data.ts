import {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  isNull,
  lt,
  notInArray,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../../db/handle.ts';
import { users } from '../../accounts/index.ts';
import {
  revenueCache,
  stripeCharges,
  stripeSubscriptions,
  workUnits,
} from '../../billing/index.ts';
import { textCleanups } from '../../cleaning/index.ts';
import type { Cursor } from '../../history/index.ts';
import { shareEvents } from '../../sharing/index.ts';
import { adminAudit, dailyCounts, rowTotals } from './tables.ts';

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

export async function readRowTotals(db: Handle): Promise<Map<string, number>> {
  const rows = await db.select().from(rowTotals);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

const dayOf = (moment: PgColumn) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;

const within = (moment: PgColumn, { since, until }: Moments) =>
  and(gte(moment, since), lt(moment, until));

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

export async function countEndedSince(db: Handle, since: Date): Promise<number> {
  return db.$count(
    stripeSubscriptions,
    and(gte(stripeSubscriptions.endedAt, since), eq(stripeSubscriptions.status, 'canceled')),
  );
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

export async function countRunningUnits(db: Handle): Promise<number> {
  return db.$count(workUnits, sql`${workUnits.state} = 'running'`);
}

export async function hasCleanups(db: Handle): Promise<boolean> {
  const rows = await db.select({ id: textCleanups.id }).from(textCleanups).limit(1);
  return rows.length === 1;
}

export interface ListQuery {
  limit: number;
  offset: number;
  older?: Cursor | null;
  newer?: Cursor | null;
}

function beside(table: { createdAt: PgColumn; id: PgColumn }, { older, newer }: ListQuery) {
  const place = ({ createdAt, id }: Cursor) =>
    sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const row = sql`(${table.createdAt}, ${table.id})`;
  if (older) return sql`${row} < ${place(older)}`;
  return newer ? sql`${row} > ${place(newer)}` : undefined;
}

/** Cleanups with their account's address and state of subscription. The text stays where it is: only its size is read. */
export function cleanupLogQuery(db: Handle, query: ListQuery) {
  const direction = query.newer ? asc : desc;
  const status = db
    .select({ status: stripeSubscriptions.status })
    .from(stripeSubscriptions)
    .where(
      and(
        eq(stripeSubscriptions.userId, textCleanups.userId),
        isNull(stripeSubscriptions.deletedAt),
      ),
    )
    .orderBy(desc(stripeSubscriptions.createdAt))
    .limit(1);
  return db
    .select({
      id: textCleanups.id,
      feature: textCleanups.feature,
      source: textCleanups.source,
      removed: textCleanups.removedCharacterCount,
      keptBytes: sql<number | null>`octet_length(${textCleanups.cleanedText})`,
      deletedAt: textCleanups.deletedAt,
      email: users.email,
      subscriptionStatus: sql<string | null>`(${status})`,
      createdAt: textCleanups.createdAt,
    })
    .from(textCleanups)
    .leftJoin(users, eq(users.id, textCleanups.userId))
    .where(beside(textCleanups, query))
    .orderBy(direction(textCleanups.createdAt), direction(textCleanups.id))
    .limit(query.limit)
    .offset(query.offset);
}

export async function insertAudit(tx: Handle, row: typeof adminAudit.$inferInsert): Promise<void> {
  await tx.insert(adminAudit).values(row);
}

export function auditQuery(db: Handle, query: ListQuery) {
  const direction = query.newer ? asc : desc;
  return db
    .select()
    .from(adminAudit)
    .where(beside(adminAudit, query))
    .orderBy(direction(adminAudit.createdAt), direction(adminAudit.id))
    .limit(query.limit)
    .offset(query.offset);
}

/** One admin's clicks are few: they may be counted. */
export async function countAudit(db: Handle): Promise<number> {
  return db.$count(adminAudit);
}
