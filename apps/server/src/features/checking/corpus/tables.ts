import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { packedText } from '../../../db/packed-text.ts';
import { storedText } from '../../../db/stored-text.ts';

/** Texts that checks compare with, cut into parts: comparing with a whole book would take too long. */
export const corpusParts = pgTable(
  'corpus_parts',
  {
    id: serial('id').primaryKey(),
    /** What the document is added, found again and removed by: a path, or a name of the starter corpus. */
    key: text('key').notNull(),
    /** From 1. */
    part: integer('part').notNull(),
    title: text('title').notNull(),
    url: text('url'),
    licence: text('licence'),
    /** Of a part that is not packed yet; versions from before the packing read nothing else. */
    content: storedText('content').notNull().default(''),
    /** The text, small; null until an older part is packed. */
    packed: packedText('packed'),
    /** Hash of the whole document with the version of the fingerprints: an unchanged document is not indexed again. */
    contentHash: text('content_hash').notNull(),
    /** Words of the whole document. */
    words: integer('words').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('corpus_parts_key').on(t.key, t.part),
    index('corpus_parts_unpacked').on(t.id).where(sql`packed is null`),
  ],
);
