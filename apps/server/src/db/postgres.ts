import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './handle.ts';
import { listenOnPostgres } from './postgres-listener.ts';

/** Any number that no other program takes; the lock lives as long as the connection. */
const migrationLock = 7_241_186_011;

/** Opens a pool of connections to a PostgreSQL server. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'cleanpaste',
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  });
  // A connection that breaks while idle would end the process; the pool replaces it.
  pool.on('error', () => {});
  return {
    engine: 'postgres',
    handle: drizzle({ client: pool }),
    async migrate(migrationsFolder) {
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle({ client }), { migrationsFolder });
      } finally {
        // Closing the connection lets go of the lock, whatever happened before.
        client.release(true);
      }
    },
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
