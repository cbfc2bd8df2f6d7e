import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row a caller and kind of work; the key is a hash that nobody can turn back into an address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    /** When the caller's allowance is full again; a caller at rest has a time in the past. */
    fullAt: timestamp('full_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limits_full_at').on(t.fullAt)],
);
