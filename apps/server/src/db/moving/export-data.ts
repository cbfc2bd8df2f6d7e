import { sql } from 'drizzle-orm';
import type { Database, Handle } from '../handle.ts';
import { batchBytes, batchRows, beginHead, type Head, type Piece } from './lines.ts';
import { quoted, readShape, type Table, textsOf, writeExactly } from './shape.ts';

interface Given {
  secret: string | null;
  now: Date;
}

/** Types of which PostgreSQL knows the length of a value without having read it. */
const isText = (type: string) => /^(text|bytea)$/.test(type);
/** Types whose values all take a few bytes. */
const isSmall = (type: string) =>
  /^(smallint|integer|bigint|boolean|uuid|date|real|double precision|time[a-z ]*)$/.test(type);

/**
 * Hands out all that a database holds, of one moment: whoever goes on writing does not show.
 * Never more than a batch of rows is in memory.
 */
export async function exportData(
  { engine, handle }: Pick<Database, 'engine' | 'handle'>,
  given: Given,
  take: (piece: Piece) => Promise<void>,
): Promise<Head> {
  const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return handle.transaction(async (tx) => {
    await writeExactly(tx);
    const shape = await readShape(tx);
    const tables: Head['tables'] = [];
    for (const table of shape.tables) tables.push({ ...table, rows: await countRows(tx, table) });
    const sequences: Head['sequences'] = [];
    for (const name of shape.sequences) sequences.push(await readSequence(tx, name));
    const { secret, now } = given;
    const head: Head = {
      ...beginHead(),
      ...{ made: now.toISOString(), engine, secret, steps: shape.steps, tables, sequences },
    };
    await take({ head });
    await readInPlace(tx);
    for (const table of tables) await exportTable(tx, table, take);
    return head;
  }, config);
}

/** Both cursors of a table then meet its rows in the same order. */
async function readInPlace(tx: Handle): Promise<void> {
  for (const way of ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan']) {
    await tx.execute(sql.raw(`set local ${way} = off`));
  }
  await tx.execute(sql.raw('set local synchronize_seqscans = off'));
}

async function countRows(tx: Handle, { name }: Table): Promise<number> {
  const query = `select count(*)::text as n from ${quoted(name)}`;
  return Number((await textsOf<{ n: string }>(tx, query))[0]!.n);
}

async function readSequence(tx: Handle, name: string) {
  const query = `select last_value::text as value, is_called::text as called from ${quoted(name)}`;
  const { value, called } = (await textsOf<{ value: string; called: string }>(tx, query))[0]!;
  return { name, value, called: called === 'true' };
}

/** How long a row is about; null where no row of the table can be long. */
function lengthOf({ columns }: Table): string | null {
  const long = columns.filter(({ type }) => !isSmall(type));
  if (long.length === 0) return null;
  return long
    .map(
      ({ name, type }) =>
        `coalesce(octet_length(${quoted(name)}${isText(type) ? '' : '::text'}), 0)`,
    )
    .join('::bigint + ');
}

/** A cursor tells the lengths ahead of the rows, so that no batch is longer than it may be. */
async function exportTable(
  tx: Handle,
  table: Table & { rows: number },
  take: (piece: Piece) => Promise<void>,
): Promise<void> {
  const from = `from ${quoted(table.name)}`;
  const values = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const length = lengthOf(table);
  const declare = (cursor: string, what: string) =>
    tx.execute(sql.raw(`declare ${cursor} no scroll cursor for select ${what} ${from}`));
  await declare('moving_rows', `json_build_array(${values})::text as line`);
  if (length !== null) await declare('moving_lengths', `(${length})::text as length`);
  let known: number[] = [];
  let rows = 0;
  while (rows < table.rows) {
    if (length !== null && known.length < batchRows) {
      const more = await textsOf<{ length: string }>(tx, `fetch ${batchRows} from moving_lengths`);
      known = known.concat(more.map((one) => Number(one.length)));
    }
    const count = length === null ? batchRows : fitting(known);
    const fetched = await textsOf<{ line: string }>(tx, `fetch ${count} from moving_rows`);
    known = known.slice(count);
    if (fetched.length === 0) break;
    rows += fetched.length;
    await take({ batch: { table: table.name, lines: fetched.map(({ line }) => line) } });
  }
  await tx.execute(sql.raw('close moving_rows'));
  if (length !== null) await tx.execute(sql.raw('close moving_lengths'));
  await take({ ended: { table: table.name, rows } });
}

/** How many of the next rows make a batch: one at least. */
function fitting(lengths: number[]): number {
  let sum = 0;
  const end = lengths.slice(0, batchRows).findIndex((length) => {
    sum += length;
    return sum > batchBytes;
  });
  if (end < 0) return Math.max(1, Math.min(lengths.length, batchRows));
  return Math.max(1, end);
}
