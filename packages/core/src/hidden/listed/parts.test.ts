import { expect, it } from 'vitest';
import { BEYOND_LATIN, readNeeds } from './index.ts';
import { classesIn } from './parts.ts';

const BLOCKS = [
  [0x80, 0x3400],
  [0xa000, 0xac00],
  [0xd800, 0xe000],
  [0xf900, 0x10000],
] as const;

it('no finder finds anything in a text that has nothing of its class, whatever the character', {
  timeout: 60_000,
}, () => {
  const missed: string[] = [];
  const needs = readNeeds();
  expect(needs).toHaveLength(BEYOND_LATIN.length);
  const found = new Set<string>();
  for (const [first, end] of BLOCKS) {
    for (let unit = first; unit < end; unit++) {
      const sign = String.fromCharCode(unit);
      const text = `ab${sign}${sign}1 ${sign}abc ${sign.repeat(4)}\n${sign}${String.fromCharCode(0xdc00 + (unit & 0x3ff))}`;
      const classes = classesIn(text, needs);
      for (const [index, [category, find]] of BEYOND_LATIN.entries()) {
        if (find(text, true).length === 0) continue;
        found.add(category);
        if ((classes & (1 << index)) === 0) missed.push(`${category} ${unit.toString(16)}`);
      }
    }
  }
  expect(missed).toEqual([]);
  expect([...found].sort()).toEqual(
    expect.arrayContaining(['latin-look-alike', 'look-alike-word', 'punctuation-look-alike']),
  );
});

it('what no finder needs is of no class, so that none of them is asked', () => {
  const asked = classesIn('می\u200cخواهم — “so” 你好', readNeeds());
  expect(asked & ((1 << BEYOND_LATIN.length) - 1)).toBe(0);
});
