import {
  bigint,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
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
    content: storedText('content').notNull(),
    /** Hash of the whole document with the version of the fingerprints: an unchanged document is not indexed again. */
    contentHash: text('content_hash').notNull(),
    /** Words of the whole document. */
    words: integer('words').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (t) => [unique('corpus_parts_key').on(t.key, t.part)],
);

/**
 * Winnowed fingerprints. No foreign key: checking one would cost more than the row. Whoever removes
 * a part removes its fingerprints in the same transaction.
 */
export const corpusFingerprints = pgTable(
  'corpus_fingerprints',
  {
    hash: bigint('hash', { mode: 'bigint' }).notNull(),
    part: integer('part').notNull(),
    /** Number of the word in the part. */
    position: integer('position').notNull(),
  },
  (t) => [
    // Both columns of a look-up, so that it never reads the table itself.
    index('corpus_fingerprints_hash').on(t.hash, t.part),
    index('corpus_fingerprints_part').on(t.part),
  ],
);
