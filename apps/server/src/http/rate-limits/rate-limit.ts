import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';
import { retryAfter, secondsToWait } from '../retry-after.ts';

/** An allowance that refills evenly: at most `limit` at once, and `limit` in `seconds` in the long run. */
export interface RateRule {
  name: string;
  limit: number;
  seconds: number;
}

/** Keeps allowances. `consume` takes one unit, or tells after how many milliseconds there is one. */
export interface RateLimiter {
  consume(
    key: string,
    rule: RateRule,
    now: Date,
  ): Promise<{ ok: true } | { ok: false; waitMs: number }>;
}

/** Spends one unit of an allowance that is not the address's, such as an account's; throws the same 429. */
export async function enforceRateLimit(
  limiter: RateLimiter,
  rule: RateRule & { key: string },
  now: Date,
): Promise<void> {
  const taken = await limiter.consume(`${rule.name}:${rule.key}`, rule, now);
  if (!taken.ok) throw tooManyRequests(taken.waitMs);
}

/** Limits a route by client address; 429 with Retry-After when the allowance is spent. */
export function rateLimit(limiter: RateLimiter, rule: RateRule) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { addressHash, clock } = c.get('ctx');
    const taken = await limiter.consume(`${rule.name}:${addressHash}`, rule, clock.now());
    if (!taken.ok) throw tooManyRequests(taken.waitMs);
    await next();
  });
}

function tooManyRequests(waitMs: number): AppError {
  const seconds = secondsToWait(waitMs);
  const unit = seconds === 1 ? 'second' : 'seconds';
  return new AppError(
    'rate_limited',
    `Too many requests. Please try again in ${seconds} ${unit}.`,
    {
      headers: retryAfter(seconds),
    },
  );
}

/** What one unit adds to the time until the allowance is full again, in milliseconds. */
export const unitMs = (rule: RateRule) => (rule.seconds * 1000) / rule.limit;

/**
 * Spends one unit of an allowance that is described by the time at which it is full again.
 * @param fullAt epoch milliseconds; a time in the past means full
 * @returns the new time, or how long to wait
 */
function consumeAt(fullAt: number, rule: RateRule, now: number) {
  const next = Math.max(fullAt, now) + unitMs(rule);
  const waitMs = next - now - rule.seconds * 1000;
  return waitMs > 0 ? { ok: false as const, waitMs } : { ok: true as const, fullAt: next };
}

const sweepAbove = 10_000;

/** Allowances of this process alone: for cheap reads, where a look at the database would cost more than it saves. */
export function memoryLimiter(): RateLimiter {
  const fullAt = new Map<string, number>();
  return {
    async consume(key, rule, now) {
      if (fullAt.size > sweepAbove) sweep(fullAt, now.getTime());
      const spent = consumeAt(fullAt.get(key) ?? 0, rule, now.getTime());
      if (!spent.ok) return spent;
      fullAt.set(key, spent.fullAt);
      return { ok: true };
    },
  };
}

function sweep(fullAt: Map<string, number>, now: number): void {
  for (const [key, time] of fullAt) if (time <= now) fullAt.delete(key);
}
