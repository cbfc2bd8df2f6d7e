import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { copyFolder, folderBytes } from './copy-folder.ts';
import type { Database } from './handle.ts';
import { guardPglite } from './pglite-guard.ts';
import { keepPglite } from './pglite-keeper.ts';
import { rememberReaders } from './pglite-readers.ts';
import { freeBytes, needed, requireRoom } from './room.ts';
import { openStatements } from './statements.ts';
import { StoreError } from './store-error.ts';
import { watchPglite } from './watch-pglite.ts';

/**
 * Opens PGlite in a third of the memory that it takes by default. Buffers: the data is small.
 * V8: its optimizing compiler takes 400 MB and half a second for the largest functions of
 * PostgreSQL, and short queries are no faster for it (long ones by a third).
 */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  return takeBytes(rememberReaders(await PGlite.create({ ...options, startParams })));
}

const byteaType = 17;
const textArrayType = 1009;

/**
 * Takes a `text[]` that is in the database's own form already; see `textArray`. And reads and writes `bytea` as a
 * whole: byte by byte, as it is otherwise, that takes longer than the statement.
 */
function takeBytes(client: PGlite): PGlite {
  client.parsers[byteaType] = (hex) => Buffer.from(hex.slice(2), 'hex');
  client.serializers[byteaType] = (bytes: Uint8Array) =>
    `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;
  const writers = client.serializers as Record<number, (texts: unknown) => unknown>;
  const write = writers[textArrayType]!;
  writers[textArrayType] = (texts) => (ArrayBuffer.isView(texts) ? texts : write(texts));
  return client;
}

/** Wraps an open PGlite. */
export function pgliteDatabase(client: PGlite): Database {
  const statements = openStatements();
  const handle = drizzle({ client: watchPglite(client, statements) });
  return {
    engine: 'pglite',
    handle,
    migrate: (migrationsFolder) => migrate(handle, { migrationsFolder }),
    async listen(channel, { onNotice }) {
      const stop = await client.listen(channel, onNotice);
      // A database that is closed already has nothing to stop.
      return () => stop().catch(() => {});
    },
    onStatement: statements.onEnd,
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
  const statements = openStatements();
  const database = await keepPglite({
    mayOpen: () => free(dataDir) >= needed.toOpen,
    open: async (onDeath) =>
      guardPglite(watchPglite(await createPglite({ dataDir: folder }), statements), {
        isLow: () => free(dataDir) < needed.toWrite,
        onDeath,
      }),
    async copy(to) {
      if (free(dataDir) < (await folderBytes(folder)) + needed.toWrite)
        throw new StoreError('ENOSPC');
      await copyFolder(folder, to);
    },
  });
  if (isNew) removeForGood(mark);
  return { ...database, onStatement: statements.onEnd };
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
