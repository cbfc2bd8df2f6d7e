// nice -n 19 node --conditions=cleanpaste-source packages/core/scripts/train-likelihood/train.ts \
//   ../shared/data/ai-likelihood/train.jsonl.gz [--licensed] [--report FILE] [--dry]
// Trains the small tables and the trees of packages/core/src/likelihood and measures them by themselves on
// sources left out. What ships beside them, and the threshold, is made by train-wide.ts afterwards.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calibratedOdds, chanceOf } from '../../src/likelihood/calibration.ts';
import { TABLES } from '../../src/likelihood/tables.ts';
import { oddsOf, type Tree } from '../../src/likelihood/trees.ts';
import { fitCalibration } from './calibrate.ts';
import {
  type Columns,
  columnsOf,
  exclusions,
  fillFigures,
  trainTables,
  trainTrees,
  WIDTH,
} from './crossfit.ts';
import { directionsOf } from './directions.ts';
import { examplesOf } from './examples.ts';
import { FOLD_COUNT } from './folds.ts';
import { generatorsOut } from './generators-out.ts';
import { evenly, type Judged, measure, thresholdFor } from './measure.ts';
import { packWeights } from './pack.ts';
import { randomFrom } from './random.ts';
import { reportTables } from './report.ts';
import { onlyContinues, readRows, thin } from './rows.ts';
import { SETTINGS } from './settings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    licensed: { type: 'boolean', default: false },
    report: { type: 'string' },
    generators: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    judged: { type: 'string' },
  },
});
const [path] = positionals;
if (path === undefined) throw new Error('give the path of train.jsonl.gz');

const began = performance.now();
const note = (text: string) =>
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0)} s  ${text}\n`);

const random = randomFrom(SETTINGS.seed);
const all = await readRows(path);
const rows = thin(all, SETTINGS.perCell, random).filter(
  (row) => row.text.split(/\s+/).length >= SETTINGS.shortest,
);
note(`${all.length} rows read, ${rows.length} kept`);
const columns = columnsOf(examplesOf(rows, random));
const { list } = columns.examples;
note(`${list.length} examples`);

const rowAt = (at: number) => (list[at] as (typeof list)[number]).row;
const where = (keep: (at: number) => boolean) =>
  Uint32Array.from(list.keys()).filter((_, at) => keep(at));
/** Rows whose source states no licence may be measured on without being learnt from. */
const mayLearn = (at: number) => {
  const row = rowAt(at);
  return (row.licensed || !values.licensed) && !onlyContinues(row);
};
const learnt = (out: readonly number[]) =>
  where((at) => mayLearn(at) && !out.includes(columns.fold[at] as number));
const forTrees = (out: readonly number[]) =>
  learnt(out).filter((at) => (list[at]?.words ?? 0) >= SETTINGS.shortestForTrees);

/** figures[x]: for the rows of fold x, made without x; for the others, without x and their own. */
const figures = Array.from({ length: FOLD_COUNT }, () => new Float32Array(list.length * WIDTH));
for (const [a, b] of exclusions()) {
  const tables = trainTables(columns, learnt([a, b]), SETTINGS.table);
  const scale = SETTINGS.scale;
  for (const [outer, inner] of a === b
    ? [[a, a]]
    : [
        [a, b],
        [b, a],
      ]) {
    const rows = where((at) => columns.fold[at] === inner);
    fillFigures(columns, tables, { rows, scale, into: figures[outer as number] as Float32Array });
  }
  note(`tables without folds ${a} and ${b}`);
}

function treesFor(from: Float32Array, out: readonly number[]): Tree[] {
  const rows = forTrees(out);
  const direction = directionsOf(columns, rows);
  const options = { ...SETTINGS.trees, direction };
  return trainTrees(columns, { figures: from, rows, options });
}

const odds = new Float64Array(list.length);
for (let out = 0; out < FOLD_COUNT; out++) {
  const from = figures[out] as Float32Array;
  const trees = treesFor(from, [out]);
  for (let at = 0; at < list.length; at++) {
    if (columns.fold[at] === out) odds[at] = oddsOf(trees, from, at * WIDTH);
  }
  note(`trees without fold ${out}`);
}

/** Whole texts of 60 words and more: what a visitor gets a figure for. */
const judgedRows = where((at) => (list[at]?.whole ?? false) && (list[at]?.words ?? 0) >= 60);
const plain = (at: number, score: number): Judged => {
  const { row, genre } = list[at] as Columns['examples']['list'][number];
  return { score, label: row.label, src: row.src, gen: row.gen, genre };
};
const share = evenly([...judgedRows].map((at) => plain(at, 0)));
const calibration = fitCalibration(
  [...judgedRows].map((at) => ({
    odds: odds[at] as number,
    words: list[at]?.words ?? 0,
    label: columns.label[at] as number,
    weight: share(plain(at, 0)) * judgedRows.length,
  })),
);
const judged = [...judgedRows].map((at) =>
  plain(at, chanceOf(calibratedOdds(calibration, odds[at] as number, list[at]?.words ?? 0))),
);
if (values.judged !== undefined) {
  const lines = judged.map((one, at) => {
    const row = rowAt(judgedRows[at] as number);
    const { words } = list[judgedRows[at] as number] as Columns['examples']['list'][number];
    return JSON.stringify({ ...one, domain: row.domain, group: row.group, words });
  });
  writeFileSync(values.judged, `${lines.join('\n')}\n`);
}
const threshold = thresholdFor(judged, SETTINGS.falsePositives, SETTINGS.leastPeople);
const sourcesOut = measure(judged, threshold);
note(`calibration ${JSON.stringify(calibration)} threshold ${threshold}`);
const instructedOut = measure(
  judged.filter((_, at) => !onlyContinues(rowAt(judgedRows[at] as number))),
  threshold,
);
const brief = ({ macro, sources }: typeof sourcesOut) => {
  const line = (name: string, m: (typeof sources)[string] | typeof macro) =>
    `${name.padEnd(12)} auroc ${m.auroc.toFixed(3)} tpr@1 ${m.tpr_at_1.toFixed(3)} ` +
    `tpr ${m.tpr_frozen.toFixed(3)} fpr ${m.fpr_frozen.toFixed(4)} ece ${m.ece.toFixed(3)}`;
  return [line('macro', macro), ...Object.entries(sources).map(([n, m]) => line(n, m))].join('\n');
};
process.stdout.write(`${brief(sourcesOut)}\nwithout base models\n${brief(instructedOut)}\n`);

const shipFigures = new Float32Array(list.length * WIDTH);
for (let at = 0; at < list.length; at++) {
  const own = figures[columns.fold[at] as number] as Float32Array;
  shipFigures.set(own.subarray(at * WIDTH, (at + 1) * WIDTH), at * WIDTH);
}
const trees = treesFor(shipFigures, []);
const tables = trainTables(columns, learnt([]), SETTINGS.table);
note('shipped tables and trees');

const generators = values.generators
  ? generatorsOut({ columns, learnt: learnt([]), trees, calibration, threshold, note })
  : undefined;
if (values.report !== undefined) {
  const report = {
    threshold,
    licensedOnly: values.licensed,
    sourcesOut,
    instructedOut,
    generatorsOut: generators,
  };
  writeFileSync(values.report, reportTables(report));
}
if (!values.dry) {
  const spread = TABLES.map((_, table) => spreadOf(shipFigures, table * 2 + 1));
  const size = packWeights({ tables, trees, spread });
  note(`weights written: ${size} bytes`);
}

/** Standard deviation of one figure over all examples. */
function spreadOf(from: Float32Array, column: number): number {
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < list.length; at++) {
    const value = from[at * WIDTH + column] as number;
    sum += value;
    squares += value * value;
  }
  const mean = sum / list.length;
  return Math.sqrt(squares / list.length - mean * mean);
}
