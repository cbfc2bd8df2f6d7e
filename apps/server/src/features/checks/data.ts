import { and, eq, gt, sql } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { plagiarismChecks } from './tables.ts';

export async function insertCheck(
  db: Handle,
  row: typeof plagiarismChecks.$inferInsert,
): Promise<void> {
  await db.insert(plagiarismChecks).values(row);
}

/** The check of the same text that a fix belongs to; null without a recent one. */
export async function findFixable(
  db: Handle,
  wanted: { userId: string; textHash: string; since: Date; fixes: number },
) {
  const rows = await db
    .select({ id: plagiarismChecks.id, fixes: plagiarismChecks.fixes })
    .from(plagiarismChecks)
    .where(
      and(
        eq(plagiarismChecks.userId, wanted.userId),
        eq(plagiarismChecks.textHash, wanted.textHash),
        gt(plagiarismChecks.createdAt, wanted.since),
      ),
    )
    .orderBy(sql`${plagiarismChecks.createdAt} desc`)
    .limit(1);
  const found = rows[0];
  return found && found.fixes < wanted.fixes ? found.id : null;
}

/** Takes one fix of a check, unless all are taken. */
export async function takeFix(db: Handle, id: string, most: number): Promise<boolean> {
  const rows = await db
    .update(plagiarismChecks)
    .set({ fixes: sql`${plagiarismChecks.fixes} + 1` })
    .where(and(eq(plagiarismChecks.id, id), sql`${plagiarismChecks.fixes} < ${most}`))
    .returning({ id: plagiarismChecks.id });
  return rows.length === 1;
}

export async function returnFix(db: Handle, id: string): Promise<void> {
  await db
    .update(plagiarismChecks)
    .set({ fixes: sql`greatest(0, ${plagiarismChecks.fixes} - 1)` })
    .where(eq(plagiarismChecks.id, id));
}

export async function recordFix(
  db: Handle,
  id: string,
  set: Partial<typeof plagiarismChecks.$inferInsert>,
): Promise<void> {
  await db.update(plagiarismChecks).set(set).where(eq(plagiarismChecks.id, id));
}
