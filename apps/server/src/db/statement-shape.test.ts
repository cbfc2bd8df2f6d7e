import { expect, test } from 'vitest';
import { nameOf, shapeOf } from './statement-shape.ts';

test.each([
  [
    'select "a", "b" from "text_cleanups" where ("id" = $1 and "n" > 42)',
    'select a, b from text_cleanups where (id = ? and n > ?)',
    'select text_cleanups',
  ],
  [
    'insert into "users" ("id", "email") values ($1, default), ($2, $3), ($4, $5) returning "id"',
    'insert into users (id, email) values (?) returning id',
    'insert users',
  ],
  [
    `update t set a = 'canary', b = E'it\\'s canary', c = $x$canary$x$, d = $$canary$$ -- canary\n where a in (1, 2)`,
    'update t set a = ?, b = ?, c = ?, d = ? where a in (?)',
    'update t',
  ],
  ["select 'it''s canary' /* canary */ from only t", 'select ? from only t', 'select t'],
  ['select log_requests($1::json, $2)', 'select log_requests(?::json, ?)', 'select log_requests'],
  ["select 'canary that never ends", 'select ?', 'select'],
  ['select $$canary that never ends', 'select ?', 'select'],
  ['begin', 'begin', 'begin'],
])('%s has a shape without values, and a name', (text, shape, name) => {
  expect(shapeOf(text)).toBe(shape);
  expect(nameOf(shape)).toBe(name);
});

test('a statement of many rows, or of a literal of megabytes, has a short shape', () => {
  const many = `insert into t (a) values ${Array.from({ length: 5000 }, (_, i) => `($${i + 1})`).join(', ')}`;
  expect(shapeOf(many)).toMatch(/^insert into t \(a\) values \(\?\)/);
  expect(shapeOf(`select '${"canary''".repeat(1_000_000)}'`)).toBe('select ?');
  const cutInName = `${'x'.repeat(19_000)} "${'a'.repeat(2000)}`;
  expect(shapeOf(cutInName).length).toBeLessThan(402);
  expect(shapeOf('select "a""b", "c" from t')).toBe('select ab, c from t');
  expect(shapeOf(`select ${'column_of_some_length, '.repeat(500)}1`).length).toBeLessThan(402);
});
