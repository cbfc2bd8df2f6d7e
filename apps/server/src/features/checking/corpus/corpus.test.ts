import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Ctx } from '../../../context.ts';
import type { Database } from '../../../db/handle.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { counters } from '../../cleaning/counter/tables.ts';
import { fingerprintJob } from '../jobs.ts';
import { findHolders } from '../posting-look-ups/service.ts';
import { lookUpQuery } from '../postings/data.ts';
import { movePostings } from '../postings/service.ts';
import { corpusBlocks, corpusFingerprints, corpusRemoved } from '../postings/tables.ts';
import { indexStarter } from '../starter-corpus/service.ts';
import { commonFrom, partsOf } from './rules.ts';
import {
  addDocument,
  corpusState,
  findCandidates,
  listDocuments,
  removeDocuments,
} from './service.ts';
import { corpusParts } from './tables.ts';

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = systemContext(testApp(database).deps);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [corpusParts, corpusFingerprints, corpusBlocks, corpusRemoved, counters])
    await ctx.db.delete(table);
});

/** Sentences that no two seeds share. */
function prose(seed: number, sentences: number): string {
  return Array.from({ length: sentences }, (_, i) => {
    const words = Array.from({ length: 12 }, (_, j) => {
      const value = Math.imul(seed * 7919 + i * 104_729 + j * 1299, 2_654_435_761) >>> 0;
      return `w${value.toString(36)}`;
    });
    return `${words.join(' ')}.`;
  }).join(' ');
}
const document = (key: string, text: string) => ({
  key,
  title: key,
  url: null,
  licence: null,
  text,
});
const prints = () => ctx.db.$count(corpusFingerprints);
/** Rows that tell of fingerprints, in whatever form, once what was removed has been looked for. */
async function traces(): Promise<number> {
  await movePostings(ctx, { isPurge: true });
  const counts = [corpusFingerprints, corpusBlocks, corpusRemoved].map((one) => ctx.db.$count(one));
  return (await Promise.all(counts)).reduce((sum, one) => sum + one);
}

describe('documents', () => {
  test('that several processes add at once are there once, and none of them fails', async () => {
    const one = document('doc', prose(3, 30));
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => addDocument(ctx, one)));
    expect(outcomes.sort()).toEqual(['added', 'unchanged', 'unchanged', 'unchanged']);
    expect((await corpusState(ctx)).documents).toBe(1);
  });

  test('a passage is found again in its document', async () => {
    for (let i = 1; i <= 8; i++) await addDocument(ctx, document(`doc ${i}`, prose(i, 30)));
    const words = prose(5, 30).split(' ');
    const text = `${prose(99, 6)} ${words.slice(100, 113).join(' ')} ${prose(98, 6)}`;
    const { candidates } = await findCandidates(ctx, { text });
    expect(candidates.map(({ title }) => title)).toEqual(['doc 5']);
  });

  test('a book is cut into parts, and a passage is found in the right one', async () => {
    const book = Array.from({ length: 40 }, (_, i) => prose(i + 1, 30)).join('\n\n');
    await addDocument(ctx, document('book', book));
    const { documents, parts, words } = await corpusState(ctx);
    expect([documents, parts > 3, words > 5000]).toEqual([1, true, true]);
    const { candidates } = await findCandidates(ctx, { text: prose(33, 3) });
    expect(candidates).toHaveLength(1);
    expect(candidates[0]!.text).toContain(prose(33, 3));
    expect(candidates[0]!.text.length).toBeLessThan(30_000);
  });

  test('the same text again changes nothing; another takes its place whole', async () => {
    expect(await addDocument(ctx, document('a', prose(1, 20)))).toBe('added');
    const before = await prints();
    expect(await addDocument(ctx, document('a', prose(1, 20)))).toBe('unchanged');
    expect(await prints()).toBe(before);
    expect(await addDocument(ctx, document('a', prose(2, 20)))).toBe('replaced');
    expect((await findCandidates(ctx, { text: prose(1, 5) })).candidates).toEqual([]);
    expect(await corpusState(ctx)).toMatchObject({ documents: 1, parts: 1 });
  });

  test('a folder goes with everything below it and nothing beside it', async () => {
    for (const key of ['/x/a.txt', '/x/b/c.txt', '/xy.txt', '/x_/d.txt']) {
      await addDocument(ctx, document(key, prose(key.length, 10)));
    }
    expect(await removeDocuments(ctx, '/x')).toBe(2);
    const left = await listDocuments(ctx, { limit: 10, offset: 0 });
    expect(left.map(({ key }) => key)).toEqual(['/x_/d.txt', '/xy.txt']);
    expect(await removeDocuments(ctx, '/xy.txt')).toBe(1);
    expect(await removeDocuments(ctx, '/x_')).toBe(1);
    expect([await traces(), await corpusState(ctx)]).toEqual([
      0,
      { documents: 0, parts: 0, words: 0 },
    ]);
  });
});

describe('common hashes', () => {
  test('come back with one place more than the cap; rare ones still find their document', async () => {
    const phrase = prose(1, 2);
    const cap = commonFrom(0);
    for (let i = 0; i < cap + 10; i++) {
      await addDocument(ctx, document(`${i}`, `${phrase} ${prose(1000 + i, 4)}`));
    }
    const { hashes } = await ctx.runJob(fingerprintJob, { text: phrase });
    const { holders } = await findHolders(ctx, [hashes[0]!], cap);
    expect(holders).toHaveLength(cap + 1);
    const rare = await findCandidates(ctx, { text: prose(1003, 4) });
    expect(rare.candidates.map(({ title }) => title)).toEqual(['3']);
  });

  test('are looked up in the index alone', async () => {
    await addDocument(ctx, document('a', prose(1, 200)));
    for (const kind of ['seqscan', 'bitmapscan']) {
      await ctx.db.execute(sql.raw(`set enable_${kind} = off`));
    }
    const { rows } = (await ctx.db.execute(
      sql`explain ${lookUpQuery(['1', '2'], 50)}`,
    )) as unknown as { rows: Record<string, string>[] };
    const plan = JSON.stringify(rows);
    expect(plan).toContain('Index Only Scan using corpus_fingerprints_hash');
    expect(plan).toContain('Index Only Scan Backward using corpus_blocks_hash_part_pk');
    expect(plan).not.toMatch(/Seq Scan on corpus_(fingerprints|blocks)/);
    await ctx.db.execute(sql`reset all`);
  });
});

describe('the starter corpus', () => {
  test('says who wrote a book and when, also one that an older version has indexed', async () => {
    const key = 'starter/pride-and-prejudice.txt';
    const title = 'Pride and Prejudice (Jane Austen, 1813)';
    await addDocument(ctx, { ...document(key, prose(7, 30)), title });
    await addDocument(ctx, document('a file of theirs', prose(8, 30)));
    const [book] = (await findCandidates(ctx, { text: prose(7, 3) })).candidates;
    const known = { title: 'Pride and Prejudice', author: 'Austen, Jane', year: '1813' };
    expect(book).toMatchObject(known);
    const [file] = (await findCandidates(ctx, { text: prose(8, 3) })).candidates;
    expect(file).toMatchObject({ title: 'a file of theirs', author: null, year: null });
  });

  function folder(): string {
    const path = mkdtempSync(join(tmpdir(), 'cleanpaste-corpus-'));
    const entry = (file: string) => ({ file, title: file, author: 'x', url: null, licence: 'CC0' });
    writeFileSync(join(path, 'corpus.json'), JSON.stringify(['a.txt', 'b.txt'].map(entry)));
    writeFileSync(join(path, 'a.txt'), prose(1, 20));
    writeFileSync(join(path, 'b.txt'), prose(2, 20));
    return path;
  }
  const settled = async () => {
    for (let i = 0; i < 200 && (await corpusState(ctx)).documents < 2; i++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  test('is indexed once: what is removed from it stays removed', async () => {
    const path = folder();
    const stop = indexStarter(ctx, path);
    await settled();
    await stop();
    expect((await corpusState(ctx)).documents).toBe(2);
    await indexStarter(ctx, path)();
    await removeDocuments(ctx, 'starter/a.txt');
    await indexStarter(ctx, path)();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await corpusState(ctx)).documents).toBe(1);
  });

  test('cut off, it goes on at the next start', async () => {
    const path = folder();
    await indexStarter(ctx, path)();
    expect((await corpusState(ctx)).documents).toBeLessThan(2);
    const stop = indexStarter(ctx, path);
    await settled();
    await stop();
    expect((await corpusState(ctx)).documents).toBe(2);
  });
});

test('parts end at paragraphs and lose nothing', () => {
  const text = Array.from({ length: 50 }, (_, i) => prose(i, 10)).join('\n\n');
  const parts = partsOf(text);
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts.slice(1)) expect(part.startsWith('\n\n')).toBe(true);
  const unbroken = 'x'.repeat(60_000);
  expect(partsOf(unbroken).join('')).toBe(unbroken);
});
