import { expect, test } from 'vitest';
import {
  bandOf,
  isAllClear,
  isNothingFound,
  machineSentences,
  sentenceLevel,
} from './all-clear.ts';

const local = { similarity: 0, aiScore: 49, verdictThreshold: 87, provider: 'local' as const };
const copyleaks = { ...local, aiScore: 0, verdictThreshold: 50, provider: 'copyleaks' as const };

test('all clear needs no copied passage, and a figure in the lowest band', () => {
  expect(isAllClear(local)).toBe(true);
  expect(isAllClear({ ...local, aiScore: 50 })).toBe(false);
  expect(isAllClear({ ...local, similarity: 1 })).toBe(false);
});

test('nothing is all clear while some of the index did not answer', () => {
  expect(isAllClear({ ...local, indexShare: 2 / 3 })).toBe(false);
  expect(isNothingFound({ ...local })).toBe(true);
  expect(isAllClear({ ...local, indexShare: 1 })).toBe(true);
});

test('a text without a figure is in no band, and not all clear on it', () => {
  expect(bandOf({ ...local, aiScore: null })).toBeNull();
  expect(isAllClear({ ...local, aiScore: null })).toBe(false);
});

test('a share of the text that reads like a machine is not nothing, however small', () => {
  expect(isAllClear(copyleaks)).toBe(true);
  expect(isAllClear({ ...copyleaks, aiScore: 1 })).toBe(false);
});

test('the bands meet without a gap', () => {
  const bands = [0, 49, 50, 86, 87, 100].map((aiScore) => bandOf({ ...local, aiScore }));
  expect(bands).toEqual(['person', 'person', 'unclear', 'unclear', 'machine', 'machine']);
});

test('of a text that is called machine-written, and reads partly otherwise, its sentences are counted', () => {
  const sentence = (score: number) => ({ start: 0, end: 1, score, reasons: [] });
  const mixed = {
    ...({ aiScore: 99, provider: 'local', verdictThreshold: 88, mixed: true } as const),
    sentences: [sentence(0.2), sentence(0.6), sentence(0.9)],
  };
  expect(machineSentences(mixed)).toEqual({ like: 2, of: 3 });
  expect(machineSentences({ ...mixed, mixed: false })).toBeNull();
  expect(machineSentences({ ...mixed, aiScore: 60 })).toBeNull();
  expect(machineSentences({ ...mixed, sentences: [sentence(0.2)] })).toBeNull();
});

test.each([
  [0, 0],
  [0.19, 0],
  [0.5, 2],
  [1, 4],
])('a sentence of %d has level %i', (score, level) => {
  expect(sentenceLevel({ score })).toBe(level);
});
