import { createHash } from 'node:crypto';
import { StartError } from '../../config/start-error.ts';
import type { Shape, Table } from './shape.ts';

/** Raised when a file of today could not be read by the program of yesterday. */
const format = 1;

export interface Head extends Omit<Shape, 'tables' | 'sequences'> {
  cleanpaste: 'data';
  format: number;
  /** When it was written, in ISO form. */
  made: string;
  engine: 'pglite' | 'postgres';
  /** Key of the hashes that stand in the tables; null where it was not known. */
  secret: string | null;
  tables: (Table & { rows: number })[];
  /** What each counts on from. */
  sequences: { name: string; value: string; called: boolean }[];
}

/** A number of whole rows of one table, each a line: a JSON array of its values as PostgreSQL writes them. */
export interface Batch {
  table: string;
  lines: string[];
}

export type Piece = { head: Head } | { batch: Batch } | { ended: { table: string; rows: number } };

export const beginHead = (): Pick<Head, 'cleanpaste' | 'format'> => ({
  cleanpaste: 'data',
  format,
});

const damaged = (what: string) => new StartError(`the export is damaged: ${what}.`);

const sumOf = () => {
  const hash = createHash('sha256');
  return {
    add(line: string) {
      hash.update(line).update('\n');
    },
    /** The sum so far. */
    hex: () => hash.copy().digest('hex'),
  };
};

/** Writes an export down: a head, the rows of each table between two lines, and an end; all with their sums. */
export async function* toLines(pieces: AsyncIterable<Piece>): AsyncGenerator<string> {
  const whole = sumOf();
  let own = sumOf();
  const sealed = (line: string) => {
    whole.add(line);
    return `${line}\n`;
  };
  for await (const piece of pieces) {
    if ('head' in piece) yield sealed(JSON.stringify(piece.head));
    else if ('batch' in piece) {
      for (const line of piece.batch.lines) {
        whole.add(line);
        own.add(line);
      }
      yield `${piece.batch.lines.join('\n')}\n`;
    } else {
      yield sealed(JSON.stringify({ ...piece.ended, sha256: own.hex() }));
      own = sumOf();
    }
  }
  yield `${JSON.stringify({ end: true, sha256: whole.hex() })}\n`;
}

function parsed(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below; the error itself would quote the line.
  }
  throw damaged('a line in it cannot be read');
}

function headOf(line: string | undefined): Head {
  const foreign = new StartError('that is no export of this program.');
  if (!line?.startsWith('{"cleanpaste":"data",')) throw foreign;
  const head = parsed(line) as unknown as Head;
  if (head.format !== format) {
    throw new StartError(`the export has format ${head.format}; this version reads ${format}.`);
  }
  return head;
}

/** Rows of more than this together make a batch; one alone may be longer. */
export const batchBytes = 1_000_000;
export const batchRows = 500;

/**
 * Reads what `toLines` has written, and holds it against its sums.
 * @throws StartError with one line where it is cut, damaged or of another kind
 */
export async function* fromLines(lines: AsyncIterable<string>): AsyncGenerator<Piece> {
  const whole = sumOf();
  const each = lines[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await each.next();
    return done ? undefined : value;
  };
  const first = await next();
  const head = headOf(first);
  whole.add(first!);
  yield { head };
  for (const { name, rows } of head.tables) {
    yield* readTable({ table: name, rows }, next, whole);
  }
  const last = await next();
  if (last === undefined) throw damaged('its end is missing');
  const { end, sha256 } = parsed(last);
  if (end !== true || sha256 !== whole.hex()) throw damaged('its sum does not match');
  if ((await next()) !== undefined) throw damaged('something stands behind its end');
}

type Sum = ReturnType<typeof sumOf>;

async function* readTable(
  wanted: { table: string; rows: number },
  next: () => Promise<string | undefined>,
  whole: Sum,
): AsyncGenerator<Piece> {
  const { table } = wanted;
  const own = sumOf();
  let rows = 0;
  let batch: string[] = [];
  let size = 0;
  for (;;) {
    const line = await next();
    if (line === undefined) throw damaged('its end is missing');
    whole.add(line);
    const isRow = line.startsWith('[');
    if (batch.length > 0 && (!isRow || batch.length >= batchRows || size > batchBytes)) {
      yield { batch: { table, lines: batch } };
      batch = [];
      size = 0;
    }
    if (!isRow) {
      const foot = parsed(line);
      const fits = foot.table === table && foot.rows === rows && rows === wanted.rows;
      if (!fits || foot.sha256 !== own.hex()) throw damaged(`the sum of ${table} does not match`);
      yield { ended: { table, rows } };
      return;
    }
    own.add(line);
    batch.push(line);
    size += line.length;
    rows++;
  }
}
