import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Rows of the long lists, kept by triggers, so that no page counts a big table. */
export const rowTotals = pgTable('row_totals', {
  name: text('name', {
    enum: [
      'cleanups',
      'requests',
      'requests_failed',
      'feedback_pending',
      'feedback_reviewed',
      'feedback_resolved',
    ],
  }).primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
});
