import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './handle.ts';
import { guardPglite } from './pglite-guard.ts';
import { keepPglite } from './pglite-keeper.ts';
import { freeBytes, needed, requireRoom } from './room.ts';

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
    async listen(channel, { onNotice }) {
      const stop = await client.listen(channel, onNotice);
      // A database that is closed already has nothing to stop.
      return () => stop().catch(() => {});
    },
    close: () => client.close(),
  };
}

/**
 * Opens the embedded database in a folder that this process has locked.
 * While a new one is being made a mark stands beside it: after a crash during the first start
 * the half made one is taken away and made again.
 * @throws StartError when there is no room on the disk
 */
export async function openPglite(folder: string, free = freeBytes): Promise<Database> {
  const dataDir = dirname(folder);
  const mark = `${folder}.unfinished`;
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  requireRoom(dataDir, { free: free(dataDir), need: isNew ? needed.toBegin : needed.toOpen });
  if (isNew) writeFileSync(mark, '');
  const database = await keepPglite({
    mayOpen: () => free(dataDir) >= needed.toOpen,
    open: async (onDeath) =>
      guardPglite(await createPglite({ dataDir: folder }), {
        isLow: () => free(dataDir) < needed.toWrite,
        onDeath,
      }),
  });
  if (isNew) removeForGood(mark);
  return database;
}

/** A mark that came back after a power cut would cost the whole database, so its end is forced to the disk. */
function removeForGood(file: string): void {
  rmSync(file);
  // Windows cannot open a folder, and needs no such step.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
