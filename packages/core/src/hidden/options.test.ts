import { expect, it } from 'vitest';
import { clean, scan } from './index.ts';

it('ellipsis and long arrows become ASCII, unless told otherwise', () => {
  const text = '… ⟵⟶⟷⟸⟹⟺⟻⟼⟽⟾⟿';
  expect(clean(text).text).toBe('... <--><-><==><=><-||-><=||=>~>');
  expect(scan(text)).toHaveLength(12);
  expect(clean(text, { ellipsisAndArrows: false }).text).toBe(text);
});

it('curly quotes become straight by option', () => {
  const text = '“a” ‘b’ „c‟ ‚d‛ «e»';
  expect(clean(text).text).toBe(text);
  expect(clean(text, { quotes: true }).text).toBe(`"a" 'b' "c" 'd' «e»`.replace('"c"', '"c"'));
});

it('dashes become hyphens by option', () => {
  const text = 'a‐b‑c‒d–e—f―g⸺h⸻i−j';
  expect(clean(text).text).toBe(text);
  expect(clean(text, { dashes: true }).text).toBe('a-b-c-d-e-f-g-h-i−j');
});

it('characters of Windows-1252 that were read as Latin-1 become what they were, by the options too', () => {
  const text = 'It\x92s \x93fine\x94 \x96 \x80 5 \x8auma';
  expect(clean(text).text).toBe('It’s “fine” – € 5 Šuma');
  expect(clean(text, { quotes: true, dashes: true }).text).toBe(`It's "fine" - € 5 Šuma`);
  expect(clean(text).removedCharacterCount).toBe(6);
});
