import { expect, test } from 'vitest';
import { indexShareNote } from './index-share.ts';

test('nothing is said where the whole index answered', () => {
  expect(indexShareNote({})).toBeNull();
  expect(indexShareNote({ indexShare: 1 })).toBeNull();
});

test.each([
  [0, 'None of the index answered; try again later.'],
  [171 / 256, 'Two thirds of the index answered; try again later for the rest.'],
  [170 / 256, 'Two thirds of the index answered; try again later for the rest.'],
  [85 / 256, 'A third of the index answered; try again later for the rest.'],
  [1 / 2, 'Half of the index answered; try again later for the rest.'],
  [192 / 256, 'Three quarters of the index answered; try again later for the rest.'],
  [205 / 256, '80% of the index answered; try again later for the rest.'],
  [255.9 / 256, '99% of the index answered; try again later for the rest.'],
])('a share of %d: %s', (indexShare, note) => {
  expect(indexShareNote({ indexShare })).toBe(note);
});
