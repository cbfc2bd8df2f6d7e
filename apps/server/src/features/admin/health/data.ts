import { isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { mailNotices } from '../../accounts/index.ts';
import { stripeEvents } from '../../billing/index.ts';

/** Tells every process, this one too. */
export async function tell(db: Handle, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

async function readOne<T>(db: Handle, query: ReturnType<typeof sql>): Promise<T> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] };
  return rows[0]!;
}

export async function databaseBytes(db: Handle): Promise<number> {
  const query = sql`select pg_database_size(current_database())::float8 as bytes`;
  return (await readOne<{ bytes: number }>(db, query)).bytes;
}

/** Standbys of the server, and how far the last of them is behind; that is null where it may not be read. */
export async function readReplicas(db: Handle) {
  const query = sql`select count(*)::int as replicas, max(extract(epoch from replay_lag))::float8 as lag from pg_stat_replication`;
  return readOne<{ replicas: number; lag: number | null }>(db, query);
}

export async function countWaiting(db: Handle) {
  return {
    mails: await db.$count(mailNotices, isNull(mailNotices.sentAt)),
    // Written out, because the index of waiting events stands under exactly this condition.
    events: await db.$count(stripeEvents, sql`${stripeEvents.processedAt} is null`),
  };
}
