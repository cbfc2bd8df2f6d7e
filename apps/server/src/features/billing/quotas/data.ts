import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import type { Charge, Feature } from './rules.ts';
import { formerUsage, usageCounts, workUnits } from './tables.ts';

/** Raises a usage by one in one statement, unless its limit is reached; rows lock in the order asked for. */
export async function takeUnit(db: Handle, feature: Feature, charge: Charge): Promise<boolean> {
  const { subject, period, limit } = charge;
  if (limit !== null && limit < 1) return false;
  const taken = await db
    .insert(usageCounts)
    .values({ subject, feature, period, used: 1 })
    .onConflictDoUpdate({
      target: [usageCounts.subject, usageCounts.feature, usageCounts.period],
      set: { used: sql`${usageCounts.used} + 1` },
      ...(limit === null ? {} : { setWhere: lt(usageCounts.used, limit) }),
    })
    .returning({ used: usageCounts.used });
  return taken.length === 1;
}

export async function returnUnit(
  db: Handle,
  feature: Feature,
  charge: Pick<Charge, 'subject' | 'period'>,
): Promise<void> {
  await db
    .update(usageCounts)
    .set({ used: sql`${usageCounts.used} - 1` })
    .where(
      and(
        eq(usageCounts.subject, charge.subject),
        eq(usageCounts.feature, feature),
        eq(usageCounts.period, charge.period),
        gt(usageCounts.used, 0),
      ),
    );
}

/** @returns the new unit's id, or null when the same click is there already */
export async function insertUnit(
  db: Handle,
  row: typeof workUnits.$inferInsert,
): Promise<string | null> {
  const inserted = await db
    .insert(workUnits)
    .values(row)
    .onConflictDoNothing({ target: workUnits.retryHash })
    .returning({ id: workUnits.id });
  return inserted[0]?.id ?? null;
}

/** The unit that a click has taken before; null where it has not. */
export async function findUnit(db: Handle, retryHash: string) {
  const rows = await db
    .select({ id: workUnits.id, state: workUnits.state })
    .from(workUnits)
    .where(eq(workUnits.retryHash, retryHash));
  return rows[0] ?? null;
}

/** @returns false when the unit had been given back meanwhile */
export async function markDone(db: Handle, id: string): Promise<boolean> {
  const rows = await db
    .update(workUnits)
    .set({ state: 'done' })
    .where(and(eq(workUnits.id, id), eq(workUnits.state, 'running')))
    .returning({ id: workUnits.id });
  return rows.length === 1;
}

/** Takes a running unit away and tells what it had cost; null when it is done or gone. */
export async function removeRunning(db: Handle, id: string) {
  const rows = await db
    .delete(workUnits)
    .where(and(eq(workUnits.id, id), eq(workUnits.state, 'running')))
    .returning({ feature: workUnits.feature, charges: workUnits.charges });
  return rows[0] ?? null;
}

export async function listStale(db: Handle, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(eq(workUnits.state, 'running'), lt(workUnits.createdAt, before)))
    .limit(500);
  return rows.map((row) => row.id);
}

export async function deleteDone(db: Handle, before: Date): Promise<void> {
  await db
    .delete(workUnits)
    .where(and(eq(workUnits.state, 'done'), lt(workUnits.createdAt, before)));
}

export async function deleteDays(db: Handle, before: string): Promise<void> {
  await db
    .delete(usageCounts)
    .where(and(sql`${usageCounts.subject} like 'address:%'`, lt(usageCounts.period, before)));
}

export async function readUsage(db: Handle, subject: string, periods: string[]) {
  return db
    .select({ feature: usageCounts.feature, period: usageCounts.period, used: usageCounts.used })
    .from(usageCounts)
    .where(and(eq(usageCounts.subject, subject), inArray(usageCounts.period, periods)));
}

/** Keeps what an account has used of a free allowance, under the hash of its address, as its account goes. */
export async function keepFormerUsage(
  db: Handle,
  {
    subject,
    features,
    ...former
  }: { subject: string; features: Feature[]; addressHash: string; now: Date },
): Promise<void> {
  const rows = await db
    .select({ feature: usageCounts.feature, used: usageCounts.used })
    .from(usageCounts)
    .where(
      and(
        eq(usageCounts.subject, subject),
        eq(usageCounts.period, 'total'),
        inArray(usageCounts.feature, features),
        gt(usageCounts.used, 0),
      ),
    );
  for (const row of rows) {
    await db
      .insert(formerUsage)
      .values({ ...row, addressHash: former.addressHash, deletedAt: former.now })
      .onConflictDoUpdate({
        target: [formerUsage.addressHash, formerUsage.feature],
        set: {
          used: sql`greatest(${formerUsage.used}, ${row.used}::integer)`,
          deletedAt: former.now,
        },
      });
  }
}

/** Has an account begin where a former one with its address had ended. */
export async function takeOverFormerUsage(
  db: Handle,
  { subject, addressHash, since }: { subject: string; addressHash: string; since: Date },
): Promise<void> {
  const rows = await db
    .select({ feature: formerUsage.feature, used: formerUsage.used })
    .from(formerUsage)
    .where(and(eq(formerUsage.addressHash, addressHash), gt(formerUsage.deletedAt, since)));
  for (const { feature, used } of rows) {
    await db
      .insert(usageCounts)
      .values({ subject, feature, period: 'total', used })
      .onConflictDoUpdate({
        target: [usageCounts.subject, usageCounts.feature, usageCounts.period],
        set: { used: sql`greatest(${usageCounts.used}, ${used}::integer)` },
      });
  }
}

export async function deleteFormerUsage(db: Handle, before: Date): Promise<void> {
  await db.delete(formerUsage).where(lt(formerUsage.deletedAt, before));
}

/** What an account used, and the work under way that it was charged for. */
export async function deleteUsage(db: Handle, subject: string): Promise<void> {
  await db.delete(usageCounts).where(eq(usageCounts.subject, subject));
  await db
    .delete(workUnits)
    .where(sql`${workUnits.charges} @> ${JSON.stringify([{ subject }])}::jsonb`);
}
