/** The header that tells a caller when to come back. */
export const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

/** Whole seconds that cover a wait, at least one. */
export const secondsToWait = (waitMs: number): number => Math.max(1, Math.ceil(waitMs / 1000));

const amount = /^\d+(\.\d+)?$/;

/**
 * How long a service asks to be left alone.
 * @param now epoch milliseconds
 * @returns milliseconds; null where it does not say so, in seconds or as a date
 */
export function waitAsked(headers: Headers, now: number): number | null {
  const exact = headers.get('retry-after-ms');
  if (exact !== null && amount.test(exact)) return Number(exact);
  const asked = headers.get('retry-after') ?? '';
  if (amount.test(asked)) return Number(asked) * 1000;
  const date = /[a-z]/i.test(asked) ? Date.parse(asked) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
