import { rewrite } from '@cleanpaste/core/rewrite';
import {
  detectGreenList,
  histogram,
  plantGreenList,
  scoresUnderOtherKeys,
} from '@cleanpaste/core/watermark';
import { expect, test } from 'vitest';
import { laboratoryCopy } from '../../../copy/laboratory-copy.ts';
import { firstScale, widened } from './chart-scale.ts';
import { sample } from './sample.ts';

test.each(['kgw', 'unigram'] as const)(
  'the three steps of the sample are drawn to one scale, %s',
  (scheme) => {
    const mark = { scheme, key: laboratoryCopy.firstKey };
    const planted = plantGreenList(sample.text, mark, sample.places);
    const rewritten = rewrite(planted, { strength: 'strong', seed: 1 }).text;
    for (const text of [sample.text, planted, rewritten]) {
      const { z } = detectGreenList(text, mark);
      const bars = histogram(scoresUnderOtherKeys(text, mark));
      expect(widened(firstScale, { bars, z })).toBe(firstScale);
    }
  },
);

test('a score beyond the axis widens it, and the next one below it does not narrow it again', () => {
  const far = widened(firstScale, { bars: [], z: 23.4 });
  expect(far).toEqual({ ...firstScale, high: 25 });
  expect(widened(far, { bars: [], z: 1 })).toBe(far);
  const tall = widened(far, { bars: [{ from: 0, to: 0.5, count: 90, expected: 39 }], z: 1 });
  expect(tall).toEqual({ high: 25, most: 90 });
});
