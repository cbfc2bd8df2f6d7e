import { expect, test } from 'vitest';
import { displayLines } from './display-lines.ts';

const lengths = (text: string) => text.split('\n').map((line) => line.length);

test('ordinary lines stay as they are', () => {
  const lines = displayLines();
  lines.plain('one\ntwo');
  expect(lines.box('\u200b')).toBe(7);
  expect(lines.box('\n')).toBe(8);
  lines.plain('three');
  expect(lines.text()).toBe('one\ntwo\u200b\nthree');
});

test('a long line is broken behind spaces, and nothing is lost', () => {
  const lines = displayLines();
  const text = 'some words '.repeat(2000);
  lines.plain(text);
  const drawn = lines.text();
  expect(drawn.replaceAll('\n', '')).toBe(text);
  expect(Math.max(...lengths(drawn))).toBeLessThanOrEqual(2500);
  expect(drawn.split('\n').every((line) => line === '' || line.endsWith(' '))).toBe(true);
});

test('a line without spaces is broken too, but never inside a surrogate pair', () => {
  const lines = displayLines();
  const text = `a${'🙂'.repeat(4000)}`;
  lines.plain(text);
  const drawn = lines.text();
  expect(drawn.replaceAll('\n', '')).toBe(text);
  expect(Math.max(...lengths(drawn))).toBeLessThanOrEqual(2501);
  expect(drawn.isWellFormed()).toBe(true);
});

test('a text that comes in pieces is broken as one', () => {
  const lines = displayLines();
  for (let i = 0; i < 1000; i++) {
    lines.plain('word ');
    lines.box('\u00a0');
  }
  expect(Math.max(...lengths(lines.text()))).toBeLessThanOrEqual(80 * 6 + 5);
});

test('a line holds at most 80 boxes, and a box says where it begins', () => {
  const lines = displayLines();
  const starts = Array.from({ length: 200 }, () => lines.box('\u200b'));
  const drawn = lines.text();
  expect(lengths(drawn)).toEqual([80, 80, 40]);
  expect(starts.every((start) => drawn[start] === '\u200b')).toBe(true);
});
