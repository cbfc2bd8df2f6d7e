import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../scripts/train-likelihood/kinds.ts';
import { ASSISTANT, PLAIN } from '../../scripts/train-likelihood/samples.fixture.ts';
import { score } from './index.ts';
import { nearestKind, peopleAsHigh } from './kinds.ts';

const person = (kind: string, src: string, at: number) => ({
  kind,
  src,
  score: at / 100,
  style: Float32Array.of(kind === 'news' ? at / 100 : 10 + at / 100, 1),
});
const hundred = Array.from({ length: 100 }, (_, at) => at);
const kinds = kindsOf([
  ...hundred.map((at) => person('news', 'a', at)),
  ...hundred.map((at) => person('news', 'b', at / 2)),
  ...hundred.slice(0, 5).map((at) => person('news', 'too few', 99 + at)),
  ...hundred.map((at) => person('essay', 'c', at)),
]);

describe('texts by people with a figure as high', () => {
  it('are counted in the kind that a text is nearest to', () => {
    expect(nearestKind(kinds, Float32Array.of(0.2, 1)).kind).toBe('news');
    expect(nearestKind(kinds, Float32Array.of(9, 1)).kind).toBe('essay');
    const { label, texts } = peopleAsHigh(kinds, Float32Array.of(9, 1), {
      likelihood: 0.5,
    });
    expect([label, texts]).toEqual(['essays', 100]);
  });

  it('are a mean over sources, and a share of those that were measured', () => {
    const rateAt = (likelihood: number) =>
      peopleAsHigh(kinds, Float32Array.of(0, 1), { likelihood }).rate;
    expect(rateAt(0)).toBe(1);
    expect(rateAt(0.25)).toBeCloseTo((0.75 + 0.5) / 2, 2);
    expect(rateAt(0.5)).toBeCloseTo(0.25, 2);
    expect(rateAt(1)).toBe(0);
  });

  it('are never said to be fewer than they are', () => {
    const rate = peopleAsHigh(kinds, Float32Array.of(9, 1), { likelihood: 0.87 }).rate;
    expect(rate).toBeGreaterThanOrEqual(0.13);
    expect(rate).toBeLessThanOrEqual(0.15 + 1e-9);
  });

  it('are of the kind that was asked for, however near another one is', () => {
    const nearest = score(PLAIN).peopleAsHigh!;
    const other = score(ASSISTANT, { peopleOf: nearest.label }).peopleAsHigh!;
    expect(other.label).toBe(nearest.label);
    expect(other.texts).toBe(nearest.texts);
    expect(other.rate).toBeLessThanOrEqual(nearest.rate);
    // A label from another version is no reason to fail.
    expect(score(PLAIN, { peopleOf: 'no such kind' }).peopleAsHigh).toEqual(nearest);
  });

  it('are told of every text with a figure, and fewer for a higher one', () => {
    const [low, high] = [score(PLAIN).peopleAsHigh, score(ASSISTANT).peopleAsHigh];
    expect(low?.rate).toBeGreaterThan(high?.rate ?? 1);
    expect(low?.texts).toBeGreaterThan(900);
    expect(score('Too short.').peopleAsHigh).toBeNull();
  });
});
