import { describe, expect, it } from 'vitest';
import { scoreOf } from './acceptance.ts';

describe('somebody whose passage may be a copy', () => {
  it('is judged by weighted figures, each in deviations from its mean', () => {
    const model = { bias: -1, figures: { a: { mean: 2, deviation: 4, weight: 3 } } };
    expect(scoreOf({ a: 10, unknown: 99 }, model)).toBe(5);
  });
});
