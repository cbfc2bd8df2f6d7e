import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { expectFoundAsByScan } from '../../../../test/plain-scan.ts';
import type { Ctx } from '../../../context.ts';
import type { Database } from '../../../db/handle.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { counters } from '../../cleaning/counter/tables.ts';
import { corpusFingerprints, corpusRemoved } from '../postings/tables.ts';
import { addDocument, addDocuments, corpusState } from './service.ts';
import { corpusParts } from './tables.ts';

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = systemContext(testApp(database).deps);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [corpusParts, corpusFingerprints, corpusRemoved, counters])
    await ctx.db.delete(table);
});

const novel = readFileSync(
  fileURLToPath(new URL('../../../../corpus/pride-and-prejudice.txt', import.meta.url)),
  'utf8',
).split(/\s+/);
const prose = (from: number, words: number) => novel.slice(from, from + words).join(' ');
const document = (key: string, text: string) => ({
  key,
  title: key,
  url: null,
  licence: null,
  text,
});

test('documents that are added together are each told of, found, and counted as one by one', async () => {
  await addDocument(ctx, document('same', prose(0, 300)));
  await addDocument(ctx, document('changed', prose(300, 9000)));
  const many = [
    document('same', prose(0, 300)),
    document('book', prose(10_000, 12_000)),
    document('changed', prose(40_000, 500)),
    document('1 new', prose(50_000, 400)),
    document('empty', ''),
  ];
  expect(await addDocuments(ctx, many)).toEqual([
    'unchanged',
    'added',
    'replaced',
    'added',
    'added',
  ]);
  await expectFoundAsByScan(ctx.db, { cap: 500, every: 5 });
  const together = await corpusState(ctx);
  expect(together.documents).toBe(5);
  expect(together.parts).toBe(await ctx.db.$count(corpusParts));
  for (const table of [corpusParts, corpusFingerprints, counters]) await ctx.db.delete(table);
  for (const one of many) await addDocument(ctx, one);
  expect(await corpusState(ctx)).toEqual(together);
  expect(await addDocuments(ctx, many)).toEqual(many.map(() => 'unchanged'));
});

test('more parts than one statement writes are all found', async () => {
  const book = Array.from({ length: 4 }, (_, i) => `${i} ${novel.join(' ')}`).join('\n\n');
  await addDocuments(ctx, [document('long', book), document('short', prose(900, 300))]);
  expect(await ctx.db.$count(corpusParts)).toBeGreaterThan(130);
  await expectFoundAsByScan(ctx.db, { cap: 500, every: 101 });
}, 120_000);

test('where one of them cannot be kept, none is, and what was there stays', async () => {
  await addDocument(ctx, document('old', prose(0, 300)));
  const before = await corpusState(ctx);
  const many = [
    document('old', prose(500, 300)),
    document('new', prose(900, 300)),
    document('new', prose(2000, 300)),
  ];
  await expect(addDocuments(ctx, many)).rejects.toThrow();
  expect(await corpusState(ctx)).toEqual(before);
  expect(await ctx.db.$count(corpusRemoved)).toBe(0);
  await expectFoundAsByScan(ctx.db, { cap: 500 });
});
