import { shortestJudged } from '@cleanpaste/contract';
import { MIN_WORDS } from '@cleanpaste/core/likelihood';
import { expect, test } from 'vitest';

test('the page and Copyleaks call a text too short exactly where the built-in detector does', () => {
  expect(shortestJudged).toBe(MIN_WORDS);
});
