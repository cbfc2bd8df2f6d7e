import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedText } from '../../../db/stored-text.ts';
import { users } from '../../accounts/sign-in/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** One row a link to a report, with the check that it shows: the only place where a checked text is kept whole. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of what the address has in it: who reads the database opens no link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The answer of the check, as JSON. */
    answer: storedText('answer').notNull(),
    createdAt: moment('created_at'),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('report_links_user').on(t.userId, t.createdAt),
    index('report_links_expires').on(t.expiresAt),
  ],
);
