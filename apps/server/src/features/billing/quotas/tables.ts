import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** What was used of a quota. `subject` is a user, a browser's session id or a keyed hash of an address and day. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    subject: text('subject').notNull(),
    feature: text('feature', { enum: ['basic', 'statistical', 'check'] }).notNull(),
    /** `total`, a month such as `2026-11`, or a day such as `2026-11-20`. */
    period: text('period').notNull(),
    used: integer('used').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.subject, t.feature, t.period] })],
);

/**
 * What a deleted account had used of its free allowance, under a keyed hash of its address: who comes
 * back within a year goes on from there. The address cannot be read from it.
 */
export const formerUsage = pgTable(
  'former_usage',
  {
    addressHash: text('address_hash').notNull(),
    feature: text('feature', { enum: ['basic', 'statistical', 'check'] }).notNull(),
    used: integer('used').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.addressHash, t.feature] }),
    index('former_usage_deleted').on(t.deletedAt),
  ],
);

/** Work that is paid for: under way until it is recorded. A failure or a crash gives the units back. */
export const workUnits = pgTable(
  'work_units',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Keyed hash of the caller, the retry key and the text; the same click is charged once. Gone after a day. */
    retryHash: text('retry_hash').unique(),
    feature: text('feature', { enum: ['basic', 'statistical', 'check'] }).notNull(),
    charges: jsonb('charges').$type<{ subject: string; period: string }[]>().notNull(),
    state: text('state', { enum: ['running', 'done'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('work_units_running').on(t.createdAt).where(sql`${t.state} = 'running'`),
    index('work_units_created').on(t.createdAt),
  ],
);
