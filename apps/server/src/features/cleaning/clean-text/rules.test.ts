import { expect, test } from 'vitest';
import { isQuick } from './rules.ts';

test.each([
  ['a short text, whatever is in it', '\u200b'.repeat(20_000), true],
  ['a longer one that is mostly plain', `${'a'.repeat(99_000)}${'\u200b'.repeat(1000)}`, true],
  ['a longer one with much to look at', `${'a'.repeat(90_000)}${'\u200b'.repeat(1001)}`, false],
  ['a long one', 'a'.repeat(100_001), false],
])('%s, %#', (_, text, expected) => {
  expect(isQuick(text)).toBe(expected);
});
