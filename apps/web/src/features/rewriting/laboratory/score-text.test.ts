import { expect, test } from 'vitest';
import { scoreText } from './score-text.ts';

test('a score below chance has a minus and no hyphen, and nothing is never negative', () => {
  expect([-1.61, -0.04, 0, 6.25].map(scoreText)).toEqual(['−1.6', '0.0', '0.0', '6.3']);
});
