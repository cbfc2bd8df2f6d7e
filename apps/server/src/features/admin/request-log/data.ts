import { and, asc, between, lt, lte, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { besideCursor, type KeysetQuery, keysetOrder } from '../../../db/keyset.ts';
import { type DayStats, isTold, type LoggedRequest } from './rules.ts';
import { requestLogs, requestStats } from './tables.ts';

/**
 * Writes a batch and its sums, in one statement. A row has the id of its request; where another call has had it
 * already, because a proxy passed on what a visitor chose, an id of its own: no call hides another one.
 */
export async function insertBatch(
  tx: Handle,
  batch: readonly LoggedRequest[],
  stats: readonly DayStats[],
): Promise<void> {
  const rows = batch.map(({ at, durationMs, ...row }) => ({
    ...row,
    duration_ms: durationMs,
    created_at: at,
  }));
  const isAnyTold = batch.some(({ route }) => isTold(route));
  const named = sql`select json_agg(json_build_object(
      'id', case when taken.id is null and call.nth = 1 then call.id else gen_random_uuid() end,
      'route', call.route, 'status', call.status, 'duration_ms', call.duration_ms, 'created_at', call.created_at))
    from (select *, row_number() over (partition by id) as nth
      from json_populate_recordset(null::request_logs, ${JSON.stringify(rows)}::json)) call
    left join request_logs taken on taken.id = call.id and taken.created_at <> call.created_at`;
  await tx.execute(
    sql`select log_requests((${named}), ${JSON.stringify(stats)}::json, ${isAnyTold}::boolean)`,
  );
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
