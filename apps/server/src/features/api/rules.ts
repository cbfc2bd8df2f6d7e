import type { RateRule } from '../../http/rate-limits/rate-limit.ts';

/** How many calls a key has, in the names that clients know. */
export function rateHeaders(
  rule: RateRule,
  taken: { ok: true } | { ok: false; waitMs: number },
): Record<string, string> {
  const reset = taken.ok ? Math.ceil(rule.seconds / rule.limit) : Math.ceil(taken.waitMs / 1000);
  return {
    'ratelimit-policy': `"key";q=${rule.limit};w=${rule.seconds}`,
    'ratelimit-limit': String(rule.limit),
    'ratelimit-reset': String(Math.max(1, reset)),
  };
}
