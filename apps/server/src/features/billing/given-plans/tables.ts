import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/sign-in/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Plans given by hand, beside what the payment provider knows; at most one of an account is not taken. */
export const givenPlans = pgTable(
  'given_plans',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan', { enum: ['pro', 'pro5k'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null: until it is taken. */
    endsAt: moment('ends_at'),
    /** When it was taken, or another one came in its place. */
    takenAt: moment('taken_at'),
  },
  (t) => [
    uniqueIndex('given_plans_in_force').on(t.userId).where(sql`${t.takenAt} is null`),
    index('given_plans_user').on(t.userId, t.createdAt),
  ],
);
