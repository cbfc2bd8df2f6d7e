import { worksCounted } from '@cleanpaste/contract';
import { and, desc, eq, inArray, isNull, like, or } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { corpusParts } from './tables.ts';

/** Of the documents that there are, by key. */
export async function findHashes(
  db: Handle,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: corpusParts.key, contentHash: corpusParts.contentHash })
    .from(corpusParts)
    .where(and(inArray(corpusParts.key, [...keys]), eq(corpusParts.part, 1)));
  return new Map(rows.map(({ key, contentHash }) => [key, contentHash]));
}

export type NewPart = typeof corpusParts.$inferInsert;

/** @returns their numbers, in the order of the parts */
export async function insertParts(db: Handle, parts: readonly NewPart[]): Promise<number[]> {
  const { id, key, part } = corpusParts;
  const rows = await db
    .insert(corpusParts)
    .values([...parts])
    .returning({ id, key, part });
  // The database does not promise the order.
  const numbers = new Map(rows.map((row) => [`${row.part} ${row.key}`, row.id]));
  return parts.map((row) => numbers.get(`${row.part} ${row.key}`)!);
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
  const first = gone.filter(({ part }) => part === 1);
  const words = first.reduce((sum, one) => sum + one.words, 0);
  return { documents: first.length, parts: gone.map(({ id }) => id), words };
}

export async function readParts(db: Handle, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db.select().from(corpusParts).where(inArray(corpusParts.id, ids));
  return rows.map((row) => ({ ...row, content: row.packed ?? row.content }));
}

/** Makes the next texts small that an older version has written. @returns how many */
export async function packSome(db: Handle, most: number): Promise<number> {
  const rows = await db
    .select({ id: corpusParts.id, content: corpusParts.content })
    .from(corpusParts)
    .where(isNull(corpusParts.packed))
    .orderBy(corpusParts.id)
    .limit(most)
    // What somebody removes at this moment needs no packing, and nobody waits for another crosswise.
    .for('update', { skipLocked: true });
  for (const { id, content } of rows) {
    await db
      .update(corpusParts)
      .set({ packed: content, content: '' })
      .where(eq(corpusParts.id, id));
  }
  return rows.length;
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

/** The same up to one more than is said: of a big table it looks at its beginning alone. */
export async function countForVisitors(db: Handle): Promise<number> {
  const some = db
    .select({ id: corpusParts.id })
    .from(corpusParts)
    .where(eq(corpusParts.part, 1))
    .limit(worksCounted + 1);
  return db.$count(some.as('some'));
}
