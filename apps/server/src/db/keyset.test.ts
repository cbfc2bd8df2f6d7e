import { expect, test } from 'vitest';
import { keysetPage, keysetQuery, readCursor, writeCursor } from './keyset.ts';

const id = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';
const row = (minute: number) => ({
  id,
  createdAt: new Date(`2026-03-14T12:0${minute}:00.000Z`),
});

test('a cursor leads back to the row that it was made of', () => {
  expect(readCursor(writeCursor(row(1)))).toEqual(row(1));
});

test.each([
  '',
  'now',
  `2026-03-14_${id}`,
  `0000-03-14T12:00:00.000Z_${id}`,
  `2026-13-14T12:00:00.000Z_${id}`,
  '2026-03-14T12:00:00.000Z_1',
  `2026-03-14T12:00:00.000Z_${id}_more`,
])('what is no cursor of ours is refused: %s', (text) => {
  expect(readCursor(text)).toBeNull();
});

test('a page without a cursor counts from the newest row, one with a cursor begins beside it', () => {
  const cursor = writeCursor(row(1));
  expect(keysetQuery({ page: 3 }, 20)).toEqual({ limit: 20, offset: 40, older: null, newer: null });
  expect(keysetQuery({ page: 3, older: cursor, newer: cursor }, 20)).toEqual({
    limit: 20,
    offset: 0,
    older: row(1),
    newer: null,
  });
});

test('a page shows the newest row first, whichever way it was read', () => {
  const [newest, oldest] = [row(2), row(1)];
  const page = keysetPage([newest, oldest], { limit: 2, offset: 0 });
  expect(page.items).toEqual([newest, oldest]);
  expect(page.cursors).toEqual({ newer: writeCursor(newest), older: writeCursor(oldest) });
  const back = keysetPage([oldest, newest], { limit: 2, offset: 0, newer: row(0) });
  expect(back).toEqual(page);
});
