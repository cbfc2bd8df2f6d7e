import { expect, test } from 'vitest';
import { inReadingOrder, pushOf, sweepMs, thinned, timing, turn } from './sweep-plan.ts';

const at = (left: number, top: number) => ({ left, top, height: 20 });

test('all motion is over in less than 700 ms after the result has come', () => {
  expect(sweepMs).toBeLessThan(700);
  expect(turn(0, 9)).toBe(0);
  expect(turn(8, 9)).toBe(timing.stagger);
  expect(turn(0, 1)).toBe(0);
});

test('marks light up in the order of reading, though one stands a little higher in its line', () => {
  const order = inReadingOrder([at(50, 30), at(10, 58), at(5, 32), at(90, 4)]);
  expect(order).toEqual([at(90, 4), at(5, 32), at(50, 30), at(10, 58)]);
});

test('words are pushed by the marks before them in their own line, and by nothing else', () => {
  const marks = [at(10, 0), at(60, 0), at(20, 27)];
  expect(pushOf(at(0, 0), marks)).toEqual({ shift: 0, last: -1 });
  expect(pushOf(at(30, 0), marks)).toEqual({ shift: 6, last: 0 });
  expect(pushOf(at(61, 0), marks)).toEqual({ shift: 12, last: 1 });
  expect(pushOf(at(61, 27), marks)).toEqual({ shift: 6, last: 2 });
  expect(pushOf(at(61, 54), marks)).toEqual({ shift: 0, last: -1 });
});

test('a line full of marks is pushed no further than the margin beside it is wide', () => {
  const marks = Array.from({ length: 60 }, (_, i) => at(i * 10, 0));
  expect(pushOf(at(600, 0), marks).shift).toBeCloseTo(30);
});

test('of very many marks some are taken, evenly', () => {
  const many = Array.from({ length: 1000 }, (_, i) => i);
  expect(thinned(many, 4)).toEqual([0, 250, 500, 750]);
  expect(thinned([1, 2], 4)).toEqual([1, 2]);
});
