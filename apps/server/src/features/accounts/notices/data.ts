import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { users } from '../sign-in/tables.ts';
import { mailNotices } from './tables.ts';

export type NoticeRow = typeof mailNotices.$inferSelect;

/** Writes a notice down; one that is there already stays the only one. */
export async function insertNotice(
  tx: Handle,
  row: Pick<NoticeRow, 'id' | 'userId' | 'address' | 'notice' | 'createdAt'>,
): Promise<void> {
  await tx.insert(mailNotices).values(row).onConflictDoNothing();
}

/** Takes notices that wait, so that nobody else sends them. */
export async function claimNotices(
  db: Handle,
  { now, claimedBefore }: { now: Date; claimedBefore: Date },
): Promise<NoticeRow[]> {
  const free = or(isNull(mailNotices.claimedAt), lt(mailNotices.claimedAt, claimedBefore));
  const waiting = db
    .select({ id: mailNotices.id })
    .from(mailNotices)
    .where(and(isNull(mailNotices.sentAt), free))
    .orderBy(asc(mailNotices.createdAt))
    .limit(50)
    .for('update', { skipLocked: true });
  return db
    .update(mailNotices)
    .set({ claimedAt: now })
    .where(inArray(mailNotices.id, waiting))
    .returning();
}

/** Where a notice goes: to the account's address as it is now. */
export async function addressOf(
  db: Handle,
  { userId, address }: Pick<NoticeRow, 'userId' | 'address'>,
): Promise<string | null> {
  if (userId === null) return address;
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return rows[0]?.email ?? null;
}

/** Sent: what it told is remembered, the address of an account that is gone is not. */
export async function markSent(db: Handle, id: string, now: Date): Promise<void> {
  await db.update(mailNotices).set({ sentAt: now, address: null }).where(eq(mailNotices.id, id));
}

/** Notices that were sent long ago, and those that nobody could send in days. */
export async function deleteNotices(
  db: Handle,
  { sentBefore, madeBefore }: { sentBefore: Date; madeBefore: Date },
): Promise<void> {
  const isOld = and(isNotNull(mailNotices.sentAt), lt(mailNotices.sentAt, sentBefore));
  const isStale = and(isNull(mailNotices.sentAt), lt(mailNotices.createdAt, madeBefore));
  await db.delete(mailNotices).where(or(isOld, isStale));
}
