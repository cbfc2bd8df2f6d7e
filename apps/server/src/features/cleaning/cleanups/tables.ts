import type { RemovedKind } from '@cleanpaste/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedText } from '../../../db/stored-text.ts';
import { users } from '../../accounts/sign-in/tables.ts';

/** One row a recorded cleanup. The database itself refuses an address, and a text without an account. */
export const textCleanups = pgTable(
  'text_cleanups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    ipAddress: text('ip_address').notNull().default(''),
    feature: text('feature', { enum: ['basic', 'statistical'] }).notNull(),
    sessionId: uuid('session_id'),
    cleanedText: storedText('cleaned_text'),
    removedCharacterCount: integer('removed_character_count').notNull().default(0),
    /** What the history says was removed; null without an account, and in older rows. */
    removedKinds: jsonb('removed_kinds').$type<RemovedKind[]>(),
    /** Wordings of a rewrite that stand; null without one, and in older rows. */
    changedWordings: integer('changed_wordings'),
    source: text('source').notNull().default('site'),
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
    index('text_cleanups_session').on(t.sessionId, t.feature, t.createdAt),
    index('text_cleanups_history')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.cleanedText} is not null`),
    index('text_cleanups_user').on(t.userId, t.createdAt).where(sql`${t.userId} is not null`),
    index('text_cleanups_created').on(t.createdAt, t.id),
    index('text_cleanups_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
);

/** Running totals of an account, so that neither the dashboard nor a page of history counts a big table. */
export const userCleanupCounts = pgTable('user_cleanup_counts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  basicCleanups: integer('basic_cleanups').notNull().default(0),
  /** Passes: two a statistical cleanup. What people read is half of it, rounded down. */
  statisticalCleanups: integer('statistical_cleanups').notNull().default(0),
  /** Items in the two histories that are neither deleted nor without text. */
  cleanupsKept: integer('cleanups_kept').notNull().default(0),
  checksKept: integer('checks_kept').notNull().default(0),
});
