import { expect, test } from 'vitest';
import { axisTicks, bell } from './bell.ts';

const density = (z: number) => Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);
const bars = Array.from({ length: 11 }, (_, i) => ({
  from: i - 5.5,
  to: i - 4.5,
  count: 3,
  expected: 200 * density(i - 5),
}));

test('the curve goes through the middle of every bar as the bars expect it', () => {
  const points = bell(bars, { from: -5, to: 5 });
  for (const { from, expected } of bars) {
    const z = from + 0.5;
    const near = points.find(([at]) => Math.abs(at - z) < 1e-9);
    expect(near?.[1]).toBeCloseTo(expected, 9);
  }
});

test('between two points the curve is nowhere a fifth of a pixel from its line: the eye sees no corner', () => {
  const pixelsHigh = 160 / (200 * density(0));
  const points = bell(bars, { from: -5, to: 20 });
  const off = points.slice(1).map(([z, count], i) => {
    const [before, countBefore] = points[i]!;
    const onLine = (count + countBefore) / 2;
    return Math.abs(onLine - 200 * density((z + before) / 2)) * pixelsHigh;
  });
  expect(Math.max(...off)).toBeLessThan(0.2);
});

test('no bars, no curve', () => expect(bell([], { from: -5, to: 5 })).toEqual([]));

test.each([
  [310, 6],
  [310, 18],
  [310, 60],
  [560, 18],
])('numbers of an axis of %i units up to %i stand apart', (width, high) => {
  const ticks = axisTicks({ low: -5, high, width });
  expect(ticks.length).toBeGreaterThan(1);
  expect(ticks).toContain(0);
  const gap = ((ticks[1]! - ticks[0]!) / (high + 5)) * width;
  expect(gap).toBeGreaterThanOrEqual(30);
});
