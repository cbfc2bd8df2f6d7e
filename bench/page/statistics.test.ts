import { expect, test } from 'vitest';
import { median, quantile, round } from './statistics.ts';

test('quantiles are values that really occurred', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  expect(quantile([4, 2], 0.5)).toBe(2);
  expect(quantile([7], 1)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

test('rounding keeps the digits asked for', () => {
  expect(round(12.345, 1)).toBe(12.3);
  expect(round(99.5)).toBe(100);
});
