import type { Ctx } from '../../context.ts';
import type { Handle } from '../../db/handle.ts';
import { unitMs } from './allowance.ts';
import { consumeUnit, deleteFull, readFullAt } from './data.ts';
import type { RateLimiter } from './rate-limit.ts';

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
