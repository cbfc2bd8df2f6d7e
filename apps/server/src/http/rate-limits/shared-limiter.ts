import { eq, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import type { Handle } from '../../db/handle.ts';
import { type RateLimiter, unitMs } from './rate-limit.ts';
import { rateLimits } from './tables.ts';

const rememberAtMost = 10_000;

/**
 * Allowances that all instances share. Who has been refused is remembered here until the wait
 * is over, so that a flood costs no queries.
 */
export function sharedLimiter(db: Handle): RateLimiter {
  const refusedUntil = new Map<string, number>();
  return {
    async consume(key, rule, now) {
      const until = refusedUntil.get(key) ?? 0;
      if (until > now.getTime()) return { ok: false, waitMs: until - now.getTime() };
      refusedUntil.delete(key);
      const latest = new Date(now.getTime() + rule.seconds * 1000);
      if (await consumeUnit(db, { key, now, unitMs: unitMs(rule), latest })) return { ok: true };
      const fullAt = (await readFullAt(db, key)) ?? now;
      const waitMs = Math.max(1, fullAt.getTime() + unitMs(rule) - latest.getTime());
      if (refusedUntil.size >= rememberAtMost) refusedUntil.clear();
      refusedUntil.set(key, now.getTime() + waitMs);
      return { ok: false, waitMs };
    },
  };
}

export async function forgetRestingCallers(ctx: Ctx): Promise<void> {
  await deleteFull(ctx.db, ctx.clock.now());
}

interface Unit {
  key: string;
  now: Date;
  /** How much later the allowance is full again. */
  unitMs: number;
  /** The latest time at which it may become full. */
  latest: Date;
}

/** Spends one unit in one statement, so that callers on several instances cannot overdraw. */
async function consumeUnit(db: Handle, unit: Unit): Promise<boolean> {
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

async function readFullAt(db: Handle, key: string): Promise<Date | null> {
  const rows = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return rows[0]?.fullAt ?? null;
}

/** Forgets callers at rest. */
async function deleteFull(db: Handle, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.fullAt, now));
}
