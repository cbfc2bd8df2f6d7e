import { expect, test } from 'vitest';
import { likelihoodPercent } from './likelihood-percent.ts';

test('an estimate never reads like a certainty', () => {
  expect([null, 0, 1, 50, 99, 100].map(likelihoodPercent)).toEqual([
    'no figure',
    'under 1%',
    '1%',
    '50%',
    '99%',
    'over 99%',
  ]);
});
