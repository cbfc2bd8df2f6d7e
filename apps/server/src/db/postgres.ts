import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database, Handle, ReplicaState } from './handle.ts';
import { connectDirectly, poolerWarnings, requireOneDatabase } from './pooler.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { openPool, sessionClient, statementMs } from './postgres-pool.ts';
import { readFromReplica } from './replica.ts';
import { openStatements } from './statements.ts';

/** Any number that no other program takes; the lock lives as long as the connection. */
const migrationLock = 7_241_186_011;

interface Addresses {
  /** The server itself, where `url` leads to a pooler. */
  directUrl?: string | null;
  /** A replica of it. */
  readUrl?: string | null;
  onReplica?: (state: ReplicaState) => void;
}

/** Who waits for it has the primary to turn to. */
const replicaConnectMs = 1_000;

/** Opens a pool of connections to a PostgreSQL server. */
export async function openPostgres(
  url: string,
  { directUrl = null, readUrl = null, onReplica = () => {} }: Addresses = {},
): Promise<Database> {
  const isPooled = directUrl !== null;
  const statements = openStatements();
  const pool = openPool(url, { isPooled, statements });
  const replica =
    readUrl && openPool(readUrl, { isPooled, statements, connectMs: replicaConnectMs });
  const sessions = { url: directUrl ?? url, isGiven: directUrl !== null };
  return {
    engine: 'postgres',
    handle: pool.handle,
    ...(replica
      ? {
          read: readFromReplica({
            primary: pool.handle,
            replica: replica.handle,
            statementMs,
            onState: onReplica,
          }),
        }
      : {}),
    migrate: (folder) => migrateAlone(sessions, folder),
    ...(directUrl === null ? {} : { tryPooler: () => tryPooler(pool.handle, directUrl) }),
    listen: (channel, listener) =>
      listenOnPostgres(() => sessionClient(sessions.url, 'cleanpaste-live'), channel, listener),
    pool: pool.state,
    onStatement: statements.onEnd,
    async close() {
      await Promise.all([pool.close(), replica ? replica.close() : null]);
    },
  };
}

async function tryPooler(pooled: Handle, directUrl: string): Promise<string[]> {
  const client = sessionClient(directUrl);
  client.on('error', () => {});
  try {
    await connectDirectly(client, true);
    await requireOneDatabase(pooled, client);
  } finally {
    await client.end().catch(() => {});
  }
  return poolerWarnings(pooled);
}

/** On a connection without a limit of time: a migration may take long, or wait for another process. */
async function migrateAlone(
  { url, isGiven }: { url: string; isGiven: boolean },
  migrationsFolder: string,
): Promise<void> {
  const client = sessionClient(url);
  client.on('error', () => {});
  try {
    await connectDirectly(client, isGiven);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // Closing the connection lets go of the lock, whatever happened before.
    await client.end().catch(() => {});
  }
}
