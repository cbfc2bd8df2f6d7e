import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { stripeSubscriptions } from './tables.ts';

/** An account has few subscriptions over its life; the newest come first. */
export async function listSubscriptions(db: Handle, userId: string) {
  return db
    .select()
    .from(stripeSubscriptions)
    .where(and(eq(stripeSubscriptions.userId, userId), isNull(stripeSubscriptions.deletedAt)))
    .orderBy(desc(stripeSubscriptions.createdAt))
    .limit(20);
}
