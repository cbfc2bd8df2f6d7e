import { clean, scan } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

const tags = String.fromCodePoint(...[...'hidden'].map((letter) => 0xe0000 + letter.charCodeAt(0)));

test('the chips of what is cleaned add up to the count, runs and whole sequences included', () => {
  for (const text of [
    `a${tags}b\u200b\u200bc`,
    '\x1b[31mred\x1b[0m \u00adx',
    'Rome.\ue200cite\ue202turn0search1\ue201 a\ufe00\ufe01b',
    'p\u0430ypal\ufffd\u200b',
  ]) {
    const { count, kinds } = summarize(scan(text));
    const shown = kinds.filter(({ action }) => action !== 'flag');
    expect(shown.reduce((sum, kind) => sum + kind.count, 0)).toBe(count);
    expect(count).toBe(clean(text).removedCharacterCount);
  }
});

test('a kind whose characters differ says that its code point is not the only one', () => {
  const label = (text: string) => summarize(scan(text)).kinds[0]?.label;
  expect(label(`a${tags}b`)).toBe('U+E0068 …');
  expect(label(`a${tags}b${tags}c`)).toBe('U+E0068 …');
  expect(label('a\u{e0068}\u{e0068}b\u{e0068}')).toBe('U+E0068');
  expect(label('a\u200bb\u200bc')).toBe('U+200B');
});

test('what is only shown is counted apart, and comes last', () => {
  const { count, flagged, kinds } = summarize(scan('p\u0430yp\u0430l a\u200bb'));
  expect([count, flagged]).toEqual([1, 2]);
  expect(kinds.map(({ action, count }) => [action, count])).toEqual([
    ['remove', 1],
    ['flag', 2],
  ]);
});
