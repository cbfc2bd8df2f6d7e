import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { StartError } from '../config/start-error.ts';
import type { Handle } from './handle.ts';

/*
 * Behind a pooler in transaction mode each transaction may meet another session. Two things need one
 * and the same: migrations, which wait for each other behind a lock of the session, and LISTEN.
 */

const needsDirect =
  'DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the address of the database server itself.';
const isNotDirect =
  'DATABASE_DIRECT_URL leads to a connection pooler: it must be the address of the database server itself.';

/** Poolers refuse settings of a session, unless they are told to pass over them. */
const refusesSettings = (error: unknown) =>
  error instanceof Error &&
  (error as { code?: unknown }).code === '08P01' &&
  /startup parameter/.test(error.message);

/**
 * Connects, and makes sure that the session is one of the database server: a pooler gives its clients
 * a number of its own in the place of the server process's.
 * @throws StartError that names the setting to mend
 */
export async function connectDirectly(client: pg.Client, isGiven: boolean): Promise<void> {
  const refusal = new StartError(isGiven ? isNotDirect : needsDirect);
  try {
    await client.connect();
  } catch (error) {
    throw refusesSettings(error) ? refusal : error;
  }
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid !== (client as unknown as { processID: number | null }).processID) throw refusal;
}

const hearMs = 5_000;

/**
 * Makes sure that what is told through the pooler is heard on the direct connection.
 * @throws StartError where both addresses are not of one database
 */
export async function requireOneDatabase(pooled: Handle, client: pg.Client): Promise<void> {
  const channel = `cleanpaste_start_${randomUUID().replaceAll('-', '')}`;
  const heard = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => heard.resolve(false), hearMs);
  client.on('notification', () => heard.resolve(true));
  try {
    await client.query(`listen ${channel}`);
    await pooled.execute(sql`select pg_notify(${channel}, '')`);
    if (await heard.promise) return;
  } finally {
    clearTimeout(timer);
  }
  throw new StartError(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: what is told in one is not heard in the other.',
  );
}

/** What the operator has to hear of a pooler that passes connections on without limits of time. */
export async function poolerWarnings(pooled: Handle): Promise<string[]> {
  const asked = sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  const { rows } = (await pooled.execute(asked)) as unknown as { rows: Record<string, string>[] };
  const missing = [
    ...(rows[0]?.statement === '0' ? ['statement_timeout'] : []),
    ...(rows[0]?.idle === '0' ? ['idle_in_transaction_session_timeout'] : []),
  ];
  if (missing.length === 0) return [];
  return [
    `The pooler's connections have no ${missing.join(' and no ')}: work that hangs holds them for ever. Set connect_query as in deploy/pgbouncer.ini.`,
  ];
}
