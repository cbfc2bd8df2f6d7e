import { expect, test } from 'vitest';
import { type Box, placeFor } from './toast-place.ts';

const bottomFor = (room: Parameters<typeof placeFor>[0]) => placeFor(room).bottom;
const phone = { width: 390, height: 844, stack: { width: 320, height: 48 } };
const box = (top: number, height = 44, left = 16, width = 200): Box => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});
const top = (kept: Box[]) => phone.height - bottomFor({ ...phone, kept }) - phone.stack.height;

test('notices stand at the foot of the window, where nothing is in the way', () => {
  expect(bottomFor({ ...phone, kept: [] })).toBe(12);
  expect(bottomFor({ ...phone, kept: [box(300)] })).toBe(12);
});

test.each([
  ['a button at the foot', [box(780)]],
  ['a bar as wide as the window', [box(780, 64, 0, 390)]],
  ['a button right above a bar', [box(720), box(780, 64, 0, 390)]],
])('they stand above %s, with room between', (_, kept) => {
  const highest = Math.min(...kept.map((one) => one.top));
  expect(top(kept) + phone.stack.height).toBe(highest - 12);
});

test('a control beside them, or far above them, leaves them where they are', () => {
  const wide = { ...phone, width: 1280 };
  expect(bottomFor({ ...wide, kept: [box(790, 44, 16, 120)] })).toBe(12);
  expect(bottomFor({ ...phone, kept: [box(600), box(780)] })).toBe(844 - 780 + 12);
});

test('where there is no room above, they stay at the foot rather than leave the window', () => {
  expect(bottomFor({ ...phone, kept: [box(20, 820, 0, 390)] })).toBe(12);
});

test('they spare other controls where there is room in the lower half, and cover them rather than fly up', () => {
  const spared = [box(790), box(730)];
  expect(bottomFor({ ...phone, kept: [], controls: spared })).toBe(844 - 730 + 12);
  const many = Array.from({ length: 12 }, (_, at) => box(790 - at * 60));
  expect(bottomFor({ ...phone, kept: [box(780)], controls: many })).toBe(844 - 780 + 12);
});

test('they stand close between two things that they spare, rather than above both', () => {
  const controls = [box(750)];
  expect(bottomFor({ ...phone, kept: [], controls, words: [box(650, 36)] })).toBe(844 - 750 + 12);
});

test('words are spared near the foot alone: higher up the page is not where a notice is looked for', () => {
  const controls = [box(790)];
  const near = [box(760, 20)];
  expect(bottomFor({ ...phone, kept: [], controls, words: near })).toBe(844 - 760 + 12);
  const far = [box(700, 60), box(650, 36)];
  // Where they have to fly up for a control, they do not stop on the words above it.
  const high = [box(560, 270)];
  const above = [box(530, 20)];
  expect(bottomFor({ ...phone, kept: [], controls: high, words: above })).toBe(844 - 530 + 12);
  expect(bottomFor({ ...phone, kept: [], controls, words: far })).toBe(844 - 790 + 12);
});

test('where they would fly up from the foot they go to its right end, if that is free', () => {
  const wide = { width: 1920, height: 1080, stack: { width: 240, height: 48 }, kept: [] };
  const placed = (controls: Box[]) => {
    const { bottom, aside } = placeFor({ ...wide, controls });
    return { bottom, left: (1920 - 240) / 2 + aside };
  };
  // A little above it they are still where a notice is looked for.
  expect(placed([box(1000, 44, 900, 120)])).toEqual({ bottom: 1080 - 1000 + 12, left: 840 });
  const tall = box(700, 340, 900, 120);
  const lower = box(900, 140, 900, 120);
  const right = 1920 - 24 - 240;
  for (const one of [tall, lower]) expect(placed([one])).toEqual({ bottom: 12, left: right });
  // Where something stands there, a quarter of the window is still near the foot.
  const there = box(1000, 44, 1700, 120);
  expect(placed([lower, there])).toEqual({ bottom: 1080 - 900 + 12, left: 840 });
  const up = { bottom: 1080 - 700 + 12, left: 840 };
  expect(placed([tall, there])).toEqual(up);
  // A phone has no such end.
  expect(placeFor({ ...phone, kept: [box(500, 330)] }).aside).toBe(0);
});
