import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { openTestDatabase } from '../test/database.ts';
import type { Database } from './db/handle.ts';
import { corpusBlocks, corpusFingerprints } from './features/checking/postings/tables.ts';
import { runHousekeeping } from './housekeeping.ts';
import { systemContext } from './http/provide-context.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a process of the version before, which reads no blocks, finds all for an hour after the start of a new one', async () => {
  const app = testApp(database);
  const ctx = systemContext(app.deps);
  const startedAt = app.clock.now();
  await ctx.db.execute(sql`
    insert into corpus_fingerprints (hash, part, position)
    select n * 700000000000001, 1, 0 from generate_series(-12000, 12999) n`);
  await runHousekeeping(ctx, null);
  app.clock.advance(59 * 60_000);
  await runHousekeeping(ctx, null, { startedAt });
  expect(await ctx.db.$count(corpusFingerprints)).toBe(25_000);
  expect(await ctx.db.$count(corpusBlocks)).toBe(0);
  app.clock.advance(60_000);
  await runHousekeeping(ctx, null, { startedAt });
  expect(await ctx.db.$count(corpusFingerprints)).toBe(0);
  expect(await ctx.db.$count(corpusBlocks)).toBeGreaterThan(0);
});
