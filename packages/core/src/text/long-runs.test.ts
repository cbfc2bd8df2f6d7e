import { expect, test } from 'vitest';
import { forLength, withCuts } from './long-runs.ts';

test.each([
  [/a+b*c{2,}?d?/, 'a{1,1000000}b{0,1000000}c{2,}?d?'],
  [/(?:\p{L}\u{1f600})+/u, String.raw`(?:\p{L}\u{1f600}){1,65536}`],
  [
    /(?<!x+)(?:[+*)\]]+(?:'[a-z]+)*)+\+/,
    String.raw`(?<!x{1,1000000})(?:[+*)\]]{1,1000}(?:'[a-z]{1,1000}){0,1000}){1,4096}\+`,
  ],
  [
    /(?<name>[a-z]{1,60})\k<name>*(?=b{3})/,
    String.raw`(?<name>[a-z]{1,60})\k<name>{0,1000000}(?=b{3})`,
  ],
])('what %s repeats without an end has one, and nothing else is changed', (pattern, cut) => {
  expect(withCuts(pattern.source)).toBe(cut);
  expect(() => new RegExp(cut, pattern.flags)).not.toThrow();
});

test('a text of a million units is read by the pattern as it is written', () => {
  const pattern = /[\p{L}\p{M}]+(?:'[a-z]+)*/giu;
  expect(forLength(pattern, 'я'.repeat(1_000_000))).toBe(pattern);
  const text = `${"don't я ".repeat(150_000)} `;
  const cut = forLength(pattern, text);
  expect(cut).not.toBe(pattern);
  expect(forLength(pattern, text)).toBe(cut);
  expect(text.match(cut)).toEqual(text.match(pattern));
});

test('a word without end in megabytes is read in pieces, where it would end the search with an error', () => {
  const pattern = /[\p{L}\p{M}]+(?:'[a-z]+)*/giu;
  const text = 'я'.repeat(16_777_216);
  expect(() => pattern.exec(text)).toThrow(RangeError);
  const pieces = Array.from(text.matchAll(forLength(pattern, text)), ([piece]) => piece.length);
  expect(pieces.reduce((sum, length) => sum + length, 0)).toBe(text.length);
  expect(pieces.length).toBeLessThan(20);
});
