import { expect, test } from 'vitest';
import { measure } from '../../packages/core/scripts/train-likelihood/measure.ts';
import { randomFrom } from '../../packages/core/scripts/train-likelihood/random.ts';
import { aurocInterval, intervals, shareInterval } from './intervals.ts';

const random = randomFrom(3);
/** Honest chances, as many as one resample takes many times over: a draw is off by more than they are. */
const rows = Array.from({ length: 12_000 }, (_, at) => {
  const score = random();
  const label = random() < score ? 1 : 0;
  return { score, label, src: `s${at % 3}`, gen: '', genre: 'web', group: `g${at}` };
});

test('every interval holds the figure that it belongs to', () => {
  const { macro } = measure(rows, 0.87);
  const spans = Object.entries(intervals(rows, 0.87, 60));
  expect(spans.map(([name]) => name)).toContain('ece');
  for (const [name, [low, high]] of spans) {
    const point = macro[name as keyof typeof macro];
    expect(low, name).toBeLessThanOrEqual(point);
    expect(high, name).toBeGreaterThanOrEqual(point);
    expect(low, name).toBeLessThan(high);
  }
});

test('the interval of a share holds it, also where nothing or everything was found', () => {
  for (const [share, of] of [
    [0, 70],
    [1, 70],
    [0.157, 70],
    [0.5, 2],
  ] as const) {
    const [low, high] = shareInterval(share, of);
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
    expect(high - low).toBeGreaterThan(0);
  }
  expect(shareInterval(0, 70)[1]).toBeCloseTo(0.052, 3);
  expect(shareInterval(0, 0)).toEqual([Number.NaN, Number.NaN]);
});

test('the interval of an area holds it, and is narrower for more texts', () => {
  const few = aurocInterval(0.9, { people: 50, machines: 40 });
  const many = aurocInterval(0.9, { people: 5000, machines: 4000 });
  for (const [low, high] of [few, many]) {
    expect(low).toBeLessThan(0.9);
    expect(high).toBeGreaterThan(0.9);
  }
  expect(many[1] - many[0]).toBeLessThan((few[1] - few[0]) / 5);
});
