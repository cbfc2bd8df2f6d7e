import { bigint, customType, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Winnowed fingerprints that are in no block yet, a row each. No foreign key: checking one would cost more
 * than the row.
 */
export const corpusFingerprints = pgTable(
  'corpus_fingerprints',
  {
    hash: bigint('hash', { mode: 'bigint' }).notNull(),
    part: integer('part').notNull(),
    /** Nothing reads it. Versions from before the blocks cannot add a document without it. */
    position: integer('position').notNull(),
  },
  // Both columns of a look-up, so that it never reads the table itself.
  (t) => [index('corpus_fingerprints_hash').on(t.hash, t.part)],
);

/**
 * All other fingerprints, some hundred in a block; see `posting-blocks/rules.ts`. All parts of a hash are in the
 * blocks that begin with it, and in the last one before these.
 */
export const corpusBlocks = pgTable(
  'corpus_blocks',
  {
    /** Hash and part of its first posting. */
    hash: bigint('hash', { mode: 'bigint' }).notNull(),
    part: integer('part').notNull(),
    postings: bytea('postings').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.part] })],
);

/** Parts that are gone, and whose fingerprints are not yet. Their numbers never come again. */
export const corpusRemoved = pgTable('corpus_removed', { part: integer('part').primaryKey() });
