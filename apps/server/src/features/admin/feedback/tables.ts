import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedText } from '../../../db/stored-text.ts';
import { users } from '../../accounts/sign-in/tables.ts';

export const userFeedback = pgTable(
  'user_feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: storedText('message').notNull(),
    status: text('status', { enum: ['pending', 'reviewed', 'resolved'] })
      .notNull()
      .default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('user_feedback_created').on(t.createdAt, t.id),
    index('user_feedback_status').on(t.status, t.createdAt, t.id),
    index('user_feedback_user').on(t.userId),
  ],
);
