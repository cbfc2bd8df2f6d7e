import { WIDE_TABLES } from '../../../src/likelihood/tables.ts';
import { onlyContinues, type Row } from '../rows.ts';
import type { WideBags } from './bags.ts';
import { trainWide, type WideOptions } from './logistic.ts';
import { isAlone, sharesOf } from './shares.ts';

/** What the wide tables say of every row, one column a table. */
export type WideScores = number[][];

export const emptyScores = (rows: number): WideScores =>
  WIDE_TABLES.map(() => new Array<number>(rows).fill(0));

/** Measuring-only texts and base models' are judged without being learnt from. */
const mayLearn = (row: Row): boolean => !(isAlone(row) && !row.licensed) && !onlyContinues(row);

/** Learns one wide table from the rows that are `chosen`. */
export function learnTable(
  table: number,
  { rows, bags, chosen }: { rows: readonly Row[]; bags: WideBags; chosen: (row: Row) => boolean },
  options: WideOptions,
): Float32Array {
  const { list, tables } = bags;
  const learnt = Uint32Array.from(list.keys()).filter((at) => {
    const row = rows[list[at]!.row]!;
    return mayLearn(row) && chosen(row);
  });
  const shares = sharesOf(rows, learnt, (at) => list[at]!.row);
  return trainWide(
    {
      ...tables[table]!,
      label: Uint8Array.from(list, ({ row }) => rows[row]!.label),
      weight: Float64Array.from(list.keys(), (at) => shares.get(at) ?? 0),
      rows: learnt,
      bits: WIDE_TABLES[table]!.bits,
    },
    options,
  );
}

/** What a table says of the whole texts among the rows that are `chosen`. */
export function judgeTable(
  weights: Float32Array,
  table: number,
  {
    rows,
    bags,
    chosen,
    into,
  }: { rows: readonly Row[]; bags: WideBags; chosen: (row: Row) => boolean; into: WideScores },
): void {
  const { list, tables } = bags;
  const { bucket, from } = tables[table]!;
  for (const [at, { row, whole }] of list.entries()) {
    if (!whole || !chosen(rows[row]!)) continue;
    let sum = 0;
    for (let k = from[at]!; k < from[at + 1]!; k++) sum += weights[bucket[k]!]!;
    into[table]![row] = sum / Math.sqrt(Math.max(1, from[at + 1]! - from[at]!));
  }
}
