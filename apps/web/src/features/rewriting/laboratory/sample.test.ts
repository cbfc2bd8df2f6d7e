import { rewrite } from '@cleanpaste/core/rewrite';
import { detectGreenList, type GreenListMark, plantGreenList } from '@cleanpaste/core/watermark';
import { describe, expect, test } from 'vitest';
import { laboratoryCopy } from '../../../copy/laboratory-copy.ts';
import { freshKey } from './fresh-key.ts';
import { readOpenText, sample } from './sample.ts';

/** Where the page says "marked". */
const marked = 4;
const keys = [laboratoryCopy.firstKey, ...Array.from({ length: 39 }, (_, i) => `key ${i}`)];

function run(scheme: GreenListMark['scheme']) {
  return keys.map((key) => {
    const mark = { scheme, key };
    const planted = plantGreenList(sample.text, mark, sample.places);
    const rewritten = rewrite(planted, { strength: 'strong', seed: 1 }).text;
    const [before, with_, after] = [sample.text, planted, rewritten].map(
      (text) => detectGreenList(text, mark).z,
    );
    return { before: before!, planted: with_!, after: after! };
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(['kgw', 'unigram'] as const)('a %s mark in the sample, under 40 keys', (scheme) => {
  const scores = run(scheme);

  test('is found under each key, and was not there before', () => {
    for (const { before, planted } of scores) {
      expect(before).toBeLessThan(marked);
      expect(planted).toBeGreaterThanOrEqual(marked);
    }
  });

  test('falls by what the eye sees, under each key', () => {
    for (const { planted, after } of scores) expect(planted - after).toBeGreaterThan(0.5);
    expect(mean(scores.map(({ planted, after }) => after / planted))).toBeLessThan(0.85);
  });
});

test.each(['kgw', 'unigram'] as const)(
  'the first key is well above "marked", and falls by more than a whole z (%s)',
  (scheme) => {
    const [first] = run(scheme);
    expect(first!.planted).toBeGreaterThan(5);
    expect(first!.planted - first!.after).toBeGreaterThan(1);
  },
);

test('a template is a text, and the places in it that may read otherwise', () => {
  expect(readOpenText('A {big|large} dog {ran|went}.')).toEqual({
    text: 'A big dog ran.',
    places: [
      { start: 2, end: 5, options: ['large'] },
      { start: 10, end: 13, options: ['went'] },
    ],
  });
});

test('a fresh key is another one each time', () => {
  const keys = new Set(Array.from({ length: 50 }, freshKey));
  expect(keys.size).toBeGreaterThan(45);
  for (const key of keys) expect(key).toMatch(/^[a-z]+ [a-z]+ \d{3}$/);
});
