import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the sandbox in place of the payment provider remembers: objects as its interface gives them. */
export const sandboxPaymentObjects = pgTable(
  'sandbox_payment_objects',
  {
    id: text('id').primaryKey(),
    /** `customer`, `subscription`, `charge`, … as the objects call themselves; `idempotency` for answers. */
    kind: text('kind').notNull(),
    customerId: text('customer_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('sandbox_payment_objects_customer').on(t.customerId, t.kind),
    index('sandbox_payment_objects_kind').on(t.kind, t.createdAt),
  ],
);
