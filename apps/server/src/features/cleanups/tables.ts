import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** One row a recorded cleanup. The database itself refuses an address, and a text without an account. */
export const textCleanups = pgTable(
  'text_cleanups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id'),
    ipAddress: text('ip_address').notNull().default(''),
    feature: text('feature', { enum: ['basic', 'statistical'] }).notNull(),
    sessionId: uuid('session_id'),
    cleanedText: text('cleaned_text'),
    removedCharacterCount: integer('removed_character_count').notNull().default(0),
    source: text('source').notNull().default('site'),
    /** Keyed hash of the caller's retry key and the text; the same click is recorded once. Gone after a day. */
    retryHash: text('retry_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (t) => [
    check('text_cleanups_feature', sql`${t.feature} in ('basic', 'statistical')`),
    check('text_cleanups_no_address', sql`${t.ipAddress} = ''`),
    check(
      'text_cleanups_no_anonymous_text',
      sql`${t.userId} is not null or ${t.cleanedText} is null`,
    ),
    uniqueIndex('text_cleanups_retry_hash').on(t.retryHash),
    index('text_cleanups_retry_age').on(t.createdAt).where(sql`${t.retryHash} is not null`),
    index('text_cleanups_session').on(t.sessionId, t.feature),
    index('text_cleanups_user').on(t.userId, t.createdAt),
  ],
);
