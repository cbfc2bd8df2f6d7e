import { existsSync, renameSync, rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './handle.ts';

/**
 * Opens PGlite in a third of the memory that it takes by default. Buffers: the data is small.
 * V8: its optimizing compiler takes 400 MB and half a second for the largest functions of
 * PostgreSQL, and short queries are no faster for it (long ones by a third).
 */
export function createPglite(options: PGliteOptions): Promise<PGlite> {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  return PGlite.create({ ...options, startParams });
}

/** Wraps an open PGlite. */
export function pgliteDatabase(client: PGlite): Database {
  const handle = drizzle({ client });
  return {
    engine: 'pglite',
    handle,
    migrate: (migrationsFolder) => migrate(handle, { migrationsFolder }),
    close: () => client.close(),
  };
}

/**
 * Opens the embedded database in a folder that this process has locked.
 * A new one is made beside its place and moved there when it is whole, so that a crash
 * during the first start leaves nothing half made behind.
 */
export async function openPglite(folder: string): Promise<Database> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const fresh = await createPglite({ dataDir: unfinished });
    await fresh.close();
    renameSync(unfinished, folder);
  }
  return pgliteDatabase(await createPglite({ dataDir: folder }));
}
