import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each(['/pricing', '/dashboard?page=2', '/a/b#c'])('%s is a path of this site', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'pricing',
  '',
  undefined,
  { pathname: '/x' },
])('%s leads to the dashboard instead', (value) => {
  expect(safeReturnPath(value)).toBe('/dashboard');
});
