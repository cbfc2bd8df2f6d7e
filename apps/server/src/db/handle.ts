import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What queries are written against: either engine, the outer handle or a transaction.
 * Inside a transaction only `tx` may be used: on PGlite the outer handle would wait forever.
 */
export type Handle = PgDatabase<PgQueryResultHKT>;

export interface Listener {
  /** What was told on the channel, by whichever instance, once its transaction is committed. */
  onNotice(payload: string): void;
  /** The connection was lost and is back: something may have been missed meanwhile. */
  onResumed(): void;
}

/** An open database, whichever engine it is. */
export interface Database {
  engine: 'pglite' | 'postgres';
  handle: Handle;
  /** Brings the tables up to date; safe when several processes call it at once. */
  migrate(folder: string): Promise<void>;
  /** Hears what is told with NOTIFY, over losses of the connection. @returns stops it */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
