import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../apps/server/src/context.ts';
import type { Database, Handle } from '../../../apps/server/src/db/handle.ts';
import { packText } from '../../../apps/server/src/db/packed-text.ts';
import { commonFrom } from '../../../apps/server/src/features/checking/corpus/rules.ts';
import {
  addDocuments,
  findCandidates,
  keepCorpus,
} from '../../../apps/server/src/features/checking/corpus/service.ts';
import { movePostings } from '../../../apps/server/src/features/checking/postings/service.ts';
import { fingerprints, rankCandidates } from '../../../packages/core/src/similarity/index.ts';

interface Document {
  id: number;
  text: string;
}

/** A way to keep an index, and to look up in it. */
export interface Way {
  name: 'blocks' | 'rows';
  /** As documents come to a server, a folder of them: all are kept when this is done. */
  add(documents: Document[]): Promise<void>;
  /** Many at once, only to have a big index sooner. */
  fill(documents: Document[]): Promise<void>;
  /** What is done from time to time while documents are added, and at the end of it. */
  keep(when: 'adding' | 'resting'): Promise<void>;
  /** Texts of the candidates. */
  find(text: string): Promise<string[]>;
  /** With all indexes. */
  bytes(): Promise<number>;
}

const arrayOf = (values: readonly (string | number)[]) => `{${values.join(',')}}`;

async function sizeOf(db: Handle, tables: string[]): Promise<number> {
  const sizes = tables.map((name) => `pg_total_relation_size('${name}')`).join(' + ');
  const asked = await db.execute(sql.raw(`select (${sizes})::float8 as bytes`));
  return (asked as unknown as { rows: { bytes: number }[] }).rows[0]!.bytes;
}

async function count(db: Handle, documents: number): Promise<void> {
  await db.execute(sql`
    insert into counters (name, value) values ('corpus_parts', ${documents}), ('corpus_words', ${400 * documents})
    on conflict (name) do update set value = counters.value + excluded.value`);
}

/** As the server does it. */
export function blocks(ctx: Ctx): Way {
  const { db } = ctx;
  return {
    name: 'blocks',
    async add(documents) {
      const common = { title: 'x', url: null, licence: null };
      await addDocuments(
        ctx,
        documents.map(({ id, text }) => ({ ...common, key: `doc ${id}`, text })),
      );
    },
    async fill(documents) {
      const [hashes, parts]: [string[], number[]] = [[], []];
      for (const { id, text } of documents) {
        for (const { hash } of fingerprints(text)) {
          hashes.push(String(hash));
          parts.push(id);
        }
      }
      const key = (id: number) => ctx.keyedHash('corpus', String(id));
      const rows = documents.map(
        ({ id, text }) =>
          sql`(${id}, ${`doc ${id}`}, 1, 'x', ${packText(text)}::bytea, ${key(id)}, 400, now())`,
      );
      await db.execute(sql`
        insert into corpus_parts (id, key, part, title, packed, content_hash, words, added_at)
        values ${sql.join(rows, sql`, `)}`);
      await db.execute(sql`
        insert into corpus_fingerprints (hash, part, position)
        select hash, part, 0 from unnest(${arrayOf(hashes)}::bigint[], ${arrayOf(parts)}::integer[]) t(hash, part)`);
      await db.execute(sql`select setval('corpus_parts_id_seq', ${documents.at(-1)!.id}::bigint)`);
      await count(db, documents.length);
    },
    async keep(when) {
      await keepCorpus(ctx, { when });
      if (when === 'adding') return;
      await movePostings(ctx);
      for (const table of ['corpus_parts', 'corpus_blocks', 'corpus_fingerprints']) {
        await db.execute(sql.raw(`vacuum analyze ${table}`));
      }
    },
    async find(text) {
      const { candidates } = await findCandidates(ctx, { text });
      return candidates.map((candidate) => candidate.text);
    },
    bytes: () =>
      sizeOf(db, ['corpus_parts', 'corpus_blocks', 'corpus_fingerprints', 'corpus_removed']),
  };
}

/** The simple way: texts as they are, and each fingerprint a row. */
export async function rows({ handle: db }: Database): Promise<Way> {
  await db.execute(
    sql`create table plain_parts (id serial primary key, key text not null unique, content text not null)`,
  );
  await db.execute(
    sql`create table plain_prints (hash bigint not null, part integer not null, position integer not null)`,
  );
  await db.execute(sql`create index on plain_prints (hash, part)`);
  await db.execute(sql`create index on plain_prints (part)`);
  let documents = 0;
  const insert = async (tx: Handle, batch: Document[]) => {
    const [hashes, parts, positions]: [string[], number[], number[]] = [[], [], []];
    for (const { id, text } of batch) {
      for (const { hash, position } of fingerprints(text)) {
        hashes.push(String(hash));
        parts.push(id);
        positions.push(position);
      }
    }
    const texts = batch.map(({ id, text }) => sql`(${id}, ${`doc ${id}`}, ${text})`);
    await tx.execute(
      sql`insert into plain_parts (id, key, content) values ${sql.join(texts, sql`, `)}`,
    );
    await tx.execute(sql`
      insert into plain_prints select * from
        unnest(${arrayOf(hashes)}::bigint[], ${arrayOf(parts)}::integer[], ${arrayOf(positions)}::integer[])`);
    documents += batch.length;
  };
  return {
    name: 'rows',
    async add(batch) {
      const keys = batch.map(({ id }) => sql`${`doc ${id}`}`);
      await db.execute(sql`select id from plain_parts where key in (${sql.join(keys, sql`, `)})`);
      await db.transaction((tx) => insert(tx, batch));
    },
    fill: (batch) => insert(db, batch),
    async keep(when) {
      if (when === 'adding') return;
      for (const table of ['plain_parts', 'plain_prints']) {
        await db.execute(sql.raw(`vacuum analyze ${table}`));
      }
    },
    async find(text) {
      const places = new Map<string, number>();
      for (const { hash, position } of fingerprints(text, { every: true })) {
        places.set(String(hash), position);
      }
      const cap = commonFrom(documents);
      const found = (await db.execute(sql`
        select h.hash::text as hash, f.part from unnest(${arrayOf([...places.keys()])}::bigint[]) as h(hash)
        cross join lateral (select part from plain_prints where hash = h.hash limit ${cap + 1}) as f`)) as unknown as {
        rows: { hash: string; part: number }[];
      };
      const hits = found.rows.map(({ hash, part }) => ({
        hash: BigInt(hash),
        document: part,
        position: places.get(hash)!,
      }));
      const ranked = rankCandidates(hits, { documents, limit: 12, commonFrom: cap });
      const ids = arrayOf(ranked.map(({ document }) => document));
      const read = (await db.execute(
        sql`select content from plain_parts where id = any(${ids}::integer[])`,
      )) as unknown as { rows: { content: string }[] };
      return read.rows.map(({ content }) => content);
    },
    bytes: () => sizeOf(db, ['plain_parts', 'plain_prints']),
  };
}
