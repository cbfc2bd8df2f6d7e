import { sql } from 'drizzle-orm';
import { StartError } from '../../config/start-error.ts';
import type { Database, Handle } from '../handle.ts';
import type { Batch, Head, Piece } from './lines.ts';
import { quoted, readShape, type Shape, type Table, textsOf, writeExactly } from './shape.ts';

/** Sums that migrations begin at nought, and that nobody has added to yet. */
const begun = new Map([['row_totals', 'value <> 0']]);

interface Given {
  /** Told what comes, before anything is written; what it throws refuses it. */
  onHead(head: Head): void;
  /** Told when all is in place and right, just before it counts; what it throws takes all back. */
  onComplete(head: Head): void;
}

/**
 * Puts an export into a database that is up to date and empty, in one transaction: all of it, or nothing.
 * @throws StartError with one line where it does not belong there
 */
export async function importData(
  { handle }: Pick<Database, 'handle'>,
  pieces: AsyncIterable<Piece>,
  given: Given,
): Promise<Head> {
  return handle.transaction(async (tx) => {
    await writeExactly(tx);
    const shape = await readShape(tx);
    const tables = new Map(shape.tables.map((table) => [table.name, table]));
    let head: Head | undefined;
    for await (const piece of pieces) {
      if ('head' in piece) {
        head = piece.head;
        requireSameShape(head, shape);
        given.onHead(head);
        await begin(tx, shape);
      } else if ('batch' in piece) {
        await insert(tx, tables.get(piece.batch.table)!, piece.batch);
      }
    }
    await finish(tx, head!);
    given.onComplete(head!);
    return head!;
  });
}

function requireSameShape(head: Head, shape: Shape): void {
  const [theirs, ours] = [head.steps.length, shape.steps.length];
  if (JSON.stringify(head.steps) !== JSON.stringify(shape.steps)) {
    const isBeginning = (all: string[], part: string[]) => part.every((s, i) => s === all[i]);
    const older = theirs < ours && isBeginning(shape.steps, head.steps);
    const newer = theirs > ours && isBeginning(head.steps, shape.steps);
    const advice = older
      ? 'Start that installation once with this version, and export it again.'
      : newer
        ? 'Import it with the version that it comes from.'
        : 'They do not descend from one another.';
    const kind = older ? 'an older' : newer ? 'a newer' : 'another';
    throw new StartError(
      `the export is of ${kind} version (${theirs} migrations, here ${ours}). ${advice}`,
    );
  }
  const bare = ({ name, columns }: Table) => ({ name, columns });
  if (JSON.stringify(head.tables.map(bare)) !== JSON.stringify(shape.tables.map(bare))) {
    throw new StartError('the export has other tables than this database.');
  }
}

/** Nobody else writes until the end, and no trigger counts what has been counted already. */
async function begin(tx: Handle, { tables }: Shape): Promise<void> {
  const names = tables.map(({ name }) => quoted(name));
  await tx.execute(sql.raw(`lock table ${names.join(', ')} in share row exclusive mode`));
  for (const { name } of tables) {
    const where = begun.has(name) ? ` where ${begun.get(name)}` : '';
    const query = `select exists (select from ${quoted(name)}${where})::text as filled`;
    const [found] = await textsOf<{ filled: string }>(tx, query);
    if (found?.filled === 'true') {
      throw new StartError(
        `the database is not empty: there are rows in ${name}. Import into a new one.`,
      );
    }
  }
  for (const name of begun.keys()) await tx.execute(sql.raw(`delete from ${quoted(name)}`));
  for (const name of names) await tx.execute(sql.raw(`alter table ${name} disable trigger user`));
}

async function insert(tx: Handle, { name, columns }: Table, { lines }: Batch): Promise<void> {
  const into = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, place) => `(row->>${place})::${type}`).join(', ');
  try {
    await tx.execute(
      sql`insert into ${sql.raw(`${quoted(name)} (${into}) select ${values}`)} from json_array_elements(${`[${lines.join(',')}]`}::json) row`,
    );
  } catch (error) {
    // Rows are stored before the sum of their table is known: what is damaged may not fit at all.
    const { code } = ((error as Error).cause ?? error) as { code?: unknown };
    if (typeof code !== 'string' || !/^2[23]/.test(code)) throw error;
    throw new StartError(`the export is damaged: rows of ${name} cannot be stored (${code}).`);
  }
}

async function finish(tx: Handle, { tables, sequences }: Head): Promise<void> {
  for (const { name } of tables) {
    await tx.execute(sql.raw(`alter table ${quoted(name)} enable trigger user`));
  }
  for (const { name, value, called } of sequences) {
    await tx.execute(sql`select setval(${quoted(name)}::regclass, ${value}::bigint, ${called})`);
  }
}
