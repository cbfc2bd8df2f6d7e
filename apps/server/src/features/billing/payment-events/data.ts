import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { stripeEvents } from '../payments/tables.ts';

export type EventRow = typeof stripeEvents.$inferSelect;

/** Writes an event down; of one that came before, tells whether it was dealt with. */
export async function insertEvent(
  db: Handle,
  row: Pick<EventRow, 'id' | 'type' | 'objectId' | 'receivedAt'>,
): Promise<{ done: boolean }> {
  await db.insert(stripeEvents).values(row).onConflictDoNothing();
  const [found] = await db
    .select({ processedAt: stripeEvents.processedAt })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, row.id));
  return { done: found?.processedAt != null };
}

export async function markProcessed(db: Handle, id: string, now: Date): Promise<void> {
  await db.update(stripeEvents).set({ processedAt: now }).where(eq(stripeEvents.id, id));
}

export async function countAttempt(db: Handle, id: string): Promise<void> {
  await db
    .update(stripeEvents)
    .set({ attempts: sql`${stripeEvents.attempts} + 1` })
    .where(eq(stripeEvents.id, id));
}

/** Events that came in and were not dealt with, oldest first. */
export async function listWaitingEvents(
  db: Handle,
  { before, attempts }: { before: Date; attempts: number },
) {
  return db
    .select()
    .from(stripeEvents)
    .where(
      and(
        isNull(stripeEvents.processedAt),
        lt(stripeEvents.receivedAt, before),
        lt(stripeEvents.attempts, attempts),
      ),
    )
    .orderBy(asc(stripeEvents.receivedAt))
    .limit(500);
}

export async function deleteOldEvents(db: Handle, before: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before));
}
