import type { WorkKind } from '@cleanpaste/contract';
import { addresses } from '@cleanpaste/contract';

/** What a call is remembered by. */
export interface LoggedRequest {
  id: string;
  route: string;
  status: number;
  durationMs: number;
  at: Date;
}

const panel: ReadonlySet<string> = new Set(
  Object.values(addresses.admin).filter((address) => address.includes('/admin/')),
);

/**
 * What asks again by itself: the home page of every open tab every ten seconds, and the panel with everything that
 * happens. Only their failures say something.
 */
const asksAgain = (route: string) =>
  route === addresses.cleaning.countCleanups || (panel.has(route) && route.startsWith('GET '));

/** Calls of the API are kept; pages and their files are not. */
export function isKept(route: string | null, status: number): route is string {
  if (route === null || !/^[A-Z]+ \/(functions|api)\//.test(route)) return false;
  return status >= 400 || !asksAgain(route);
}

/** Whether a call is told to open panels. Their own are not: each would bring about the next. */
export const isTold = (route: string) => !panel.has(route);

const kinds = new Map<string, WorkKind>([
  [addresses.cleaning.cleanText, 'clean'],
  [addresses.api.clean, 'clean'],
  [addresses.api.scan, 'clean'],
  [addresses.rewriting.strongParaphrase, 'rewrite'],
  [addresses.api.rewrite, 'rewrite'],
  [addresses.checking.checkText, 'check'],
  [addresses.api.check, 'check'],
]);

/** The kind of work that a route does; asking for things is `other`. */
export const kindOf = (route: string): WorkKind => kinds.get(route) ?? 'other';

const perOctave = 4;

/** Durations are counted in quarters of an octave: what is read back is at most 9 % off. */
export const bucketOf = (ms: number) => Math.round(perOctave * Math.log2(Math.max(1, ms)));

/** The duration in the middle of a bucket. */
export const durationOf = (bucket: number) => Math.round(2 ** (bucket / perOctave));

export interface Bucket {
  bucket: number;
  requests: number;
}

/**
 * The duration that a share of the calls stayed within.
 * @param share 0.95 for the 95th percentile
 * @returns milliseconds; null without calls
 */
export function percentile(buckets: readonly Bucket[], share: number): number | null {
  const all = buckets.reduce((sum, one) => sum + one.requests, 0);
  if (all === 0) return null;
  const sorted = [...buckets].sort((a, b) => a.bucket - b.bucket);
  let seen = 0;
  for (const { bucket, requests } of sorted) {
    seen += requests;
    if (seen >= all * share) return durationOf(bucket);
  }
  return durationOf(sorted.at(-1)!.bucket);
}

export interface StatRow extends Bucket {
  refused: number;
  failed: number;
}

/** Sums and percentiles of some of the counted calls. */
export function summarize(rows: readonly StatRow[]) {
  const sum = (of: (row: StatRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    requests: sum((row) => row.requests),
    refused: sum((row) => row.refused),
    failed: sum((row) => row.failed),
    p50: percentile(rows, 0.5),
    p95: percentile(rows, 0.95),
    p99: percentile(rows, 0.99),
  };
}

export interface DayStats extends StatRow {
  day: string;
  kind: WorkKind;
}

/** Adds up a batch for the table of days. Ordered, so that two instances never wait crosswise. */
export function statsOf(batch: readonly LoggedRequest[]): DayStats[] {
  const rows = new Map<string, DayStats>();
  for (const { at, route, status, durationMs } of batch) {
    const day = at.toISOString().slice(0, 10);
    const kind = kindOf(route);
    const bucket = bucketOf(durationMs);
    const key = `${day} ${kind} ${String(bucket).padStart(4, '0')}`;
    const row = rows.get(key) ?? { day, kind, bucket, requests: 0, refused: 0, failed: 0 };
    row.requests += 1;
    if (status >= 500) row.failed += 1;
    else if (status >= 400) row.refused += 1;
    rows.set(key, row);
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
