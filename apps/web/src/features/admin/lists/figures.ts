import { formatCount } from '../../../lib/count.ts';
import { unbroken } from '../../../lib/format.ts';

/** `$1,234.50` from cents. */
export function formatMoney(cents: number): string {
  const whole = formatCount(Math.trunc(Math.abs(cents) / 100));
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '−' : ''}$${whole}.${rest}`;
}

/**
 * `840 ms`, `1.2 s`, in one line wherever it stands; a dash where nothing was measured.
 * @param more digits beyond the usual ones
 */
export function formatDuration(ms: number | null, more = 0): string {
  if (ms === null) return '–';
  if (ms < 1000) return `${ms.toFixed(more)}\u00A0ms`;
  return `${(ms / 1000).toFixed((ms < 9950 ? 1 : 0) + more)}\u00A0s`;
}

const units = ['bytes', 'KB', 'MB', 'GB'];

/**
 * `812 bytes`, `1.4 KB`, `230 MB`, in one line wherever it stands.
 * @param more digits beyond the usual ones
 */
export function formatBytes(bytes: number, more = 0): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits + (unit > 0 ? more : 0))}\u00A0${units[unit]}`;
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Nov 20` from `2026-11-20`; with its year where `beside` is of another: alone it would seem to come. */
export const formatDay = (date: string, beside: string) =>
  date.slice(0, 4) === beside.slice(0, 4) ? short.format(new Date(date)) : formatLongDay(date);
/** `Nov 20, 2026` from `2026-11-20`, or of a moment. All of Admin is in UTC, as its days are. */
export const formatLongDay = (date: string) => unbroken(long.format(new Date(date)));

const minute = new Intl.DateTimeFormat('en-US', {
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ hourCycle: 'h23', timeZone: 'UTC' },
});
/** `Nov 20, 2026, 15:04` in UTC; the panel around it says so once. */
export const formatMoment = (iso: string) => unbroken(minute.format(new Date(iso)));
/** `Nov 20, 2026, 15:04 UTC`: of a moment that stands alone. */
export const formatMomentUtc = (iso: string) => `${formatMoment(iso)} UTC`;

/** `15:04:07.412` in UTC: when in its day something was logged. */
export const formatExactTime = (iso: string) => new Date(iso).toISOString().slice(11, -1);
