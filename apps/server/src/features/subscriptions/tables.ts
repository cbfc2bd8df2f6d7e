import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Subscriptions as the payment provider last told them. */
export const stripeSubscriptions = pgTable(
  'stripe_subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    status: text('status').notNull(),
    plan: text('plan', { enum: ['pro', 'pro5k'] }).notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Epoch seconds. */
    currentPeriodEnd: integer('current_period_end'),
    paymentMethodBrand: text('payment_method_brand'),
    paymentMethodLast4: text('payment_method_last4'),
    canceledAt: moment('canceled_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('stripe_subscriptions_user').on(t.userId, t.createdAt),
    index('stripe_subscriptions_status').on(t.status),
    index('stripe_subscriptions_customer').on(t.customerId),
  ],
);
