import { expect, test } from 'vitest';
import { pickEncoding } from './compression.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['gzip, *;q=0.1', 'gzip'],
  ['br;q=nonsense', null],
  ['zstd', null],
] as const)('%j → %j', (header, expected) => {
  expect(pickEncoding(header, ['br', 'gzip'])).toBe(expected);
});

test('offers only what there is', () => {
  expect(pickEncoding('br, gzip', [])).toBeNull();
  expect(pickEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
});
