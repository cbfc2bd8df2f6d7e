import {
  bigint,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

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

/** What the admin changed. Written in the transaction of the change; nothing updates or deletes it. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    adminId: text('admin_id').notNull(),
    adminEmail: text('admin_email').notNull(),
    action: text('action', { enum: ['flag_changed', 'feedback_status_changed'] }).notNull(),
    /** A flag's name or the id of a message; never a text. */
    target: text('target').notNull(),
    details: jsonb('details').$type<{ from: string; to: string }>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('admin_audit_created').on(t.createdAt, t.id)],
);
