import { and, count, desc, eq, inArray, isNull, lte, or, sql, sum } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { userMetadata } from '../../accounts/index.ts';
import type { RevenueFigures } from './rules.ts';
import { revenueCache, stripeCharges, stripeSubscriptions } from './tables.ts';

export type SubscriptionRow = typeof stripeSubscriptions.$inferSelect;
export type ChargeRow = typeof stripeCharges.$inferSelect;

const current = 'current';

/** An account has few subscriptions over its life; the newest come first. */
export async function listSubscriptions(db: Handle, userId: string) {
  return db
    .select()
    .from(stripeSubscriptions)
    .where(and(eq(stripeSubscriptions.userId, userId), isNull(stripeSubscriptions.deletedAt)))
    .orderBy(desc(stripeSubscriptions.createdAt))
    .limit(20);
}

export async function findSubscriptions(db: Handle, ids: string[]): Promise<SubscriptionRow[]> {
  if (ids.length === 0) return [];
  return db.select().from(stripeSubscriptions).where(inArray(stripeSubscriptions.id, ids));
}

export async function listSubscriptionIds(db: Handle, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: stripeSubscriptions.id })
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.customerId, customerId));
  return rows.map(({ id }) => id);
}

/** Ids of subscriptions in these states. */
export async function listIdsByStatus(db: Handle, statuses: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: stripeSubscriptions.id })
    .from(stripeSubscriptions)
    .where(inArray(stripeSubscriptions.status, statuses));
  return rows.map(({ id }) => id);
}

export async function findCharges(db: Handle, ids: string[]): Promise<ChargeRow[]> {
  if (ids.length === 0) return [];
  return db.select().from(stripeCharges).where(inArray(stripeCharges.id, ids));
}

/**
 * Makes the transactions that change the figures wait for each other: none may miss the other's row.
 * @returns true where there were no figures yet
 */
export async function lockRevenue(tx: Handle, now: Date): Promise<boolean> {
  const made = await tx
    .insert(revenueCache)
    .values({ id: current, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: revenueCache.id });
  await tx
    .select({ id: revenueCache.id })
    .from(revenueCache)
    .where(eq(revenueCache.id, current))
    .for('update');
  return made.length > 0;
}

/** What was asked for earlier never replaces what was asked for later; a deleted account stays away. */
export async function upsertSubscription(
  tx: Handle,
  row: Omit<SubscriptionRow, 'deletedAt' | 'leavingAt'> & { readAt: Date },
): Promise<void> {
  const { id: _id, createdAt: _created, userId, ...changing } = row;
  await tx
    .insert(stripeSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: stripeSubscriptions.id,
      set: {
        ...changing,
        userId: sql`case when ${stripeSubscriptions.deletedAt} is null then ${userId} end`,
      },
      setWhere: or(isNull(stripeSubscriptions.readAt), lte(stripeSubscriptions.readAt, row.readAt)),
    });
}

export async function upsertCharge(tx: Handle, row: ChargeRow): Promise<void> {
  const { id: _id, createdAt: _created, userId: _user, ...changing } = row;
  await tx
    .insert(stripeCharges)
    .values(row)
    .onConflictDoUpdate({
      target: stripeCharges.id,
      set: changing,
      setWhere: lte(stripeCharges.readAt, row.readAt),
    });
}

export async function setPaid(tx: Handle, userId: string, isPaid: boolean): Promise<void> {
  await tx.update(userMetadata).set({ isPaid }).where(eq(userMetadata.userId, userId));
}

/** Numbers of subscriptions by what the figures are made of. */
export async function countSubscriptions(tx: Handle) {
  const { status, plan, cancelAtPeriodEnd } = stripeSubscriptions;
  return tx
    .select({ status, plan, cancelAtPeriodEnd, count: count() })
    .from(stripeSubscriptions)
    .groupBy(status, plan, cancelAtPeriodEnd);
}

/** Only dollars add up to dollars. */
export async function sumCharges(tx: Handle) {
  const [row] = await tx
    .select({
      collected: sum(stripeCharges.amount).mapWith(Number),
      refunded: sum(stripeCharges.amountRefunded).mapWith(Number),
    })
    .from(stripeCharges)
    .where(eq(stripeCharges.currency, 'usd'));
  return { collected: row?.collected ?? 0, refunded: row?.refunded ?? 0 };
}

export async function writeRevenue(
  tx: Handle,
  figures: RevenueFigures & { updatedAt: Date },
): Promise<void> {
  await tx.update(revenueCache).set(figures).where(eq(revenueCache.id, current));
}

/** Adds to the figures, under their lock. Counting them all anew takes a third of a second with 400,000 rows. */
export async function addToRevenue(
  tx: Handle,
  { change, now }: { change: Partial<RevenueFigures>; now: Date },
): Promise<void> {
  const raised = Object.entries(change).map(([name, by]) => {
    const column = revenueCache[name as keyof RevenueFigures];
    return [name, sql`${column} + ${by}`];
  });
  await tx
    .update(revenueCache)
    .set({ ...Object.fromEntries(raised), updatedAt: now })
    .where(eq(revenueCache.id, current));
}

/** Takes the day's comparison with the provider; false where somebody has it already. */
export async function claimReconciliation(
  db: Handle,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<boolean> {
  await db.insert(revenueCache).values({ id: current, updatedAt: now }).onConflictDoNothing();
  const due = or(isNull(revenueCache.reconciledAt), lte(revenueCache.reconciledAt, notSince));
  const rows = await db
    .update(revenueCache)
    .set({ reconciledAt: now })
    .where(and(eq(revenueCache.id, current), due))
    .returning({ id: revenueCache.id });
  return rows.length > 0;
}

/** After a failure: the next round tries again. */
export async function releaseReconciliation(db: Handle): Promise<void> {
  await db.update(revenueCache).set({ reconciledAt: null }).where(eq(revenueCache.id, current));
}

/** The deletion of an account begins. */
export async function markLeaving(db: Handle, userId: string, now: Date): Promise<void> {
  await db
    .update(stripeSubscriptions)
    .set({ leavingAt: now })
    .where(eq(stripeSubscriptions.userId, userId));
}

/** An account goes: its subscriptions stay as bare figures, ended, with nobody's name or card. */
export async function forgetSubscriptions(tx: Handle, userId: string, now: Date): Promise<void> {
  await tx
    .update(stripeSubscriptions)
    .set({
      userId: null,
      status: sql`case when ${stripeSubscriptions.endedAt} is null then 'canceled' else ${stripeSubscriptions.status} end`,
      endedAt: sql`coalesce(${stripeSubscriptions.endedAt}, ${now.toISOString()}::timestamptz)`,
      canceledAt: sql`coalesce(${stripeSubscriptions.canceledAt}, ${now.toISOString()}::timestamptz)`,
      cancelAtPeriodEnd: false,
      paymentMethodBrand: null,
      paymentMethodLast4: null,
      updatedAt: now,
      deletedAt: now,
    })
    .where(eq(stripeSubscriptions.userId, userId));
}
