import { expect, test } from 'vitest';
import { type BoxKind, firstBoxAfter, stopsBefore, stopsOf } from './box-stops.ts';

const kind = (tone: BoxKind['tone']): BoxKind => ({ text: '', name: '', tone });
const kinds = [kind('mark'), kind('layout'), kind('keep')];
const places = Int32Array.from([1, 2, 0, 5, 6, 1, 8, 12, 2, 12, 13, 0]);

test('line breaks and tabs are no stops', () => {
  expect([...stopsOf(places, kinds)]).toEqual([0, 2, 3]);
});

test('stops before a box', () => {
  const stops = stopsOf(places, kinds);
  expect([-1, 0, 1, 2, 3, 4].map((index) => stopsBefore(stops, index))).toEqual([0, 0, 1, 1, 2, 3]);
});

test('the first box after a position is the first that ends behind it', () => {
  expect([0, 1, 2, 6, 11, 12, 13].map((at) => firstBoxAfter(places, at))).toEqual([
    0, 0, 1, 2, 2, 3, 4,
  ]);
});
