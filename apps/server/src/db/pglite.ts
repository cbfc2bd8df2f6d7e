import { existsSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './handle.ts';

/** Brings the memory of the process down from 340 MB to 138 MB; the data is small. */
export const pgliteParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

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
    const fresh = await PGlite.create({ dataDir: unfinished, startParams: pgliteParams });
    await fresh.close();
    renameSync(unfinished, folder);
  }
  return pgliteDatabase(await PGlite.create({ dataDir: folder, startParams: pgliteParams }));
}
