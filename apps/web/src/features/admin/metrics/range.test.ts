import { expect, test } from 'vitest';
import { formatBytes, formatDay, formatDuration, formatMoney } from '../lists/figures.ts';
import { daysIn, isRange, lastDays, rangeIn } from './range.ts';

const today = '2026-03-01';
const inAddress = (query: string) => rangeIn(new URLSearchParams(query), today);

test('the address names the range; what cannot be shown is the last 30 days', () => {
  const usual = { from: '2026-01-31', to: today };
  expect(lastDays(30, today)).toEqual(usual);
  expect(daysIn(usual)).toBe(30);
  expect(inAddress('from=2026-02-27&to=2026-03-01')).toEqual({ from: '2026-02-27', to: today });
  for (const bad of [
    '',
    'from=2026-02-01',
    'from=2026-03-02&to=2026-03-01',
    'from=2024-01-01&to=2026-01-01',
    'from=2026-02-30&to=2026-03-01',
    'from=x&to=y',
    'from=2026-02-27&to=2026-03-02',
    'from=2027-01-01&to=2027-01-31',
  ])
    expect(inAddress(bad)).toEqual(usual);
  expect(isRange('2025-03-01', today, today)).toBe(true);
  expect(isRange('2025-02-28', today, today)).toBe(false);
});

test('a day of last year has its year, so that it does not read as one to come', () => {
  const { from, to } = lastDays(365, '2026-11-22');
  expect([from, to].map((day) => formatDay(day, to))).toEqual(['Nov\u00A023,\u00A02025', 'Nov 22']);
});

test('figures are written for people', () => {
  expect([0, 5, 123_456, -650].map(formatMoney)).toEqual(['$0.00', '$0.05', '$1,234.56', '−$6.50']);
  expect([null, 0, 840, 1234, 9960, 61_000].map((ms) => formatDuration(ms))).toEqual([
    '–',
    '0\u00A0ms',
    '840\u00A0ms',
    '1.2\u00A0s',
    '10\u00A0s',
    '61\u00A0s',
  ]);
  expect([0, 999, 1400, 23_000, 5e8].map((bytes) => formatBytes(bytes))).toEqual([
    '0\u00A0bytes',
    '999\u00A0bytes',
    '1.4\u00A0KB',
    '23\u00A0KB',
    '500\u00A0MB',
  ]);
});
