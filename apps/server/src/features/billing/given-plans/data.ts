import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { givenPlans } from './tables.ts';

export type GivenPlan = typeof givenPlans.$inferSelect;

/** The plan given to an account that is in force at a moment. */
export async function findGiven(db: Handle, userId: string, now: Date): Promise<GivenPlan | null> {
  const rows = await db
    .select()
    .from(givenPlans)
    .where(
      and(
        eq(givenPlans.userId, userId),
        isNull(givenPlans.takenAt),
        or(isNull(givenPlans.endsAt), gt(givenPlans.endsAt, now)),
      ),
    );
  return rows[0] ?? null;
}

export async function insertGiven(
  tx: Handle,
  row: typeof givenPlans.$inferInsert,
): Promise<GivenPlan> {
  const rows = await tx.insert(givenPlans).values(row).returning();
  return rows[0]!;
}

/** Takes what is given, also what has run out. */
export async function takeGiven(tx: Handle, userId: string, now: Date): Promise<void> {
  await tx
    .update(givenPlans)
    .set({ takenAt: now })
    .where(and(eq(givenPlans.userId, userId), isNull(givenPlans.takenAt)));
}
