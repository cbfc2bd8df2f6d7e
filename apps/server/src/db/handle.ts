import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What queries are written against: either engine, the outer handle or a transaction.
 * Inside a transaction only `tx` may be used: on PGlite the outer handle would wait forever.
 */
export type Handle = PgDatabase<PgQueryResultHKT>;

/** An open database, whichever engine it is. */
export interface Database {
  engine: 'pglite' | 'postgres';
  handle: Handle;
  /** Brings the tables up to date; safe when several processes call it at once. */
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}
