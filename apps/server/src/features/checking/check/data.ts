import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { plagiarismChecks } from './tables.ts';

export async function insertCheck(
  db: Handle,
  row: typeof plagiarismChecks.$inferInsert,
): Promise<void> {
  await db.insert(plagiarismChecks).values(row);
}

/** The recent check that a fix of a text belongs to; null without one. */
export async function findFixable(
  db: Handle,
  wanted: { userId: string; textHash: string; since: Date },
): Promise<{ id: string; fixRetryHash: string | null } | null> {
  const { id, userId, textHash, fixedHash, fixRetryHash, createdAt } = plagiarismChecks;
  const rows = await db
    .select({ id, fixRetryHash })
    .from(plagiarismChecks)
    .where(
      and(
        eq(userId, wanted.userId),
        or(eq(textHash, wanted.textHash), eq(fixedHash, wanted.textHash)),
        gt(createdAt, wanted.since),
      ),
    )
    .orderBy(sql`${createdAt} desc`)
    .limit(1);
  return rows[0] ?? null;
}

/** Writes a fix down beside its check, and counts it. */
export async function recordFix(
  db: Handle,
  id: string,
  set: Partial<typeof plagiarismChecks.$inferInsert>,
): Promise<void> {
  await db
    .update(plagiarismChecks)
    .set({ ...set, fixes: sql`${plagiarismChecks.fixes} + 1` })
    .where(eq(plagiarismChecks.id, id));
}
