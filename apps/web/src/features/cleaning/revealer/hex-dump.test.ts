import { expect, test } from 'vitest';
import { hexDump } from './hex-dump.ts';

test('sixteen bytes a line, with their ASCII beside them', () => {
  const bytes = Uint8Array.from([...'Hi there, reader!'].map((c) => c.charCodeAt(0)));
  expect(hexDump(bytes).split('\n')).toEqual([
    '48 69 20 74 68 65 72 65 2c 20 72 65 61 64 65 72  Hi there, reader',
    `21${' '.repeat(47)}!`,
  ]);
});

test('what is not printable ASCII is a dot, and a long run is cut', () => {
  expect(hexDump(Uint8Array.of(0, 127, 255))).toMatch(/^00 7f ff +···$/);
  const lines = hexDump(new Uint8Array(1000)).split('\n');
  expect(lines.length).toBe(9);
  expect(lines.at(-1)).toBe('…');
});
