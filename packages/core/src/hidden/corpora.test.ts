import emojiTest from '@unicode/unicode-18.0.0/Sequence_Property/Emoji_Test/index.mjs';
import { describe, expect, it } from 'vitest';
import { declarations, developmentSets } from '../../../../bench/hidden/corpus.ts';
import { reasonsFor } from '../../../../bench/hidden/exceptions.ts';
import { formattedTexts } from '../../../../bench/hidden/formatted.ts';
import { readCases } from '../../../../bench/hidden/right-answers.ts';
import variations from '../../scripts/hidden-tables/variation-sequences.json' with { type: 'json' };
import { char } from './characters.fixture.ts';
import { clean } from './index.ts';

const changed = (texts: string[]) => texts.filter((text) => clean(text).text !== text);

describe('what must not change', () => {
  it('every entry of emoji-test', () => {
    expect(emojiTest).toHaveLength(5244);
    expect(changed(emojiTest)).toEqual([]);
    expect(changed(emojiTest.map((emoji) => `a ${emoji}${emoji} b`))).toEqual([]);
  });

  it('every standardized variant, and every emoji in both styles', () => {
    const pairs = Object.entries(variations.standardized).flatMap(([selector, bases]) =>
      bases
        .split(' ')
        .map((base) => char(Number.parseInt(base, 16)) + char(Number.parseInt(selector, 16))),
    );
    const emoji = variations.emojiBases.split(' ').flatMap((base) => {
      const letter = char(Number.parseInt(base, 16));
      return [`${letter}\ufe0e`, `${letter}\ufe0f`];
    });
    expect(pairs.length).toBeGreaterThan(1290);
    expect(emoji).toHaveLength(742);
    expect(changed([...pairs, ...emoji])).toEqual([]);
  });

  it('ideographic variation sequences, across the blocks of Han characters', () => {
    const bases = [
      0x3400, 0x4dbf, 0x4e00, 0x9fff, 0xf900, 0x20000, 0x2a6df, 0x2b740, 0x30000, 0x323af,
    ];
    const selectors = [0xe0100, 0xe0101, 0xe013f, 0xe01ef];
    const texts = bases.flatMap((base) => selectors.map((selector) => char(base) + char(selector)));
    expect(changed(texts)).toEqual([]);
  });

  it('the Declaration of Human Rights, but for its stray controls and no-break spaces', () => {
    const texts = declarations().map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(30_000);
    expect(changed(texts.filter((text) => !/[\u0080-\u00a0]/.test(text)))).toEqual([]);
  }, 60_000);

  it('lists nothing that looks alike in the Declaration', () => {
    const flagged = declarations().filter(({ text }) =>
      clean(text).findings.some(({ category }) => category === 'look-alike'),
    );
    expect(flagged).toEqual([]);
  }, 60_000);
});

describe('the development sets', () => {
  const entries = developmentSets();
  const isThere = entries.length > 0;
  const texts = entries.map(([, , text]) => text);
  it.skipIf(!isThere)('stay as they are, 97.9 % of them', () => {
    expect(1 - changed(texts).length / texts.length).toBeGreaterThan(0.979);
  });
  it.skipIf(!isThere)('are changed only for a reason that is written down', () => {
    expect(texts.filter((text) => reasonsFor(text).includes(undefined))).toEqual([]);
  });
  if (!isThere) console.log('Skipped: the development sets of real strings are not there.');
});

it('numbers, amounts and dates as Intl writes them stay, in every language', () => {
  const texts = formattedTexts().map(([, , text]) => text);
  expect(texts.length).toBeGreaterThan(1500);
  expect(changed(texts)).toEqual([]);
}, 120_000);

describe('the cases of the benchmark', () => {
  const cases = readCases();
  it.each(cases.keep)('keeps: %s', (_, text) => expect(clean(text).text).toBe(text));
  it.each(cases.strip)('strips: %s', (_, text, expected) =>
    expect(clean(text).text).toBe(expected),
  );
});
