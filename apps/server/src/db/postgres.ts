import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Handle } from './handle.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { isUnavailable } from './unavailable.ts';

/** Any number that no other program takes; the lock lives as long as the connection. */
const migrationLock = 7_241_186_011;
const statementMs = 15_000;

/** Opens a pool of connections to a PostgreSQL server. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'cleanpaste',
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    // For a server that is gone without a word: its own limit never arrives then.
    query_timeout: statementMs + 5_000,
    keepAlive: true,
  });
  // A connection that breaks while idle would end the process; the pool replaces it.
  pool.on('error', () => {});
  // So would one that breaks between two queries of a transaction; the next query tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  const handle: Handle = drizzle({ client: pool });
  handle.transaction = ((run, config) => inTransaction(pool, run, config)) as Handle['transaction'];
  return {
    engine: 'postgres',
    handle,
    migrate: (folder) => migrateAlone(url, folder),
    listen: (channel, listener) =>
      listenOnPostgres(
        () =>
          new pg.Client({
            connectionString: url,
            application_name: 'cleanpaste-live',
            connectionTimeoutMillis: 5_000,
            keepAlive: true,
          }),
        channel,
        listener,
      ),
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

/** On a connection without a limit of time: a migration may take long, or wait for another process. */
async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'cleanpaste',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // Closing the connection lets go of the lock, whatever happened before.
    await client.end().catch(() => {});
  }
}
