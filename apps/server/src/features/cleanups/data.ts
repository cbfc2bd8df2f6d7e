import { and, isNotNull, lt } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { textCleanups } from './tables.ts';

type NewCleanup = typeof textCleanups.$inferInsert;

/** @returns false when the same click had been recorded before */
export async function insertCleanup(db: Handle, row: NewCleanup): Promise<boolean> {
  const inserted = await db
    .insert(textCleanups)
    .values(row)
    .onConflictDoNothing({ target: textCleanups.retryHash })
    .returning({ id: textCleanups.id });
  return inserted.length === 1;
}

export async function clearRetryHashes(db: Handle, before: Date): Promise<void> {
  await db
    .update(textCleanups)
    .set({ retryHash: null })
    .where(and(isNotNull(textCleanups.retryHash), lt(textCleanups.createdAt, before)));
}
