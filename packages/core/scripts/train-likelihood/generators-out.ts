import { type Calibration, calibratedOdds, chanceOf } from '../../src/likelihood/calibration.ts';
import { oddsOf, type Tree } from '../../src/likelihood/trees.ts';
import { type Columns, fillFigures, trainTables, WIDTH } from './crossfit.ts';
import { type Judged, measure } from './measure.ts';
import { SETTINGS } from './settings.ts';
import { FAMILIES, keptApart } from './wide/families.ts';

/**
 * Leaves out one family of generators at a time, with a fifth of the human texts: the tables are
 * trained anew without them, the trees are the shipped ones.
 */
export function generatorsOut(model: {
  columns: Columns;
  learnt: Uint32Array;
  trees: Tree[];
  calibration: Calibration;
  threshold: number;
  note: (text: string) => void;
}) {
  const { columns, learnt, trees, calibration, threshold, note } = model;
  const { list } = columns.examples;
  const into = new Float32Array(list.length * WIDTH);
  const judged: Judged[] = [];
  for (const [name, pattern] of FAMILIES) {
    const out = (at: number) => {
      const { row } = list[at] as (typeof list)[number];
      return row.label === 1 ? pattern.test(row.gen) : keptApart(`${row.src}${row.group}`);
    };
    const tables = trainTables(
      columns,
      learnt.filter((at) => !out(at)),
      SETTINGS.table,
    );
    const rows = [...list.keys()].filter((at) => {
      const example = list[at] as (typeof list)[number];
      return example.whole && example.words >= 60 && out(at);
    });
    fillFigures(columns, tables, { rows, scale: SETTINGS.scale, into });
    for (const at of rows) {
      const { row, genre, words } = list[at] as (typeof list)[number];
      const odds = calibratedOdds(calibration, oddsOf(trees, into, at * WIDTH), words);
      judged.push({ score: chanceOf(odds), label: row.label, src: name, gen: row.gen, genre });
    }
    note(`without ${name}`);
  }
  return measure(judged, threshold);
}
