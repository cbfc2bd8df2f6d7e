import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Running totals, so that the home page never counts a big table. */
export const counters = pgTable('counters', {
  name: text('name', {
    enum: [
      'basic_cleanups',
      'statistical_passes',
      'corpus_parts',
      'corpus_words',
      'corpus_starter',
    ],
  }).primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull().default(0),
});
