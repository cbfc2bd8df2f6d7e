import type { RateRule } from './rate-limit.ts';

/** What one unit adds to the time until the allowance is full again, in milliseconds. */
export const unitMs = (rule: RateRule) => (rule.seconds * 1000) / rule.limit;

/**
 * Spends one unit of an allowance that is described by the time at which it is full again.
 * @param fullAt epoch milliseconds; a time in the past means full
 * @returns the new time, or how long to wait
 */
export function consumeAt(fullAt: number, rule: RateRule, now: number) {
  const next = Math.max(fullAt, now) + unitMs(rule);
  const waitMs = next - now - rule.seconds * 1000;
  return waitMs > 0 ? { ok: false as const, waitMs } : { ok: true as const, fullAt: next };
}
