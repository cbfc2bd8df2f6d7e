import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/sign-in/tables.ts';

export const shareEvents = pgTable(
  'share_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    platform: text('platform', { enum: ['twitter', 'facebook', 'bluesky'] }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    sessionId: uuid('session_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('share_events_created').on(t.createdAt),
    // Who shared, counted once each, is read from these two alone.
    index('share_events_sessions').on(t.platform, t.sessionId),
    index('share_events_users').on(t.platform, t.userId),
  ],
);
