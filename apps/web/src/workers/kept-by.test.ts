import { clean, scan } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { keptBy } from './kept-by.ts';

test('what cleaning leaves is found in the cleaned text, whatever went or was widened before it', () => {
  const text = 'a\u200Bb\u2026\u3000c says p\u0430ypal\u00AD, and p\u0430ypal again\u2060.';
  const cleaned = clean(text).text;
  const places = keptBy(scan(text));
  const found = Array.from({ length: places.length / 2 }, (_, at) =>
    cleaned.slice(places[at * 2], places[at * 2 + 1]),
  );
  expect(found).toEqual(['\u0430', '\u0430']);
  expect(cleaned.slice(places[0]! - 1)).toMatch(/^p\u0430ypal,/);
});

test('a text in which all goes has none', () => {
  expect(keptBy(scan('a\u200Bb'))).toHaveLength(0);
});
