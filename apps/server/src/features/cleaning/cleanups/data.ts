import { and, eq, gt, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { textCleanups, userCleanupCounts } from './tables.ts';

export async function insertCleanup(
  db: Handle,
  row: typeof textCleanups.$inferInsert,
): Promise<void> {
  await db.insert(textCleanups).values(row);
}

export type CountColumn = 'basicCleanups' | 'statisticalCleanups' | 'cleanupsKept' | 'checksKept';

/** Raises or lowers the running totals of an account; they never fall below zero. */
export async function addToCounts(
  db: Handle,
  userId: string,
  by: Partial<Record<CountColumn, number>>,
): Promise<void> {
  const changes = Object.entries(by) as [CountColumn, number][];
  await db
    .insert(userCleanupCounts)
    .values({ userId, ...Object.fromEntries(changes.map(([name, n]) => [name, Math.max(0, n)])) })
    .onConflictDoUpdate({
      target: userCleanupCounts.userId,
      set: Object.fromEntries(
        changes.map(([name, n]) => [
          name,
          sql`greatest(0, ${userCleanupCounts[name]} + ${n}::integer)`,
        ]),
      ),
    });
}

export async function readCounts(db: Handle, userId: string) {
  const rows = await db
    .select()
    .from(userCleanupCounts)
    .where(eq(userCleanupCounts.userId, userId));
  return rows[0] ?? { basicCleanups: 0, statisticalCleanups: 0, cleanupsKept: 0, checksKept: 0 };
}

export async function hasRecentCleanup(
  db: Handle,
  wanted: { sessionId: string; feature: 'basic' | 'statistical'; since: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: textCleanups.id })
    .from(textCleanups)
    .where(
      and(
        eq(textCleanups.sessionId, wanted.sessionId),
        eq(textCleanups.feature, wanted.feature),
        gt(textCleanups.createdAt, wanted.since),
      ),
    )
    .limit(1);
  return rows.length === 1;
}
