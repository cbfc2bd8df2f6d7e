import { and, asc, between, lt, lte, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { besideCursor, type KeysetQuery, keysetOrder } from '../../../db/keyset.ts';
import type { DayStats, LoggedRequest } from './rules.ts';
import { requestLogs, requestStats } from './tables.ts';

/** Writes a batch: the rows in one statement, and their sums in another. */
export async function insertBatch(
  tx: Handle,
  batch: readonly LoggedRequest[],
  stats: readonly DayStats[],
): Promise<void> {
  const rows = batch.map(({ at, ...row }) => ({ ...row, createdAt: at }));
  await tx.insert(requestLogs).values(rows).onConflictDoNothing();
  const add = (name: 'requests' | 'refused' | 'failed') =>
    sql`${requestStats[name]} + ${sql.raw(`excluded.${name}`)}`;
  await tx
    .insert(requestStats)
    .values([...stats])
    .onConflictDoUpdate({
      target: [requestStats.day, requestStats.kind, requestStats.bucket],
      set: { requests: add('requests'), refused: add('refused'), failed: add('failed') },
    });
}

export interface RequestQuery extends KeysetQuery {
  onlyFailed: boolean;
}

/** A page of the log, newest first; with `newer` it comes oldest first. */
export function requestsQuery(db: Handle, query: RequestQuery) {
  return db
    .select()
    .from(requestLogs)
    .where(
      and(
        // Written out, because the index of failures stands under exactly this condition.
        query.onlyFailed ? sql`${requestLogs.status} >= 400` : undefined,
        besideCursor(requestLogs, query),
      ),
    )
    .orderBy(...keysetOrder(requestLogs, query))
    .limit(query.limit)
    .offset(query.offset);
}

/** The counted calls of a stretch of days. */
export async function readStats(db: Handle, { from, to }: { from: string; to: string }) {
  return db
    .select()
    .from(requestStats)
    .where(between(requestStats.day, from, to));
}

/** Deletes about `limit` rows from before a moment, so that the database is never held for long. */
export async function deleteBefore(db: Handle, before: Date, limit: number): Promise<number> {
  const oldest = db
    .select({ createdAt: requestLogs.createdAt })
    .from(requestLogs)
    .orderBy(asc(requestLogs.createdAt))
    .offset(limit)
    .limit(1);
  const [next] = await oldest;
  const { createdAt } = requestLogs;
  const isMeant =
    next && next.createdAt < before ? lte(createdAt, next.createdAt) : lt(createdAt, before);
  const gone = await db.delete(requestLogs).where(isMeant).returning({ id: requestLogs.id });
  return gone.length;
}

export async function deleteStatsBefore(db: Handle, day: string): Promise<void> {
  await db.delete(requestStats).where(lt(requestStats.day, day));
}
