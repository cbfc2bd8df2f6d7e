import { adminRangeDays, type MetricsRange } from '@cleanpaste/contract';

const dayMs = 24 * 60 * 60 * 1000;
const iso = /^\d{4}-\d\d-\d\d$/;

export const presets = [7, 30, 90, 365] as const;
const usual = 30;

/** Today's date in UTC, in which the server counts. */
export const todayIn = (now: Date): string => now.toISOString().slice(0, 10);

/** The last so many days, today among them. */
export function lastDays(days: number, today: string): MetricsRange {
  const from = new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10);
  return { from, to: today };
}

function isDate(text: string | null): text is string {
  if (text === null || !iso.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const daysIn = ({ from, to }: MetricsRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** What has figures: days up to today, not too many. */
export function isRange(from: string | null, to: string | null, today: string): boolean {
  if (!isDate(from) || !isDate(to) || to > today) return false;
  const days = daysIn({ from, to });
  return days >= 1 && days <= adminRangeDays;
}

/** The range that an address names; the last 30 days where it names none that can be shown. */
export function rangeIn(query: URLSearchParams, today: string): MetricsRange {
  const [from, to] = [query.get('from'), query.get('to')];
  return isRange(from, to, today) ? { from: from!, to: to! } : lastDays(usual, today);
}
