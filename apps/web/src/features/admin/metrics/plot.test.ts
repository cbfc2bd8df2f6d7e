import { expect, test } from 'vitest';
import { byWeeks, highest, isAlone, isBlank, labelled, lineRuns, stack, ticksTo } from './plot.ts';

test('ticks are round, whole, few, and reach above the highest value', () => {
  expect(ticksTo(0)).toEqual([0, 1]);
  expect(ticksTo(1)).toEqual([0, 1]);
  expect(ticksTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksTo(36)).toEqual([0, 10, 20, 30, 40]);
  for (const most of [1, 2, 7, 11, 99, 101, 1234, 98_765, 1e9]) {
    const ticks = ticksTo(most);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});

test('a bar without its like on a day stands over the day alone', () => {
  const series = [
    { name: 'joined', values: [2, 2, 0] },
    { name: 'left', values: [0, 1, null] },
  ];
  expect([0, 1, 2].map((day) => isAlone(series, day))).toEqual([true, false, true]);
});

test('layers stand on one another; a gap is nothing', () => {
  const series = [
    { name: 'a', values: [1, 2, null] },
    { name: 'b', values: [3, null, 5] },
  ];
  expect(stack(series)[1]).toEqual([
    { from: 1, to: 4 },
    { from: 2, to: 2 },
    { from: 0, to: 5 },
  ]);
  expect(highest(series, true)).toBe(5);
  expect(highest(series, false)).toBe(5);
  expect(highest([], true)).toBe(0);
});

test('a line breaks where nothing was measured', () => {
  expect(lineRuns([1, 2, null, null, 3])).toEqual([
    [
      { at: 0, value: 1 },
      { at: 1, value: 2 },
    ],
    [{ at: 4, value: 3 }],
  ]);
  expect(lineRuns([null])).toEqual([]);
});

test('labels are spread evenly and never crowd', () => {
  expect(labelled(1, 500)).toEqual([0]);
  expect(labelled(7, 500)).toEqual([0, 2, 4, 6]);
  for (const days of [30, 90, 366]) {
    const at = labelled(days, 300);
    expect(at.length).toBeLessThanOrEqual(5);
    expect(at.at(-1)).toBe(days - 1);
  }
});

test('a plot is blank with nothing but zeros, or without a measurement', () => {
  expect(isBlank([{ name: 'a', values: [0, null, 0] }])).toBe(true);
  expect(isBlank([{ name: 'a', values: [null] }])).toBe(true);
  expect(
    isBlank([
      { name: 'a', values: [0] },
      { name: 'b', values: [0.2] },
    ]),
  ).toBe(false);
});

test('long stretches are added up by weeks, and nothing is lost', () => {
  const dates = Array.from({ length: 10 }, (_, i) => `2026-01-${String(i + 1).padStart(2, '0')}`);
  const weeks = byWeeks(dates, [{ name: 'a', values: dates.map((_, i) => i), style: 'third' }]);
  expect(weeks).toEqual({
    dates: ['2026-01-01', '2026-01-08'],
    series: [{ name: 'a', values: [21, 24], style: 'third' }],
  });
});
