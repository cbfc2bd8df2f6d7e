import { FIGURE_NAMES } from '../../src/likelihood/figures.ts';
import { TABLES } from '../../src/likelihood/tables.ts';
import type { Tree } from '../../src/likelihood/trees.ts';
import { type BoostOptions, boost } from './boost.ts';
import type { Bag, Examples } from './examples.ts';
import { FOLD_COUNT, foldOf } from './folds.ts';
import { type LinearOptions, trainTable } from './linear.ts';
import { type Quantised, quantise, restore } from './quantise.ts';
import { numbered, weigh } from './weigh.ts';

export const WIDTH = FIGURE_NAMES.length;
const STYLE_FROM = TABLES.length * 2;

/** The columns training needs, made once. */
export interface Columns {
  examples: Examples;
  label: Uint8Array;
  cell: Uint16Array;
  source: Uint16Array;
  fold: Uint8Array;
}

export function columnsOf(examples: Examples): Columns {
  const { list } = examples;
  return {
    examples,
    label: Uint8Array.from(list, ({ row }) => row.label),
    cell: numbered(list, ({ row, genre }) => `${row.src}|${genre}`),
    source: numbered(list, ({ row }) => row.src),
    fold: Uint8Array.from(list, ({ row }) => foldOf(row.src)),
  };
}

/** Trains the three tables on the chosen examples and rounds them to what is shipped. */
export function trainTables(columns: Columns, rows: Uint32Array, options: LinearOptions) {
  const { examples, label, cell, source } = columns;
  const weight = weigh(examples.list, rows);
  return examples.bags.map((bag) =>
    quantise(trainTable({ bag, label, weight, cell, source, rows }, options)),
  );
}

/** Writes `whole` and `mean` of one table for one example; the same sums as readTables makes. */
function readBag(
  bag: Bag,
  weights: Float32Array,
  { row, scale, into, at }: { row: number; scale: number; into: Float32Array; at: number },
) {
  const { bucket, count, from } = bag;
  let whole = 0;
  let sum = 0;
  let many = 0;
  const begin = from[row] as number;
  const end = from[row + 1] as number;
  for (let k = begin; k < end; k++) {
    const weight = weights[bucket[k] as number] as number;
    whole += weight;
    sum += weight * (count[k] as number);
    many += count[k] as number;
  }
  into[at] = end === begin ? 0 : (whole * scale) / Math.sqrt(end - begin);
  into[at + 1] = many === 0 ? 0 : sum / many;
}

/** Fills the figures of the given examples from tables and style. */
export function fillFigures(
  { examples }: Columns,
  tables: Quantised[],
  { rows, scale, into }: { rows: Iterable<number>; scale: number; into: Float32Array },
) {
  const weights = tables.map(restore);
  const styleWidth = WIDTH - STYLE_FROM;
  for (const row of rows) {
    for (let table = 0; table < TABLES.length; table++) {
      const at = row * WIDTH + table * 2;
      readBag(examples.bags[table] as Bag, weights[table] as Float32Array, {
        row,
        scale,
        into,
        at,
      });
    }
    const style = examples.style.subarray(row * styleWidth, (row + 1) * styleWidth);
    into.set(style, row * WIDTH + STYLE_FROM);
  }
}

/** Trains the trees on figures that were made without the examples' own fold. */
export function trainTrees(
  columns: Columns,
  { figures, rows, options }: { figures: Float32Array; rows: Uint32Array; options: BoostOptions },
): Tree[] {
  const { examples, label, cell } = columns;
  const weight = weigh(examples.list, rows);
  return boost({ figures, width: WIDTH, label, weight, cell, rows }, options);
}

/** Every way to leave out one fold or two; leaving out none comes last. */
export function exclusions(): [number, number][] {
  const found: [number, number][] = [];
  for (let a = 0; a < FOLD_COUNT; a++) for (let b = a; b < FOLD_COUNT; b++) found.push([a, b]);
  return found;
}
