import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { textCleanups, userCleanupCounts } from './tables.ts';

export async function insertCleanup(
  db: Handle,
  row: typeof textCleanups.$inferInsert,
): Promise<string> {
  const rows = await db.insert(textCleanups).values(row).returning({ id: textCleanups.id });
  return rows[0]!.id;
}

export interface KeptText {
  cleanedText: string;
  /** Left as it is where it is not given. */
  changedWordings?: number | undefined;
}

/** Puts another text in the place of one that the owner's history shows. @returns false where it shows none */
export async function replaceKeptText(
  db: Handle,
  { id, userId, ...kept }: KeptText & { id: string; userId: string },
): Promise<boolean> {
  const rows = await db
    .update(textCleanups)
    .set(kept)
    .where(
      and(
        eq(textCleanups.id, id),
        eq(textCleanups.userId, userId),
        isNull(textCleanups.deletedAt),
        isNotNull(textCleanups.cleanedText),
      ),
    )
    .returning({ id: textCleanups.id });
  return rows.length === 1;
}

/** UTF-16 units that are read of a kept text at most. */
const readAtMost = 50_000;

/** The latest texts that the owner's history shows, the newest first. */
export async function readKeptTexts(
  db: Handle,
  { userId, limit }: { userId: string; limit: number },
): Promise<{ text: string; createdAt: Date }[]> {
  const { cleanedText, createdAt, id } = textCleanups;
  return db
    .select({
      text: sql<string>`left(${cleanedText}, ${readAtMost}::integer)`.mapWith(cleanedText),
      createdAt,
    })
    .from(textCleanups)
    .where(
      and(eq(textCleanups.userId, userId), isNull(textCleanups.deletedAt), isNotNull(cleanedText)),
    )
    .orderBy(sql`${createdAt} desc, ${id} desc`)
    .limit(limit);
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
