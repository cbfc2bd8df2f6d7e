import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../apps/server/src/context.ts';
import type { Postings } from '../../../apps/server/src/features/checking/posting-blocks/rules.ts';
import { here, insertBlocks } from '../../../apps/server/src/features/checking/postings/data.ts';
import { cutBlocks } from '../../../apps/server/src/features/checking/postings/rules.ts';
import type { Filled } from './bulk-worker.ts';
import { joined, shadeOf } from './shades.ts';
import { heapsOf, sortHeap } from './sorted-postings.ts';

const documentsAtOnce = 1000;
const blocksAtOnce = 5000;
const arrayOf = (values: readonly (string | number)[]) => `{${values.join(',')}}`;

/** Writes texts as `corpus add` does: a part each, packed. */
async function insertTexts({ db, keyedHash }: Ctx, { from, texts, lengths }: Filled) {
  let end = 1;
  const offsets = lengths.map((length) => {
    end += length;
    return end - length;
  });
  const hashes = lengths.map((_, at) => keyedHash('corpus', String(from + at)));
  await db.execute(sql`
    insert into corpus_parts (id, key, part, title, packed, content_hash, words, added_at)
    select n, 'doc ' || n, 1, 'x', substring(${Buffer.from(texts.buffer)}::bytea from at for size), hash, 400, now()
    from unnest(${arrayOf(lengths.map((_, at) => from + at))}::integer[], ${arrayOf(offsets)}::integer[],
      ${arrayOf(lengths)}::integer[], ${arrayOf(hashes)}::text[]) as t(n, at, size, hash)`);
}

interface Bulk {
  documents: number;
  /** So many are written and read as all are; the rest are made of these. */
  written: number;
  threads: number;
}

/**
 * An index of so many documents, numbered from 1: parts, packed texts and blocks, as adding them one by one and
 * moving all fingerprints comes to, but written at once. The rest has the texts of the written ones over again, and
 * fingerprints of its own, as many and as evenly spread (`shades.ts`): making a million texts would take hours.
 */
export async function fillInBulk(ctx: Ctx, { documents, written, threads }: Bulk): Promise<void> {
  const filled = await writeTexts(ctx, written, threads);
  const postings = joined(filled);
  const all: Postings[] = [postings];
  for (let round = 1, behind = written; behind < documents; round++, behind += written) {
    all.push(shadeOf(postings, round, behind));
    for (const one of filled) await insertTexts(ctx, { ...one, from: one.from + behind });
    console.error(`${behind + written} of ${documents}`);
  }
  for (const heap of heapsOf(all.splice(0))) {
    const blocks = cutBlocks(sortHeap(heap));
    for (let at = 0; at < blocks.length; at += blocksAtOnce) {
      const some = blocks.slice(at, at + blocksAtOnce);
      await ctx.db.transaction((tx) => insertBlocks(here(tx), some));
    }
  }
  await finish(ctx, documents);
}

async function writeTexts(ctx: Ctx, written: number, threads: number): Promise<Filled[]> {
  const filled: Filled[] = [];
  let next = 1;
  const fillOne = async () => {
    const worker = new Worker(new URL('./bulk-worker.ts', import.meta.url));
    while (next <= written) {
      const from = next;
      next = Math.min(written + 1, from + documentsAtOnce);
      worker.postMessage({ from, to: next });
      const [one] = (await once(worker, 'message')) as [Filled];
      filled.push(one);
      await insertTexts(ctx, one);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: threads }, fillOne));
  return filled;
}

async function finish({ db }: Ctx, documents: number): Promise<void> {
  await db.execute(sql`select setval('corpus_parts_id_seq', ${documents}::bigint)`);
  await db.execute(sql`
    insert into counters (name, value) values ('corpus_parts', ${documents}), ('corpus_words', ${400 * documents})
    on conflict (name) do update set value = excluded.value`);
  for (const table of ['corpus_parts', 'corpus_blocks', 'corpus_fingerprints'])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
}
