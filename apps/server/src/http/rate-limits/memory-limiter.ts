import type { RateLimiter } from './rate-limit.ts';
import { consumeAt } from './rate-limit.ts';

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
