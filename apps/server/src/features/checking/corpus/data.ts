import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { corpusFingerprints, corpusParts } from './tables.ts';

/** A PostgreSQL array as one parameter. */
const arrayOf = (numbers: readonly (string | number)[]) => `{${numbers.join(',')}}`;

export async function findHash(db: Handle, key: string): Promise<string | null> {
  const rows = await db
    .select({ contentHash: corpusParts.contentHash })
    .from(corpusParts)
    .where(and(eq(corpusParts.key, key), eq(corpusParts.part, 1)));
  return rows[0]?.contentHash ?? null;
}

/** Writes one part with its fingerprints: three arrays in one statement, however many rows. */
export async function insertPart(
  db: Handle,
  row: typeof corpusParts.$inferInsert,
  prints: { hashes: string[]; positions: number[] },
): Promise<void> {
  const rows = await db.insert(corpusParts).values(row).returning({ id: corpusParts.id });
  await db.execute(sql`
    insert into ${corpusFingerprints} (hash, part, position)
    select hash, ${rows[0]!.id}::integer, position
    from unnest(${arrayOf(prints.hashes)}::bigint[], ${arrayOf(prints.positions)}::integer[])
      as t(hash, position)`);
}

/** Removes the documents of a key, or of all keys below a folder. @returns what went */
export async function deleteUnder(db: Handle, key: string, below: boolean) {
  const prefix = `${key.replace(/[\\%_]/g, '\\$&')}/%`;
  const isMeant = below
    ? or(eq(corpusParts.key, key), like(corpusParts.key, prefix))
    : eq(corpusParts.key, key);
  const gone = await db
    .delete(corpusParts)
    .where(isMeant)
    .returning({ id: corpusParts.id, part: corpusParts.part, words: corpusParts.words });
  if (gone.length === 0) return { documents: 0, parts: 0, words: 0 };
  const ids = arrayOf(gone.map(({ id }) => id));
  await db.execute(sql`delete from ${corpusFingerprints} where part = any(${ids}::integer[])`);
  const first = gone.filter(({ part }) => part === 1);
  const words = first.reduce((sum, one) => sum + one.words, 0);
  return { documents: first.length, parts: gone.length, words };
}

/**
 * Which parts have which of the hashes. A hash in more than `cap` places comes back with one place
 * more than that, so that the caller can tell and leave it out.
 */
export async function findHolders(
  db: Handle,
  hashes: readonly string[],
  cap: number,
): Promise<{ hash: string; part: number }[]> {
  const { rows } = (await db.execute(sql`
    select h.hash::text as hash, f.part
    from unnest(${arrayOf(hashes)}::bigint[]) as h(hash)
    cross join lateral (
      select part from ${corpusFingerprints} where hash = h.hash limit ${cap + 1}
    ) as f`)) as unknown as { rows: { hash: string; part: number }[] };
  return rows;
}

export async function readParts(db: Handle, ids: number[]) {
  return ids.length === 0 ? [] : db.select().from(corpusParts).where(inArray(corpusParts.id, ids));
}

/** A page of the documents, newest first. */
export async function listPage(db: Handle, page: { limit: number; offset: number }) {
  const { key, title, url, licence, words, addedAt } = corpusParts;
  return db
    .select({ key, title, url, licence, words, addedAt })
    .from(corpusParts)
    .where(eq(corpusParts.part, 1))
    .orderBy(desc(corpusParts.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countDocuments(db: Handle): Promise<number> {
  return db.$count(corpusParts, eq(corpusParts.part, 1));
}
