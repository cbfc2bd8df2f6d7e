import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';
import { retryAfter, secondsToWait } from '../retry-after.ts';
import type { RateRule, Taken } from './allowance.ts';

/** Keeps allowances. `consume` takes one unit, or tells after how many milliseconds there is one. */
export interface RateLimiter {
  consume(key: string, rule: RateRule, now: Date): Promise<Taken>;
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

export function tooManyRequests(waitMs: number): AppError {
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
 * @returns the new time, and how long to wait where no unit is left
 */
function consumeAt(fullAt: number, rule: RateRule, now: number) {
  const span = rule.seconds * 1000;
  // A clock that was put back leaves times that lie too far ahead.
  const since = Math.min(Math.max(fullAt, now), now + span);
  const waitMs = since + unitMs(rule) - now - span;
  return waitMs > 0
    ? { ok: false as const, waitMs, fullAt: since }
    : { ok: true as const, fullAt: since + unitMs(rule) };
}

const sweepAbove = 10_000;

/** Allowances of this process alone: for cheap reads, where a look at the database would cost more than it saves. */
export function memoryLimiter(): RateLimiter {
  const fullAt = new Map<string, number>();
  return {
    async consume(key, rule, now) {
      if (fullAt.size > sweepAbove) sweep(fullAt, now.getTime());
      const spent = consumeAt(fullAt.get(key) ?? 0, rule, now.getTime());
      fullAt.set(key, spent.fullAt);
      if (!spent.ok) return { ok: false, waitMs: spent.waitMs };
      return { ok: true, fullAt: new Date(spent.fullAt) };
    },
  };
}

function sweep(fullAt: Map<string, number>, now: number): void {
  for (const [key, time] of fullAt) if (time <= now) fullAt.delete(key);
}
