import { ChangeSet } from '@codemirror/state';
import { expect, test } from 'vitest';
import { drawnAtMost, firstPairAfter, stretchesToDraw } from './find-marks.ts';

const marks = Int32Array.from([2, 3, 5, 7, 7, 8, 20, 30]);

test('the first pair after a position is the first that ends behind it', () => {
  expect([0, 2, 3, 6, 7, 8, 29, 30].map((at) => firstPairAfter(marks, at))).toEqual([
    0, 0, 2, 2, 4, 6, 6, 8,
  ]);
  expect(firstPairAfter(new Int32Array(0), 5)).toBe(0);
});

test('only what lies in the window is drawn, clipped to it, and touching marks as one', () => {
  expect(stretchesToDraw({ marks, from: 0, to: 100, since: null })).toEqual([2, 3, 5, 8, 20, 30]);
  expect(stretchesToDraw({ marks, from: 6, to: 25, since: null })).toEqual([6, 8, 20, 25]);
  expect(stretchesToDraw({ marks, from: 8, to: 20, since: null })).toEqual([]);
});

test('marks move with what was typed after them, and vanish with what was deleted', () => {
  const since = ChangeSet.of(
    [
      { from: 0, insert: 'ab' },
      { from: 4, to: 9 },
    ],
    40,
  ).desc;
  expect(stretchesToDraw({ marks, from: 0, to: 37, since })).toEqual([4, 5, 17, 27]);
});

test('a window full of marks is drawn in few stretches that cover them all', () => {
  const every2nd = Int32Array.from({ length: 40_000 }, (_, i) => (i >> 1) * 2 + (i & 1));
  const found = stretchesToDraw({ marks: every2nd, from: 0, to: 40_000, since: null });
  expect(found.length).toBeLessThanOrEqual(drawnAtMost * 2);
  expect(found[0]).toBe(0);
  expect(found.at(-1)).toBe(39_999);
});
