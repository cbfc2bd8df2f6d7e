import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { userMetadata, users, verifications } from '../sign-in/tables.ts';

export async function findUser(db: Handle, userId: string) {
  const rows = await db.select().from(users).where(eq(users.id, userId));
  return rows[0] ?? null;
}

export async function setKeepHistory(
  db: Handle,
  { userId, keepHistory, now }: { userId: string; keepHistory: boolean; now: Date },
): Promise<void> {
  await db
    .insert(userMetadata)
    .values({ userId, keepHistory, lastLogin: now })
    .onConflictDoUpdate({ target: userMetadata.userId, set: { keepHistory } });
}

/** Whether an account wants its texts kept; on unless it was switched off. */
export async function keepsHistory(db: Handle, userId: string): Promise<boolean> {
  const rows = await db
    .select({ keep: userMetadata.keepHistory })
    .from(userMetadata)
    .where(eq(userMetadata.userId, userId));
  return rows[0]?.keep ?? true;
}

/** The same of many accounts at once, in the order asked for. */
export async function keepHistories(db: Handle, userIds: string[]): Promise<boolean[]> {
  const rows = await db
    .select({ userId: userMetadata.userId })
    .from(userMetadata)
    .where(and(inArray(userMetadata.userId, userIds), eq(userMetadata.keepHistory, false)));
  const silent = new Set(rows.map(({ userId }) => userId));
  return userIds.map((userId) => !silent.has(userId));
}

/** Erases an account; its texts, sessions and settings go with it, and links for a new password. */
export async function deleteUser(db: Handle, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
  await db.delete(users).where(eq(users.id, userId));
}
