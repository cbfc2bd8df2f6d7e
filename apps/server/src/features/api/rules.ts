import type { Spent } from '../../http/rate-limits/allowance.ts';
import { unitMs } from '../../http/rate-limits/rate-limit.ts';

/** What is left of an allowance, and in how many seconds it is full again. */
function stateOf({ rule, taken, now }: Spent): { left: number; seconds: number } {
  const whole = rule.seconds * 1000;
  // Refused: what is there is less than one unit, and one is there after the wait.
  const untilFull = taken.ok
    ? taken.fullAt.getTime() - now.getTime()
    : taken.waitMs + whole - unitMs(rule);
  const left = taken.ok ? Math.floor((whole - untilFull) / unitMs(rule) + 1e-6) : 0;
  const seconds = Math.ceil(Math.max(0, untilFull) / 1000);
  return { left: Math.min(rule.limit, Math.max(0, left)), seconds: Math.max(1, seconds) };
}

/**
 * How many calls there are, as draft-ietf-httpapi-ratelimit-headers names it: `RateLimit-Policy` and
 * `RateLimit`, an item for each allowance; and, as older clients know it, of the first alone.
 */
export function rateHeaders(all: readonly Spent[]): Record<string, string> {
  const items = all.map((one) => ({ ...one, ...stateOf(one) }));
  const [first] = items;
  if (!first) return {};
  return {
    'ratelimit-policy': items
      .map(({ rule }) => `"${rule.name}";q=${rule.limit};w=${rule.seconds}`)
      .join(', '),
    ratelimit: items
      .map(({ rule, left, seconds }) => `"${rule.name}";r=${left};t=${seconds}`)
      .join(', '),
    'ratelimit-limit': String(first.rule.limit),
    'ratelimit-remaining': String(first.left),
    'ratelimit-reset': String(first.seconds),
  };
}
