import { describe, expect, it } from 'vitest';
import { fc } from '../../test/properties.ts';
import {
  colourWords,
  detectGreenList,
  type GreenListMark,
  histogram,
  plantGreenList,
  scoresUnderOtherKeys,
} from './index.ts';
import { upperTail } from './normal.ts';

/** A text whose every word has five stand-ins: a model with much choice. */
const places = Array.from({ length: 120 }, (_, i) =>
  ['a', 'b', 'c', 'd', 'e'].map((l) => `${l}${i}`),
);
const plain = places.map(([first]) => first).join(' ');
let at = 0;
const alternatives = places.map((options) => {
  const start = at;
  at += options[0].length + 1;
  return { start, end: start + options[0].length, options };
});

describe.each(['kgw', 'unigram'] as const)('a planted %s mark', (scheme) => {
  const mark: GreenListMark = { scheme, key: 'harbour' };

  it('is found with its key and not with another', () => {
    const marked = plantGreenList(plain, mark, alternatives);
    expect(marked.split(' ')).toHaveLength(120);
    expect(detectGreenList(marked, mark).z).toBeGreaterThan(6);
    expect(detectGreenList(marked, { ...mark, key: 'Harbour' }).z).toBeLessThan(4);
  });

  it('scores texts without the mark like chance', () => {
    const scores = scoresUnderOtherKeys(plain, mark, 600);
    const mean = scores.reduce((sum, z) => sum + z, 0) / scores.length;
    const variance = scores.reduce((sum, z) => sum + (z - mean) ** 2, 0) / scores.length;
    expect(Math.abs(mean)).toBeLessThan(0.15);
    expect(variance).toBeGreaterThan(0.8);
    expect(variance).toBeLessThan(1.25);
    const bars = histogram(scores);
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(600);
  });

  it('never scores a repetition twice and colours any text', () => {
    expect(detectGreenList('again again again again', mark).scored).toBe(1);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const word of colourWords(text, mark))
          expect(text.slice(word.start, word.end)).not.toBe('');
        expect(Number.isFinite(detectGreenList(text, mark).z)).toBe(true);
      }),
    );
  });
});

describe('the normal tail', () => {
  it('knows the usual quantiles', () => {
    expect(upperTail(0)).toBeCloseTo(0.5, 6);
    expect(upperTail(2.3263479)).toBeCloseTo(0.01, 6);
    expect(upperTail(-1.6448536)).toBeCloseTo(0.95, 6);
  });
});

it('bars over scores come to an end whatever they are asked for', () => {
  for (const width of [0, -1, Number.NaN, Infinity])
    expect(() => histogram([1], width)).toThrow(RangeError);
  const bars = histogram([Infinity, Number.NaN, 0.1], 1);
  expect(bars.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
});
