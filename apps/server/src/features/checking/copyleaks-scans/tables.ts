import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { storedText } from '../../../db/stored-text.ts';
import { users } from '../../accounts/sign-in/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One scan at Copyleaks. What the provider tells arrives at any instance, in any order and more than
 * once; it is put together here. The text itself is never in it.
 */
export const copyleaksScans = pgTable(
  'copyleaks_scans',
  {
    /** The id at the provider, chosen here. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of user, text and options: the same check asks for one scan. */
    textHash: text('text_hash').notNull(),
    state: text('state', {
      enum: ['new', 'submitted', 'completed', 'exporting', 'done', 'failed'],
    }).notNull(),
    /** Until then one instance is busy with the next step. */
    claimedUntil: moment('claimed_until'),
    /** JSON: what the provider said when the scan was complete. */
    summary: storedText('summary'),
    /** The export under way; pieces of an earlier one are passed over. */
    exportId: text('export_id'),
    /** JSON: what came of it, places in the text and words of the sources. */
    matches: storedText('matches'),
    /** JSON: what the AI detector said. */
    authorship: storedText('authorship'),
    /** Why it failed; a word for the log. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('copyleaks_scans_text').on(t.textHash).where(sql`${t.state} <> 'failed'`),
    index('copyleaks_scans_user').on(t.userId),
    index('copyleaks_scans_created').on(t.createdAt),
  ],
);

/** Parts of an export that have arrived; gone as soon as they have been put together. */
export const copyleaksPieces = pgTable(
  'copyleaks_pieces',
  {
    scanId: text('scan_id')
      .notNull()
      .references(() => copyleaksScans.id, { onDelete: 'cascade' }),
    exportId: text('export_id').notNull(),
    /** `crawled`, the id of a result, or `completed`. */
    name: text('name').notNull(),
    body: storedText('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scanId, t.exportId, t.name] }),
    index('copyleaks_pieces_created').on(t.createdAt),
  ],
);
