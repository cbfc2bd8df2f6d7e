import { oddsOf, type Tree } from '../../../src/likelihood/trees.ts';
import { columnsOf, fillFigures, trainTables, trainTrees, WIDTH } from '../crossfit.ts';
import { directionsOf } from '../directions.ts';
import { examplesOf } from '../examples.ts';
import { FOLD_COUNT } from '../folds.ts';
import { randomFrom } from '../random.ts';
import { onlyContinues, type Row } from '../rows.ts';
import { SETTINGS } from '../settings.ts';

/**
 * Log-odds of tables and trees for every row, each by a model that never saw the row's fold. Trees
 * are learnt from figures that were made without the row's own fold; those may have seen the fold
 * that is left out, which can teach a tree nothing about its texts.
 */
export function treesOut(
  rows: Row[],
  options: { mayLearn: (row: Row) => boolean; note: (text: string) => void },
): Float64Array {
  const columns = columnsOf(examplesOf(rows, randomFrom(SETTINGS.seed)));
  const { list } = columns.examples;
  options.note(`${list.length} examples for the trees`);
  const learnt = Uint32Array.from(list.keys()).filter((at) => {
    const { row } = list[at]!;
    return options.mayLearn(row) && !onlyContinues(row);
  });
  const figures = new Float32Array(list.length * WIDTH);
  const inFold = (fold: number) =>
    Uint32Array.from(list.keys()).filter((at) => columns.fold[at] === fold);
  for (let fold = 0; fold < FOLD_COUNT; fold++) {
    const others = learnt.filter((at) => columns.fold[at] !== fold);
    const tables = trainTables(columns, others, SETTINGS.table);
    fillFigures(columns, tables, { rows: inFold(fold), scale: SETTINGS.scale, into: figures });
    options.note(`small tables without fold ${fold}`);
  }
  const odds = new Map<Row, number>();
  for (let fold = 0; fold < FOLD_COUNT; fold++) {
    const others = learnt.filter(
      (at) => columns.fold[at] !== fold && list[at]!.words >= SETTINGS.shortestForTrees,
    );
    const direction = directionsOf(columns, others);
    const trees: Tree[] = trainTrees(columns, {
      figures,
      rows: others,
      options: { ...SETTINGS.trees, direction },
    });
    for (const at of inFold(fold)) {
      const { row, whole } = list[at]!;
      if (whole) odds.set(row, oddsOf(trees, figures, at * WIDTH));
    }
    options.note(`trees without fold ${fold}`);
  }
  return Float64Array.from(rows, (row) => odds.get(row) ?? Number.NaN);
}
