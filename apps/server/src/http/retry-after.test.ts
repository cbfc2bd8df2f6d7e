import { expect, test } from 'vitest';
import { secondsToWait, waitAsked } from './retry-after.ts';

test.each([
  [{}, null],
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after-ms': '250' }, 250],
  [{ 'retry-after': 'Sat, 21 Nov 2026 00:00:10 GMT' }, 10_000],
  [{ 'retry-after': 'Fri, 20 Nov 2026 00:00:10 GMT' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '-5' }, null],
])('%j asks for %s ms', (headers, ms) => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  expect(waitAsked(new Headers(headers as Record<string, string>), now)).toBe(ms);
});

test('whoever is told to wait is told whole seconds, and never none', () => {
  expect([0, 1, 1000, 1001].map(secondsToWait)).toEqual([1, 1, 1, 2]);
});
