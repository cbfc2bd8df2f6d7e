import { eq, lt, sql } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { rateLimits } from './tables.ts';

export interface Unit {
  key: string;
  now: Date;
  /** How much later the allowance is full again. */
  unitMs: number;
  /** The latest time at which it may become full. */
  latest: Date;
}

/** Spends one unit in one statement, so that callers on several instances cannot overdraw. */
export async function consumeUnit(db: Handle, unit: Unit): Promise<boolean> {
  const seconds = unit.unitMs / 1000;
  const now = sql`${unit.now.toISOString()}::timestamptz`;
  const later = sql`make_interval(secs => ${seconds}::float8)`;
  const next = sql`greatest(${rateLimits.fullAt}, ${now}) + ${later}`;
  const spent = await db
    .insert(rateLimits)
    .values({ key: unit.key, fullAt: sql`${now} + ${later}` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { fullAt: next },
      setWhere: sql`${next} <= ${unit.latest.toISOString()}::timestamptz`,
    })
    .returning({ key: rateLimits.key });
  return spent.length === 1;
}

export async function readFullAt(db: Handle, key: string): Promise<Date | null> {
  const rows = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return rows[0]?.fullAt ?? null;
}

/** Forgets callers at rest. */
export async function deleteFull(db: Handle, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.fullAt, now));
}
