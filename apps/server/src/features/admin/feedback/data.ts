import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { users } from '../../accounts/index.ts';
import type { Cursor } from '../../history/index.ts';
import { userFeedback } from './tables.ts';

export type FeedbackStatus = (typeof userFeedback.$inferSelect)['status'];

export async function insertFeedback(
  db: Handle,
  row: typeof userFeedback.$inferInsert,
): Promise<void> {
  await db.insert(userFeedback).values(row);
}

export interface FeedbackQuery {
  limit: number;
  offset: number;
  status: FeedbackStatus | null;
  older?: Cursor | null;
  newer?: Cursor | null;
}

/** A page of messages with who wrote them, newest first; with `newer` it comes oldest first. */
export function feedbackQuery(db: Handle, query: FeedbackQuery) {
  const { status, older, newer, limit, offset } = query;
  const direction = newer ? asc : desc;
  const place = ({ createdAt, id }: Cursor) =>
    sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const row = sql`(${userFeedback.createdAt}, ${userFeedback.id})`;
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
        status ? eq(userFeedback.status, status) : undefined,
        older ? sql`${row} < ${place(older)}` : undefined,
        newer ? sql`${row} > ${place(newer)}` : undefined,
      ),
    )
    .orderBy(direction(userFeedback.createdAt), direction(userFeedback.id))
    .limit(limit)
    .offset(offset);
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
