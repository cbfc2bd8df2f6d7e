import { join } from 'node:path';
import { diskFull } from '../config/data-folder.ts';
import { StartError } from '../config/start-error.ts';
import type { Database, ReplicaState } from './handle.ts';
import { isFull } from './unavailable.ts';

export interface OpenOptions {
  /** Null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** The database server itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl?: string | null;
  /** A replica of it. */
  databaseReadUrl?: string | null;
  /** Hears when the replica stands otherwise than before. */
  onReplica?: (state: ReplicaState) => void;
  dataDir: string;
}

/**
 * Opens the database that the settings name; only its own driver is loaded.
 * @throws StartError when it cannot be opened; the address of a server is not repeated, it holds a password
 */
export async function openDatabase({
  databaseUrl,
  databaseDirectUrl: directUrl = null,
  databaseReadUrl: readUrl = null,
  onReplica,
  dataDir,
}: OpenOptions): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, { directUrl, readUrl, ...(onReplica ? { onReplica } : {}) });
  }
  const folder = join(dataDir, 'database');
  try {
    const { openPglite } = await import('./pglite.ts');
    return await openPglite(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (isFull(error)) throw diskFull(dataDir);
    throw new StartError(
      `the database in ${folder} cannot be opened (${reasonOf(error)}). Restore a backup, or set DATA_DIR to a new folder.`,
    );
  }
}

/** Nobody's text is in play yet, so the reason may be told. PostgreSQL may end without one. */
function reasonOf(error: unknown): string {
  const { message, name } = error instanceof Error ? error : { message: '', name: '' };
  return message.split('\n')[0] || `the embedded PostgreSQL ended with ${name || 'no reason'}`;
}

/** Brings the tables up to date. */
export async function migrateDatabase(database: Database, folder: string): Promise<void> {
  try {
    await database.migrate(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const setting = database.tryPooler ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    throw new StartError(
      database.engine === 'postgres'
        ? `the database that ${setting} names cannot be reached or brought up to date${codeOf(error)}.`
        : `the database could not be brought up to date${codeOf(error)}.`,
    );
  }
}

/** @returns what the operator has to hear of a pooler between us and the database */
export async function tryPooler(database: Database): Promise<string[]> {
  try {
    return (await database.tryPooler?.()) ?? [];
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `the pooler that DATABASE_URL names cannot be reached, or does not reach the database${codeOf(error)}.`,
    );
  }
}

function codeOf(error: unknown): string {
  const codes: string[] = [];
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: unknown }).code;
    if (typeof code === 'string') codes.push(code);
  }
  return codes.length > 0 ? ` (${codes.at(-1)})` : '';
}
