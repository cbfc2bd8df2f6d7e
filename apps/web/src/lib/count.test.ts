import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

test.each([0, 7, 42, 999, 1_000, 99_999, 100_000, 1_234_567, 1_000_000_000])(
  '%i reads as the browser would write it',
  (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
  },
);
