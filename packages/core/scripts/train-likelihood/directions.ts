import { TABLES } from '../../src/likelihood/tables.ts';
import { type Columns, WIDTH } from './crossfit.ts';
import { auroc, type Judged } from './measure.ts';

/** A cell needs this many texts of either side to have a say. */
const ENOUGH = 40;
/** A figure must tell the sides apart by this much on average (AUROC from one half). */
const LEAST = 0.04;
/** Cells below this are undecided and do not count against the rest. */
const UNDECIDED = 0.03;

/** AUROC − ½ of every style figure within one cell of source and kind. */
function gapsOf(cell: number[], { examples, label }: Columns): number[] {
  const width = WIDTH - TABLES.length * 2;
  return Array.from({ length: width }, (_, figure) => {
    const rows = cell.map(
      (at): Judged => ({
        score: examples.style[at * width + figure] as number,
        label: label[at] as number,
        src: '',
        gen: '',
        genre: '',
      }),
    );
    return auroc(rows) - 0.5;
  });
}

/**
 * Which way each figure may speak (see `BoostOptions.direction`). A figure of style is used only
 * when the sources agree on its direction, one dissenter allowed: a figure that turns round from
 * source to source describes how a source was made.
 */
export function directionsOf(columns: Columns, rows: Uint32Array): Int8Array {
  const { examples, label } = columns;
  const cells = new Map<string, number[]>();
  for (const at of rows) {
    const { row, genre, words } = examples.list[at] as (typeof examples.list)[number];
    if (words < 60) continue;
    const key = `${row.src}|${genre}`;
    const cell = cells.get(key);
    if (cell) cell.push(at);
    else cells.set(key, [at]);
  }
  const bySource = new Map<string, number[][]>();
  for (const [key, cell] of cells) {
    const machines = cell.filter((at) => label[at] === 1).length;
    if (machines < ENOUGH || cell.length - machines < ENOUGH) continue;
    const src = key.split('|')[0] as string;
    bySource.set(src, [...(bySource.get(src) ?? []), gapsOf(cell, columns)]);
  }
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const direction = new Int8Array(WIDTH);
  for (let figure = 0; figure < WIDTH; figure++) {
    if (figure < TABLES.length * 2) {
      direction[figure] = 1;
      continue;
    }
    const at = figure - TABLES.length * 2;
    const gaps = [...bySource.values()].map((own) => mean(own.map((gap) => gap[at] as number)));
    const overall = mean(gaps);
    const against = gaps.filter(
      (gap) => Math.abs(gap) >= UNDECIDED && Math.sign(gap) !== Math.sign(overall),
    );
    if (Math.abs(overall) >= LEAST && against.length <= 1) direction[figure] = Math.sign(overall);
  }
  return direction;
}
