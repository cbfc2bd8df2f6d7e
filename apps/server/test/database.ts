import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import type { Database } from '../src/db/handle.ts';
import { createPglite, pgliteDatabase } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';

export const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url));

/** The server to test against; without one, the embedded engine is tested. */
const serverUrl = process.env.TEST_DATABASE_URL;

export const engine = serverUrl ? 'postgres' : 'pglite';

const version = readMigrationFiles({ migrationsFolder })
  .map(({ hash }) => hash.slice(0, 8))
  .join('')
  .slice(-24);

/** A fresh, migrated database of the engine under test. `close` discards it. */
export function openTestDatabase(): Promise<Database> {
  return serverUrl ? postgresTestDatabase(serverUrl) : pgliteTestDatabase();
}

/** Opened from a migrated dump, which is made once for each state of the migrations. */
async function pgliteTestDatabase(): Promise<Database> {
  const dump = join(tmpdir(), `cleanpaste-test-${version}-${process.getuid?.() ?? 0}.tar`);
  if (!existsSync(dump)) await writeDump(dump);
  const loadDataDir = new Blob([readFileSync(dump)]);
  return pgliteDatabase(await createPglite({ loadDataDir }));
}

/** Puts a migrated embedded database into a data folder, much faster than the server makes one. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const template = await pgliteTemplate();
  cpSync(template, join(dataDir, 'database'), { recursive: true });
}

async function pgliteTemplate(): Promise<string> {
  const folder = join(tmpdir(), `cleanpaste-test-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(folder)) return folder;
  const own = `${folder}.${randomUUID()}`;
  const client = await createPglite({ dataDir: own });
  await pgliteDatabase(client).migrate(migrationsFolder);
  await client.close();
  if (existsSync(folder)) rmSync(own, { recursive: true });
  else renameSync(own, folder);
  return folder;
}

async function writeDump(file: string): Promise<void> {
  const client = await createPglite({});
  await pgliteDatabase(client).migrate(migrationsFolder);
  const dump = await client.dumpDataDir('none');
  await client.close();
  // Test files run side by side: each writes its own file, and the last one stays.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, new Uint8Array(await dump.arrayBuffer()));
  renameSync(own, file);
}

async function postgresTestDatabase(url: string): Promise<Database> {
  const { url: fresh, drop } = await createPostgresDatabase(url);
  const database = await openPostgres(fresh);
  await database.migrate(migrationsFolder);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** A fresh, empty database on the server under test. */
export async function createPostgresDatabase(url: string) {
  const name = `cleanpaste_test_${randomUUID().replaceAll('-', '')}`;
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  await onServer(url, `create database ${name}`);
  return { url: fresh.href, drop: () => onServer(url, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
