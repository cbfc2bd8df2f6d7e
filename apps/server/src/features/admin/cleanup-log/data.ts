import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { besideCursor, type KeysetQuery, keysetOrder } from '../../../db/keyset.ts';
import { users } from '../../accounts/index.ts';
import { givenPlans, stripeSubscriptions } from '../../billing/index.ts';
import { textCleanups } from '../../cleaning/index.ts';

/** Cleanups with their account's address and state of subscription. The text stays where it is: only its size is read. */
export function cleanupLogQuery(db: Handle, query: KeysetQuery) {
  const status = db
    .select({ status: stripeSubscriptions.status })
    .from(stripeSubscriptions)
    .where(
      and(
        eq(stripeSubscriptions.userId, textCleanups.userId),
        isNull(stripeSubscriptions.deletedAt),
      ),
    )
    .orderBy(desc(stripeSubscriptions.createdAt))
    .limit(1);
  // What was given by hand stands where nobody pays.
  const given = db
    .select({ status: sql`'given'` })
    .from(givenPlans)
    .where(
      and(
        eq(givenPlans.userId, textCleanups.userId),
        isNull(givenPlans.takenAt),
        or(isNull(givenPlans.endsAt), gt(givenPlans.endsAt, sql`now()`)),
      ),
    );
  return db
    .select({
      id: textCleanups.id,
      feature: textCleanups.feature,
      source: textCleanups.source,
      removed: textCleanups.removedCharacterCount,
      keptBytes: sql<number | null>`octet_length(${textCleanups.cleanedText})`,
      deletedAt: textCleanups.deletedAt,
      userId: textCleanups.userId,
      email: users.email,
      subscriptionStatus: sql<string | null>`coalesce((${status}), (${given}))`,
      createdAt: textCleanups.createdAt,
    })
    .from(textCleanups)
    .leftJoin(users, eq(users.id, textCleanups.userId))
    .where(besideCursor(textCleanups, query))
    .orderBy(...keysetOrder(textCleanups, query))
    .limit(query.limit)
    .offset(query.offset);
}
