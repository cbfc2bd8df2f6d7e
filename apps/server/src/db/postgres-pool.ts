import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Handle, PoolState } from './handle.ts';
import type { Statements } from './statements.ts';
import { isUnavailable } from './unavailable.ts';
import { watchPool } from './watch-postgres.ts';

/** What takes longer is ended by the server. */
export const statementMs = 15_000;

/** Of every connection of ours. */
const common = {
  application_name: 'cleanpaste',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
};

/** A transaction whose process no longer goes on lets go of what it holds. */
const idle = { idle_in_transaction_session_timeout: 2 * statementMs };

/** A connection of its own, for what needs one and the same session: no pooler may stand in between. */
export const sessionClient = (url: string, name = common.application_name): pg.Client =>
  new pg.Client({ ...common, ...idle, connectionString: url, application_name: name });

export interface PoolOptions {
  /** A pooler stands in between: it takes no settings of a session, and has to make them itself. */
  isPooled: boolean;
  /** Told of each statement. */
  statements: Statements;
  connectMs?: number;
}

export interface Pool {
  handle: Handle;
  state(): PoolState;
  close(): Promise<void>;
}

/** Opens a pool of connections. */
export function openPool(url: string, { isPooled, statements, connectMs }: PoolOptions): Pool {
  const pool = new pg.Pool({
    ...common,
    ...(isPooled ? {} : { ...idle, statement_timeout: statementMs }),
    ...(connectMs ? { connectionTimeoutMillis: connectMs } : {}),
    connectionString: url,
    max: 10,
    // For a server that is gone without a word: its own limit never arrives then.
    query_timeout: statementMs + 5_000,
  });
  // A connection that breaks while idle would end the process; the pool replaces it.
  pool.on('error', () => {});
  // So would one that breaks between two queries of a transaction; the next query tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  watchPool(pool, statements);
  const handle: Handle = drizzle({ client: pool });
  handle.transaction = ((run, config) => inTransaction(pool, run, config)) as Handle['transaction'];
  return {
    handle,
    state: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/**
 * A transaction on a connection of the pool. Drizzle's own keeps the connection when BEGIN fails,
 * hides the first error behind that of a ROLLBACK on a dead connection, and gives the pool back
 * connections in whatever state they are.
 */
async function inTransaction(
  pool: pg.Pool,
  ...[run, config]: Parameters<Handle['transaction']>
): Promise<unknown> {
  const client = await pool.connect();
  let first: { error: unknown } | null = null;
  let sound = false;
  try {
    const result = await drizzle({ client }).transaction(async (tx) => {
      try {
        return await run(tx as never);
      } catch (error) {
        first = { error };
        throw error;
      }
    }, config);
    sound = true;
    return result;
  } catch (error) {
    const cause = first ? (first as { error: unknown }).error : error;
    // A server that became a standby answers, but the next one is found by connecting anew.
    sound = !isUnavailable(cause) && !isUnavailable(error);
    throw cause;
  } finally {
    client.release(!sound || client.getTransactionStatus() !== 'I');
  }
}
