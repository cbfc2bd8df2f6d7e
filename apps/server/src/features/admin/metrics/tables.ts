import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What is counted by the day (UTC). */
export const dailyMetrics = [
  'cleanups_basic',
  'cleanups_statistical',
  'checks',
  'users_joined',
  'users_left',
  'shares_twitter',
  'shares_facebook',
  'shares_bluesky',
] as const;

/** Triggers keep it, one write a statement; it stays when an account goes, and tells nothing of anybody. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    metric: text('metric', { enum: dailyMetrics }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.metric, t.day] })],
);
