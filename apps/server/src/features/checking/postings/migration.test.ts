import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprints } from '@cleanpaste/core/similarity';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createPostgresDatabase, engine, migrationsFolder } from '../../../../test/database.ts';
import { scanPlainly } from '../../../../test/plain-scan.ts';
import { openDatabase } from '../../../db/open.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { addToCounter } from '../../cleaning/index.ts';
import { addDocument, findCandidates, keepCorpus, removeDocuments } from '../corpus/service.ts';
import { corpusParts } from '../corpus/tables.ts';
import { movePostings } from './service.ts';
import { corpusBlocks, corpusFingerprints } from './tables.ts';

/** The migrations up to the one before the blocks. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith('_postings-in-blocks'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

async function openFresh() {
  if (engine === 'postgres') {
    const { url, drop } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    return { database: await openDatabase({ databaseUrl: url, dataDir: '' }), discard: drop };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'cleanpaste-db-'));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  return { database, discard: async () => rmSync(dataDir, { recursive: true }) };
}

const text = (n: number) =>
  Array.from(
    { length: 120 },
    (_, i) => `w${(Math.imul(n * 997 + i, 2_654_435_761) >>> 0).toString(36)}`,
  ).join(' ');

test('what an older version has indexed is found at once, and after it was moved and packed', async () => {
  const { database, discard } = await openFresh();
  const earlier = earlierMigrations();
  await database.migrate(earlier);
  rmSync(earlier, { recursive: true });
  const { handle } = database;
  const awkward = `${text(3)} \u200b 😀`;
  const old = [text(1), text(2), awkward, ...Array.from({ length: 30 }, (_, i) => text(10 + i))];
  for (const [index, content] of old.entries()) {
    const id = index + 1;
    await handle.execute(sql`
      insert into corpus_parts (key, part, title, content, content_hash, words, added_at)
      values (${`old ${id}`}, 1, 'old', ${content}, 'x', 120, now())`);
    for (const { hash, position } of fingerprints(content)) {
      await handle.execute(
        sql`insert into corpus_fingerprints values (${String(hash)}::bigint, ${id}, ${position})`,
      );
    }
  }
  await database.migrate(migrationsFolder);
  const ctx = systemContext(testApp(database).deps);
  await addToCounter(handle, 'corpus_parts', old.length);
  await addToCounter(handle, 'corpus_words', 120 * old.length);
  const expectAll = async () => {
    const plain = await scanPlainly(handle);
    for (const one of plain.texts.values()) {
      const { candidates } = await findCandidates(ctx, { text: one });
      expect(candidates.map((candidate) => candidate.text)).toEqual(plain.find(one));
      expect(candidates[0]!.text).toBe(one);
    }
    return plain.texts.size;
  };
  expect(await expectAll()).toBe(33);
  await addDocument(ctx, { key: 'new', title: 'new', url: null, licence: null, text: text(99) });
  await removeDocuments(ctx, 'old 2');
  expect(await expectAll()).toBe(33);
  await movePostings(ctx);
  await keepCorpus(ctx, { when: 'resting' });
  expect(await handle.$count(corpusFingerprints)).toBe(0);
  expect(await handle.$count(corpusBlocks)).toBeGreaterThan(0);
  expect(await handle.$count(corpusParts, sql`packed is null or content <> ''`)).toBe(0);
  expect(await expectAll()).toBe(33);
  expect((await findCandidates(ctx, { text: text(2) })).candidates).toEqual([]);
  await database.close();
  await discard();
}, 120_000);
