import { expect, test } from 'vitest';
import { revealText } from '../../../workers/reveal-text.ts';
import { boxKind, explain, toneClass, toneOf } from './box-tones.ts';

const only = (text: string) => revealText(text).kinds[0]!;

const lookAlike = only('p\u0430ypal');
const joiner = only('👩\u200d👧');

test('whoever sees a look-alike letter does not see it drawn as a joiner that belongs there', () => {
  expect(toneOf(joiner)).toBe('keep');
  expect(toneOf(lookAlike)).toBe('flag');
  expect(toneClass.flag).not.toBe(toneClass.keep);
  expect(boxKind(lookAlike)).toMatchObject({ tone: 'flag', text: 'U+0430' });
  expect(boxKind(lookAlike).name).toBe('CYRILLIC SMALL LETTER A, U+0430, for you to judge');
  expect(boxKind(joiner).name).toBe('ZERO WIDTH JOINER, U+200D');
});

test('a look-alike says what it looks like and that cleaning leaves it, and a joiner that it belongs', () => {
  expect(explain(lookAlike)).toMatch(/looks like .+ Cleaning leaves it: it is for you to judge\.$/);
  expect(explain(joiner)).toBe('It belongs here, so cleaning leaves it.');
});
