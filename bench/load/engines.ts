import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setUpPostgres } from '../../scripts/setup/postgres.mjs';
import { type Caller, makeAccounts, secret } from './callers.ts';
import { type Program, startServer } from './programs.ts';

export const engines = ['postgres', 'pglite'] as const;
export type Engine = (typeof engines)[number];

/** A database with accounts, and servers over it. */
export interface Place {
  callers: Caller[];
  /** So many processes over the same database; the embedded one belongs to one. */
  withServers<T>(
    count: number,
    work: (servers: Program[]) => Promise<T>,
    settings?: Record<string, string>,
  ): Promise<T>;
}

const accounts = 64;

/** Makes a database that waits for its disk, as one in earnest does. */
export async function withEngine(
  engine: Engine,
  folder: string,
  work: (place: Place) => Promise<void>,
): Promise<void> {
  const postgres = engine === 'postgres' ? await setUpPostgres({ isDurable: true }) : null;
  await postgres?.start();
  try {
    const dataDir = join(folder, engine);
    mkdirSync(dataDir);
    const databaseUrl = postgres?.url ?? null;
    const callers = await makeAccounts({ databaseUrl, dataDir }, accounts);
    const env = {
      DATA_DIR: dataDir,
      ADDRESS_HASH_SECRET: secret,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    await work({
      callers,
      async withServers(count, measureThem, settings = {}) {
        const servers: Program[] = [];
        try {
          for (let at = 0; at < count; at++)
            servers.push(await startServer({ ...env, ...settings }));
          return await measureThem(servers);
        } finally {
          for (const server of servers) await server.stop();
        }
      },
    });
  } finally {
    await postgres?.discard();
  }
}
