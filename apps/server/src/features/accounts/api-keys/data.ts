import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
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

/** Keys that are good, in the order of their hashes; null where there is none. */
export async function findKeys(db: Handle, keyHashes: string[]) {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(and(inArray(apiKeys.keyHash, keyHashes), live));
  const found = new Map(rows.map((row) => [row.keyHash, row]));
  return keyHashes.map((hash) => found.get(hash) ?? null);
}

/** Notes the use of a key that was not used for a while; of many uses at once, one notes it. */
export async function touchKey(
  db: Handle,
  { id, now, minuteAgo }: { id: string; now: Date; minuteAgo: Date },
): Promise<void> {
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
