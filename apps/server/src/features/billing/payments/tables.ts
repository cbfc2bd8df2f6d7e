import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/sign-in/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Events of the payment provider that came in. What an event says is not kept: the provider is asked instead. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    /** The provider's id; the same event may come many times. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** What it is about: a subscription, a charge, a customer. */
    objectId: text('object_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
  },
  (t) => [
    index('stripe_events_waiting').on(t.receivedAt).where(sql`${t.processedAt} is null`),
    index('stripe_events_processed').on(t.processedAt),
  ],
);

/** The provider's customer of an account: one each. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    /** The checkout that was opened last; the one before it is closed. */
    checkoutSessionId: text('checkout_session_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('payment_customers_customer').on(t.customerId)],
);
