import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine, openTestDatabase } from '../../test/database.ts';
import type { Database } from './handle.ts';
import { toStored } from './stored-text.ts';
import { textArray } from './text-array.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function throughDatabase(texts: (string | null)[], asBytes: boolean) {
  const given = sql.param(asBytes ? textArray(texts) : texts);
  const { rows } = (await database.handle.execute(
    sql`select encode(convert_to(t.text, 'UTF8'), 'hex') as hex
      from unnest(${given}::text[]) with ordinality t(text, n) order by t.n`,
  )) as unknown as { rows: { hex: string | null }[] };
  return rows.map(({ hex }) => hex && Buffer.from(hex, 'hex').toString());
}

const awkward = [
  ...['', 'NULL', 'null', '{}', '{a,b}', '"', '\\', '\\"', "'", ',', ' a ', '\n\r\t', 'a\u200bb'],
  ...[
    'é',
    'ß',
    '漢字',
    '😀',
    '👩‍👩‍👧',
    '\ufeffa',
    '\u{10ffff}',
    '\ufffd',
    toStored('\0 \u001a \ud800'),
  ],
  'long '.repeat(30_000),
];

test(`texts arrive as they do in the driver's own way (${engine})`, async () => {
  const texts = [...awkward, null, ...awkward];
  expect(await throughDatabase(texts, true)).toEqual(texts);
  expect(await throughDatabase(texts, false)).toEqual(texts);
});

test.each([[[]], [[null]], [['one']], [[null, 'two', null]]])('so do %j', async (texts) => {
  expect(await throughDatabase(texts, true)).toEqual(texts);
});

test('what no text can hold is refused, and not written as something else', async () => {
  const refused = throughDatabase(['a\0b'], true).then(
    () => null,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );
  expect(await refused).toBe('22021');
});
