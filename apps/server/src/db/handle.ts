import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { OnStatement } from './statements.ts';

/**
 * What queries are written against: either engine, the outer handle or a transaction.
 * Inside a transaction only `tx` may be used: on PGlite the outer handle would wait forever.
 */
export type Handle = PgDatabase<PgQueryResultHKT>;

/**
 * Runs queries that change nothing where it costs least: on a replica, where there is one that knows all
 * that was committed by now, else on the primary. They may run twice.
 */
export type Read = <T>(run: (db: Handle) => Promise<T>) => Promise<T>;

/** How a replica stands: asked, left alone for being late, or not to be reached. */
export type ReplicaState = 'used' | 'behind' | 'away';

export interface Listener {
  /** What was told on the channel, by whichever instance, once its transaction is committed. */
  onNotice(payload: string): void;
  /** The connection was lost and is back: something may have been missed meanwhile. */
  onResumed(): void;
}

/** The connections to a database server. */
export interface PoolState {
  open: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** An open database, whichever engine it is. */
export interface Database {
  engine: 'pglite' | 'postgres';
  handle: Handle;
  /** Missing where there is no replica. */
  read?: Read;
  /** Brings the tables up to date; safe when several processes call it at once. */
  migrate(folder: string): Promise<void>;
  /** Hears what is told with NOTIFY, over losses of the connection. @returns stops it */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Has statements told when they have ended. */
  onStatement(tell: OnStatement): void;
  /**
   * Tries what a pooler in between could break. @returns what the operator has to hear of it
   * @throws StartError that names the setting to mend
   */
  tryPooler?: () => Promise<string[]>;
  /** Missing where there are no connections. */
  pool?: () => PoolState;
  /**
   * Writes a copy of one moment into a new folder; who asks anything meanwhile waits. Only the embedded one.
   * @throws StoreError where it is away, or has no room for it
   */
  copyTo?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}
