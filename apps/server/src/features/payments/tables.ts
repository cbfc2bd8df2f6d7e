import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
