import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/sign-in/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Null once the account is gone: what was paid and cancelled still counts. */
const userId = () => text('user_id').references(() => users.id, { onDelete: 'set null' });

/** Subscriptions as the payment provider last told them. */
export const stripeSubscriptions = pgTable(
  'stripe_subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: userId(),
    customerId: text('customer_id').notNull(),
    status: text('status').notNull(),
    plan: text('plan', { enum: ['pro', 'pro5k'] }).notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Epoch seconds. */
    currentPeriodEnd: integer('current_period_end'),
    /** When a payment that failed is tried again; epoch seconds. */
    nextPaymentAttempt: integer('next_payment_attempt'),
    /** Why it ended, in the provider's words. */
    endReason: text('end_reason'),
    paymentMethodBrand: text('payment_method_brand'),
    paymentMethodLast4: text('payment_method_last4'),
    /** When somebody asked for the cancellation; it may still run to the end of its period. */
    canceledAt: moment('canceled_at'),
    /** When it came to its end. */
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When the provider was asked for what stands here; an earlier answer does not replace it. */
    readAt: moment('read_at'),
    /** When the deletion of its account began; what the cancellation in it brings about is not told by mail. */
    leavingAt: moment('leaving_at'),
    /** Set when its account was deleted. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('stripe_subscriptions_user').on(t.userId, t.createdAt),
    index('stripe_subscriptions_status').on(t.status),
    index('stripe_subscriptions_customer').on(t.customerId),
    index('stripe_subscriptions_ended').on(t.endedAt),
    index('stripe_subscriptions_created').on(t.createdAt),
  ],
);

/** Money that came in, and how much of it went back. Amounts are cents of a dollar. */
export const stripeCharges = pgTable(
  'stripe_charges',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: userId(),
    customerId: text('customer_id').notNull(),
    amount: integer('amount').notNull(),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    currency: text('currency').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (t) => [
    index('stripe_charges_created').on(t.createdAt),
    index('stripe_charges_user').on(t.userId, t.createdAt),
    index('stripe_charges_customer').on(t.customerId),
  ],
);

/**
 * One row, `current`: the figures of all subscriptions and charges, computed anew in each transaction
 * that changes one. Amounts are cents of a dollar.
 */
export const revenueCache = pgTable('revenue_cache', {
  id: text('id').primaryKey(),
  activeSubscriptions: integer('active_subscriptions').notNull().default(0),
  activePro: integer('active_pro').notNull().default(0),
  activePro5k: integer('active_pro5k').notNull().default(0),
  /** Active, but with an end: they run to the end of their period. */
  endingSubscriptions: integer('ending_subscriptions').notNull().default(0),
  canceledSubscriptions: integer('canceled_subscriptions').notNull().default(0),
  /** `estimatePerSubscription` for each active one. */
  estimatedMonthly: cents('estimated_monthly'),
  estimatedTotal: cents('estimated_total'),
  /** What the active subscriptions bring in a month at the prices of their plans. */
  recurringMonthly: cents('recurring_monthly'),
  /** What the provider really took in, before refunds. */
  collectedTotal: cents('collected_total'),
  refundedTotal: cents('refunded_total'),
  updatedAt: moment('updated_at').notNull(),
  /** When everything was last compared with the provider. */
  reconciledAt: moment('reconciled_at'),
});
