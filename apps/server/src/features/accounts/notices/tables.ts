import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../sign-in/tables.ts';
import type { Notice } from './rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Mail about an account: written in the transaction of what it tells, sent after it. */
export const mailNotices = pgTable(
  'mail_notices',
  {
    /** Names what happened: the same happening is told once. */
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Only of an account that is gone, and only until the mail is sent. */
    address: text('address'),
    notice: jsonb('notice').$type<Notice>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When somebody set about sending it; after a while without success it is anybody's again. */
    claimedAt: moment('claimed_at'),
    sentAt: moment('sent_at'),
  },
  (t) => [index('mail_notices_waiting').on(t.createdAt).where(sql`${t.sentAt} is null`)],
);
