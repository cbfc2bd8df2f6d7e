import { and, eq } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { besideCursor, type KeysetQuery, keysetOrder } from '../../../db/keyset.ts';
import { users } from '../../accounts/index.ts';
import { userFeedback } from './tables.ts';

export type FeedbackStatus = (typeof userFeedback.$inferSelect)['status'];

export async function insertFeedback(
  db: Handle,
  row: typeof userFeedback.$inferInsert,
): Promise<void> {
  await db.insert(userFeedback).values(row);
}

export interface FeedbackQuery extends KeysetQuery {
  status: FeedbackStatus | null;
}

/** A page of messages with who wrote them, newest first; with `newer` it comes oldest first. */
export function feedbackQuery(db: Handle, query: FeedbackQuery) {
  return db
    .select({
      id: userFeedback.id,
      userId: userFeedback.userId,
      email: users.email,
      message: userFeedback.message,
      status: userFeedback.status,
      createdAt: userFeedback.createdAt,
    })
    .from(userFeedback)
    .innerJoin(users, eq(users.id, userFeedback.userId))
    .where(
      and(
        query.status ? eq(userFeedback.status, query.status) : undefined,
        besideCursor(userFeedback, query),
      ),
    )
    .orderBy(...keysetOrder(userFeedback, query))
    .limit(query.limit)
    .offset(query.offset);
}

/** Moves a message to another status. @returns the one before; null when there is no such message */
export async function setStatus(
  tx: Handle,
  id: string,
  status: FeedbackStatus,
): Promise<FeedbackStatus | null> {
  const rows = await tx
    .select({ status: userFeedback.status })
    .from(userFeedback)
    .where(eq(userFeedback.id, id))
    .for('update');
  const before = rows[0]?.status ?? null;
  if (before !== null && before !== status) {
    await tx.update(userFeedback).set({ status }).where(eq(userFeedback.id, id));
  }
  return before;
}
