import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach } from 'vitest';
import { openTestDatabase } from './database.ts';
import { openSite } from './site.ts';

interface SharedSiteOptions {
  /** Settings as environment variables. */
  env?: Record<string, string>;
  /** Emptied before each test, in this order; what points to their rows goes with them. */
  emptied?: PgTable[];
}

/** One site over one database for all tests of a file, closed after the last of them. */
export async function openSharedSite({ env = {}, emptied = [] }: SharedSiteOptions = {}) {
  const database = await openTestDatabase();
  const site = await openSite(database, env);
  afterAll(async () => {
    await site.close();
    await database.close();
  });
  beforeEach(async () => {
    for (const table of emptied) await database.handle.delete(table);
    site.mails.length = 0;
  });
  return { database, site };
}
