import { describe, expect, it } from 'vitest';
import { cohen, fleiss, majority, wilson } from './figures.ts';

describe('the interval of a rate', () => {
  it('is Wilson’s at 95 %', () => {
    const { low, high } = wilson(1, 20);
    expect(low).toBeCloseTo(0.00888, 4);
    expect(high).toBeCloseTo(0.23613, 4);
  });

  it('starts at none for none of twenty, and still does not say never', () => {
    const { low, high } = wilson(0, 20);
    expect(low).toBe(0);
    expect(high).toBeCloseTo(0.16113, 4);
    expect(wilson(20, 20).high).toBe(1);
  });

  it('knows nothing of what nobody judged', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the verdict on an item', () => {
  it('is the one most readers gave, and of as many the harsher', () => {
    expect(majority([0, 2, 0])).toBe(0);
    expect(majority([0, 1])).toBe(1);
    expect(majority([0, 1, 2])).toBe(2);
    expect(majority([1, 1, 2])).toBe(1);
  });
});

describe('the agreement of readers', () => {
  it('is Cohen’s kappa for two', () => {
    // 20 times both yes, 15 times both no, 5 and 10 times not the same.
    const pairs = [
      ...Array.from({ length: 20 }, () => [1, 1] as const),
      ...Array.from({ length: 5 }, () => [1, 0] as const),
      ...Array.from({ length: 10 }, () => [0, 1] as const),
      ...Array.from({ length: 15 }, () => [0, 0] as const),
    ];
    const { items, share, kappa } = cohen(pairs);
    expect(items).toBe(50);
    expect(share).toBeCloseTo(0.7, 10);
    expect(kappa).toBeCloseTo(0.4, 10);
  });

  it('is Fleiss’ kappa for several', () => {
    // Worked by hand: shares .5, 1, .5 of pairs agree; 7 of 12 verdicts are 0, 5 are 1.
    const { share, kappa } = fleiss([
      [0, 0, 0, 1],
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ]);
    expect(share).toBeCloseTo(2.5 / 3, 10);
    const chance = (7 / 12) ** 2 + (5 / 12) ** 2;
    expect(kappa).toBeCloseTo((2.5 / 3 - chance) / (1 - chance), 10);
  });

  it('leaves out what one reader alone judged', () => {
    expect(fleiss([[0], [2, 2], [0, 0]])).toEqual({ items: 2, share: 1, kappa: 1 });
  });

  it('says nothing where all verdicts are the same', () => {
    expect(cohen([[0, 0]]).kappa).toBeUndefined();
    expect(fleiss([[0, 0]]).kappa).toBeUndefined();
  });
});
