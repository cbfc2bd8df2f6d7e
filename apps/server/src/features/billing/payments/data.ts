import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { paymentCustomers } from './tables.ts';

export type Customer = typeof paymentCustomers.$inferSelect;

export async function findCustomer(db: Handle, userId: string): Promise<Customer | null> {
  const rows = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return rows[0] ?? null;
}

/** The same; until the transaction ends no checkout is opened for it. */
export async function holdCustomer(tx: Handle, userId: string): Promise<Customer | null> {
  const rows = await tx
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId))
    .for('update');
  return rows[0] ?? null;
}

/** The account of a customer; null for customers of nobody. */
export async function findUserOf(db: Handle, customerId: string): Promise<string | null> {
  const rows = await db
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId));
  return rows[0]?.userId ?? null;
}

/** The first customer of an account stays. */
export async function insertCustomer(
  db: Handle,
  row: typeof paymentCustomers.$inferInsert,
): Promise<void> {
  await db.insert(paymentCustomers).values(row).onConflictDoNothing();
}

/** Puts another customer in the place of one that the provider no longer knows. */
export async function replaceCustomer(
  db: Handle,
  { userId, customerId, former }: { userId: string; customerId: string; former: string },
): Promise<void> {
  await db
    .update(paymentCustomers)
    .set({ customerId, checkoutSessionId: null })
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.customerId, former)));
}

/** Remembers the checkout that was opened; false where another one came in between. */
export async function swapCheckout(
  db: Handle,
  { userId, former, next }: { userId: string; former: string | null; next: string },
): Promise<boolean> {
  const { checkoutSessionId } = paymentCustomers;
  const rows = await db
    .update(paymentCustomers)
    .set({ checkoutSessionId: next })
    .where(
      and(
        eq(paymentCustomers.userId, userId),
        sql`(${checkoutSessionId} is not distinct from ${former}::text or ${checkoutSessionId} = ${next})`,
      ),
    )
    .returning({ userId: paymentCustomers.userId });
  return rows.length > 0;
}
