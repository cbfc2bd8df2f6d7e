import { expect, test } from 'vitest';
import { packText, unpackText } from './packed-text.ts';

test.each([
  '',
  'a',
  'One page of prose.\r\n\tAnd a tab.',
  'é ß 漢字 😀 \u200b \ufeff \u{10ffff}',
  '\0 \u001a \u001a0000 \ud800 a \udc00',
  'long '.repeat(50_000),
])('a packed text is given back exactly', (text) => {
  expect(unpackText(packText(text))).toBe(text);
});
