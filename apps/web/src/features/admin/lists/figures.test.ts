// @vitest-environment node
import { expect, test } from 'vitest';
import { formatExactTime, formatLongDay, formatMoment, formatMomentUtc } from './figures.ts';

test('every time in Admin is of one clock: 24 hours, in UTC, whatever zone the reader is in', () => {
  const evening = '2026-11-20T19:13:07.004Z';
  expect(formatMoment(evening)).toBe('Nov\u00A020,\u00A02026, 19:13');
  expect(formatMomentUtc(evening)).toBe('Nov\u00A020,\u00A02026, 19:13 UTC');
  expect(formatExactTime(evening)).toBe('19:13:07.004');
  // Midnight begins a day, and a day is the one of the figures above.
  expect(formatMoment('2026-11-20T00:05:00.000Z')).toBe('Nov\u00A020,\u00A02026, 00:05');
  expect(formatLongDay('2026-11-20T23:59:59.000Z')).toBe('Nov\u00A020,\u00A02026');
});
