import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { expectFoundAsByScan, scanPlainly } from '../../../../test/plain-scan.ts';
import type { Ctx } from '../../../context.ts';
import type { Database } from '../../../db/handle.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { counters } from '../../cleaning/counter/tables.ts';
import { addDocument, findCandidates, keepCorpus, removeDocuments } from '../corpus/service.ts';
import { corpusParts } from '../corpus/tables.ts';
import { findHolders } from '../posting-look-ups/service.ts';
import { movePostings } from './service.ts';
import { corpusBlocks, corpusFingerprints, corpusRemoved } from './tables.ts';

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

const novel = readFileSync(
  fileURLToPath(new URL('../../../../corpus/pride-and-prejudice.txt', import.meta.url)),
  'utf8',
).split(/\s+/);

function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Prose, with a sentence that many have, and stretches that two may share. */
function texts(seed: number) {
  const below = chance(seed);
  const common = novel.slice(70_000, 70_030).join(' ');
  return () => {
    const at = below(200) * 150;
    const own = novel.slice(at, at + 80 + below(300)).join(' ');
    return below(3) === 0 ? `${own} ${common}` : own;
  };
}

const document = (key: string, text: string) => ({
  key,
  title: key,
  url: null,
  licence: null,
  text,
});

const expectAsByScan = (cap: number) => expectFoundAsByScan(ctx.db, { cap });

describe('what is found is what a scan over all documents finds', () => {
  test.each([1, 2, 3])(
    'whatever was added, replaced, removed and moved (%i)',
    async (seed) => {
      const below = chance(seed * 77);
      const next = texts(seed);
      const keys: string[] = [];
      for (let step = 0; step < 60; step++) {
        const doing = below(10);
        if (doing < 5 || keys.length === 0) {
          keys.push(`${seed}/${step}`);
          await addDocument(ctx, document(keys.at(-1)!, next()));
        } else if (doing === 5) await addDocument(ctx, document(keys[below(keys.length)]!, next()));
        else if (doing === 6) await removeDocuments(ctx, keys.splice(below(keys.length), 1)[0]!);
        else if (doing < 9) await movePostings(ctx);
        else await movePostings(ctx, { isPurge: true });
        if (step % 6 === 0) await expectAsByScan(step % 4 === 0 ? 3 : 500);
      }
      await expectAsByScan(500);
      const plain = await scanPlainly(ctx.db);
      for (let look = 0; look < 20; look++) {
        const text = `${next()} ${next()}`;
        const { candidates } = await findCandidates(ctx, { text });
        expect(candidates.map((one) => one.text)).toEqual(plain.find(text));
      }
    },
    120_000,
  );

  test('for a few hashes that most parts have among many that few have', async () => {
    const below = chance(7);
    const hashes = Array.from({ length: 2000 }, () =>
      String(BigInt.asIntN(64, (BigInt(below(2 ** 32)) << 32n) | BigInt(below(2 ** 32)))),
    );
    const holders = new Map(hashes.map((hash) => [hash, new Set<number>()]));
    let parts = 0;
    for (let step = 0; step < 40; step++) {
      const doing = below(10);
      if (doing < 6) {
        for (let added = 0; added < 15; added++) {
          parts++;
          const own = Array.from({ length: 80 }, () => hashes[below(below(3) > 0 ? 2000 : 4)]!);
          for (const hash of own) holders.get(hash)!.add(parts);
          await ctx.db.execute(sql`
            insert into corpus_fingerprints (hash, part, position)
            select unnest(${`{${own.join(',')}}`}::bigint[]), ${parts}::integer, 0`);
        }
      } else if (doing === 6 && parts > 0) {
        const gone = 1 + below(parts);
        await ctx.db.execute(
          sql`insert into corpus_removed values (${gone}::integer) on conflict do nothing`,
        );
        for (const own of holders.values()) own.delete(gone);
      } else await movePostings(ctx);
      const found = new Map(hashes.map((hash) => [hash, [] as number[]]));
      for (const { hash, part } of (await findHolders(ctx, hashes, 5000)).holders) {
        found.get(hash)!.push(part);
      }
      for (const [hash, own] of found) {
        const expected = [...holders.get(hash)!];
        expect([step, hash, own.toSorted((a, b) => a - b)]).toEqual([step, hash, expected]);
      }
    }
  }, 120_000);

  test('for a hash that fills many blocks, and its neighbours', async () => {
    // Straight into the rows: fifteen thousand documents would take long.
    const insert = (hash: string, first: number, last: number) =>
      ctx.db.execute(sql`
        insert into corpus_fingerprints (hash, part, position)
        select ${hash}::bigint, n, 0 from generate_series(${first}::integer, ${last}::integer) n`);
    const holdersOf = async (hash: string, cap: number) =>
      (await findHolders(ctx, [hash], cap)).holders.map(({ part }) => part).sort((a, b) => a - b);
    const range = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i);
    await insert('41', 5, 400);
    await insert('42', 10_000, 18_000);
    await insert('43', 3, 7);
    await movePostings(ctx);
    await insert('42', 1, 9_999);
    await insert('44', 1, 1);
    await movePostings(ctx);
    await insert('42', 18_001, 18_050);
    expect(await ctx.db.$count(corpusBlocks)).toBeGreaterThan(10);
    expect(await holdersOf('42', 20_000)).toEqual(range(1, 18_050));
    expect(await holdersOf('42', 500)).toHaveLength(501);
    expect(await holdersOf('41', 500)).toEqual(range(5, 400));
    expect(await holdersOf('43', 500)).toEqual(range(3, 7));
    expect(await holdersOf('44', 500)).toEqual([1]);
    expect(await holdersOf('40', 500)).toEqual([]);
    expect(await holdersOf('45', 500)).toEqual([]);
  });
});

describe('while others add, remove and move', () => {
  test('what was added is found at any moment, and in the end nothing is missing or too much', async () => {
    const next = texts(9);
    const all = Array.from({ length: 48 }, (_, i) => ({ key: `d${i}`, text: `${i} ${next()}` }));
    let isOver = false;
    const mover = async () => {
      for (let round = 0; !isOver; round++) await movePostings(ctx, { isPurge: round % 3 === 2 });
    };
    const added: string[] = [];
    const looker = async () => {
      for (let at = 0; !isOver; at++) {
        const text = added[at % Math.max(1, added.length)];
        if (!text) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          continue;
        }
        const { candidates } = await findCandidates(ctx, { text, limit: 50 });
        expect(candidates.map((one) => one.text)).toContain(text);
      }
    };
    const adder = async (from: number) => {
      for (let i = from; i < all.length; i += 3) {
        const { key, text } = all[i]!;
        await addDocument(ctx, document(key, text));
        if (i % 4 === 3) await removeDocuments(ctx, key);
        else added.push(text);
      }
    };
    const background = [mover(), mover(), looker()];
    try {
      await Promise.all([0, 1, 2].map(adder));
    } finally {
      isOver = true;
      await Promise.all(background);
    }
    await expectAsByScan(500);
    await movePostings(ctx, { isPurge: true });
    await expectAsByScan(500);
    expect(await ctx.db.$count(corpusRemoved)).toBe(0);
    expect(await ctx.db.$count(corpusFingerprints)).toBe(0);
  }, 120_000);
});

describe('room', () => {
  test('a document of 400 words takes at most 3 KB with its text, and packs are small', async () => {
    const count = 280;
    for (let i = 0; i < count; i++) {
      const text = novel.slice(i * 400, (i + 1) * 400).join(' ');
      await addDocument(ctx, document(`/texts/${i}.txt`, text));
    }
    await movePostings(ctx);
    for (const table of [
      'corpus_parts',
      'corpus_blocks',
      'corpus_fingerprints',
      'corpus_removed',
    ]) {
      // Autovacuum, where there is one, adds maps of its own between the two statements.
      await ctx.db.execute(sql.raw(`alter table ${table} set (autovacuum_enabled = false)`));
      await ctx.db.execute(sql.raw(`vacuum full ${table}`));
    }
    const sizes = (await ctx.db.execute(sql`
      select pg_total_relation_size('corpus_parts') + pg_total_relation_size('corpus_blocks')
        + pg_total_relation_size('corpus_fingerprints') + pg_total_relation_size('corpus_removed') as bytes
    `)) as unknown as { rows: { bytes: string }[] };
    expect(Number(sizes.rows[0]!.bytes) / count).toBeLessThan(3000);
  }, 120_000);

  test('many fingerprints are moved without being told to, and few wait', async () => {
    await addDocument(ctx, document('few', novel.slice(0, 400).join(' ')));
    await keepCorpus(ctx, { when: 'resting' });
    expect(await ctx.db.$count(corpusBlocks)).toBe(0);
    await addDocument(ctx, document('many', novel.join(' ')));
    await keepCorpus(ctx, { when: 'adding' });
    expect(await ctx.db.$count(corpusFingerprints)).toBe(0);
    expect(await ctx.db.$count(corpusBlocks)).toBeGreaterThan(100);
    await expectAsByScan(500);
  }, 120_000);

  test('what was removed goes from the blocks once it is much', async () => {
    await addDocument(ctx, document('novel', novel.join(' ')));
    await addDocument(ctx, document('stays', novel.slice(500, 1500).join(' ')));
    await keepCorpus(ctx, { when: 'resting' });
    const before = await ctx.db.$count(corpusBlocks);
    await removeDocuments(ctx, 'novel');
    await expectAsByScan(500);
    // The list of the few parts of one novel is no burden; a longer one is.
    await ctx.db.execute(
      sql`insert into corpus_removed select n from generate_series(1000000, 1000200) n`,
    );
    await keepCorpus(ctx, { when: 'resting' });
    expect(await ctx.db.$count(corpusRemoved)).toBe(0);
    expect(await ctx.db.$count(corpusBlocks)).toBeLessThan(before / 20);
    await expectAsByScan(500);
  }, 120_000);
});
