import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { apiKeys } from './tables.ts';

const live = isNull(apiKeys.revokedAt);

export async function insertKey(db: Handle, row: typeof apiKeys.$inferInsert) {
  const rows = await db.insert(apiKeys).values(row).returning();
  return rows[0]!;
}

export async function listKeys(db: Handle, userId: string) {
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), live))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

export async function findKey(db: Handle, keyHash: string) {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, keyHash), live));
  return rows[0] ?? null;
}

/** Notes the use of a key, at most once a minute: a busy key is not one hot row. */
export async function touchKey(db: Handle, id: string, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, minuteAgo))),
    );
}

/** Revokes a key of its owner. @returns whether there was one */
export async function revokeKey(
  db: Handle,
  key: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(apiKeys)
    .set({ revokedAt: key.now })
    .where(and(eq(apiKeys.id, key.id), eq(apiKeys.userId, key.userId), live))
    .returning({ id: apiKeys.id });
  return rows.length === 1;
}
