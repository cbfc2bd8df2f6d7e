// nice -n 19 node --max-old-space-size=8000 --conditions=cleanpaste-source \
//   packages/core/scripts/train-likelihood/train-wide.ts ../shared/data [--report FILE] [--judged FILE] \
//   [--cache FOLDER] [--dry]
// Learns the wide tables beside the trees of train.ts, how both make a chance, and from where on a text is
// called machine-written. Everything is measured on sources, groups and generators left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calibratedOdds, chanceOf, settledOdds } from '../../src/likelihood/calibration.ts';
import { nearestKind } from '../../src/likelihood/kinds.ts';
import { WIDE_TABLES } from '../../src/likelihood/tables.ts';
import { FOLD_COUNT, foldOf } from './folds.ts';
import { kindsOf } from './kinds.ts';
import { evenly, type Judged, measure } from './measure.ts';
import { genreOf, onlyContinues, type Row, readRows } from './rows.ts';
import { wideBagsOf } from './wide/bags.ts';
import { type BlendSample, blended, fitBlend, fitSettlement } from './wide/blend.ts';
import { keep } from './wide/cache.ts';
import { FAMILIES, familyOf, keptApart } from './wide/families.ts';
import { groupRates } from './wide/groups.ts';
import { groupOf, isDoubtful, kindOf, shownGroupOf } from './wide/kind-of.ts';
import { emptyScores, judgeTable, learnTable, type WideScores } from './wide/left-out.ts';
import { packBlend, packTables, quantiseWide } from './wide/pack-wide.ts';
import { readPeople } from './wide/people.ts';
import { damped, protectingSlopes } from './wide/protect.ts';
import { wideReport } from './wide/report-wide.ts';
import { changedCopies, isCopy, sampleRows } from './wide/sample.ts';
import { WIDE_SETTINGS as S } from './wide/settings.ts';
import { isAlone } from './wide/shares.ts';
import { styleAndTrees } from './wide/style-and-trees.ts';
import { treesOut } from './wide/trees-out.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'string' },
    judged: { type: 'string' },
    cache: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('give the folder of the data');
const began = performance.now();
const note = (text: string) =>
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0)} s  ${text}\n`);

const all = await readRows(join(folder, 'ai-likelihood/train.jsonl.gz'));
const sample = sampleRows(all, S.measured);
const copies = changedCopies(
  sample.filter(({ attack }) => attack === 'none'),
  S.measured,
);
const alone = readPeople(join(folder, 'language'), S.people);
const judgedRows = [...sample, ...copies, ...alone];
const known = new Set(judgedRows.map(({ text }) => text));
const more = sampleRows(all, S.learnt).filter(({ text }) => !known.has(text));
const rows: Row[] = [...judgedRows, ...more];
const isJudged = new Set(judgedRows);
note(
  `${sample.length} rows judged, ${copies.length} copies, ${alone.length} by people alone, ${more.length} more`,
);

const { style, shipped } = styleAndTrees(judgedRows);
const cached = <T>(name: string, make: () => T): T =>
  values.cache === undefined ? make() : keep(join(values.cache, name), make);
const trees = new Float64Array(judgedRows.length);
trees.set(
  cached('trees.json', () => [
    ...treesOut([...sample, ...copies], { mayLearn: (row) => !isCopy(row), note }),
  ]).map((odds) => odds ?? Number.NaN),
);
/** Of texts by people alone the shipped trees have learnt nothing. */
for (let at = sample.length + copies.length; at < judgedRows.length; at++) trees[at] = shipped[at]!;

const bags = wideBagsOf(rows, S.seed);
note(`${bags.list.length} examples`);

/** Learns without the rows that are `out` and judges those of them that are judged. */
function leaveOut(out: (row: Row) => boolean, into: WideScores): void {
  for (let table = 0; table < WIDE_TABLES.length; table++) {
    const options = S.tables[table]!;
    const weights = learnTable(table, { rows, bags, chosen: (row) => !out(row) }, options);
    const chosen = (row: Row) => isJudged.has(row) && out(row);
    judgeTable(weights, table, { rows, bags, chosen, into });
  }
}

/** Scores of the rows by models that never saw their source, their group, or their generator. */
function scoreLeftOut(): Record<'source' | 'group' | 'generator', WideScores> {
  const source = emptyScores(rows.length);
  for (let fold = 0; fold < FOLD_COUNT; fold++) {
    leaveOut(({ src }) => foldOf(src) === fold, source);
    note(`wide tables without fold ${fold}`);
  }
  const group = source.map((column) => column.slice());
  for (const domains of S.groupsOut) {
    leaveOut(({ domain }) => domains.includes(domain), group);
    note(`wide tables without ${domains.join(', ')}`);
  }
  const generator = source.map((column) => column.slice());
  for (const [name] of FAMILIES) {
    const isOut = (row: Row) =>
      row.label === 1 ? familyOf(row.gen) === name : keptApart(`${row.src}${row.group}`);
    leaveOut(isOut, generator);
    note(`wide tables without ${name}`);
  }
  return { source, group, generator };
}
const {
  source: sourceOut,
  group: groupOut,
  generator: generatorOut,
} = cached('wide.json', scoreLeftOut);

const words = new Float64Array(rows.length);
for (const { row, words: size, whole } of bags.list) if (whole) words[row] = size;
const long = [...judgedRows.keys()].filter((at) => words[at]! >= 60 && !Number.isNaN(trees[at]));
const wideOf = (scores: WideScores, at: number) => scores.map((column) => column[at]!);
/** Texts by people alone count as one source: there are many files of them, and machines have none. */
const sourceOf = (row: Row) => (isAlone(row) ? 'people' : row.src);
const plain = long.filter((at) => !isCopy(rows[at]!));
const judgedAs = (at: number, score: number): Judged => {
  const row = rows[at]!;
  return { score, label: row.label, src: sourceOf(row), gen: row.gen, genre: genreOf(row) };
};
/** Texts of base models are judged, and not fitted to: nothing sets them apart. */
const fitted = plain.filter((at) => !onlyContinues(rows[at]!));
const share = evenly(fitted.map((at) => judgedAs(at, 0)));
const weightOf = (at: number) => share(judgedAs(at, 0)) * fitted.length;
const samples = fitted.map(
  (at): BlendSample => ({
    trees: trees[at]!,
    wide: wideOf(sourceOut, at),
    words: words[at]!,
    label: rows[at]!.label,
    weight: weightOf(at),
  }),
);
const { wideShares, calibration } = fitBlend(samples);
const oddsFrom = (scores: WideScores, at: number) =>
  calibratedOdds(
    calibration,
    blended(wideShares, { trees: trees[at]!, wide: wideOf(scores, at) }),
    words[at]!,
  );
note(`shares ${wideShares} calibration ${JSON.stringify(calibration)}`);

const width = style.length / judgedRows.length;
const styleOf = (at: number) => style.subarray(at * width, (at + 1) * width);
const people = plain.filter((at) => rows[at]!.label === 0);
const centres = kindsOf(
  people.map((at) => ({
    kind: kindOf(rows[at]!),
    src: rows[at]!.src,
    score: 0,
    style: styleOf(at),
  })),
);
const nearest = new Map(long.map((at) => [at, nearestKind(centres, styleOf(at)).kind]));
const slopes = protectingSlopes(
  people
    .filter((at) => !isDoubtful(rows[at]!))
    .map((at) => ({
      group: groupOf(rows[at]!),
      kind: nearest.get(at)!,
      odds: oddsFrom(groupOut, at),
    })),
  { threshold: S.threshold, rate: S.worst, kinds: centres.list.map(({ kind }) => kind) },
);
note(`slopes ${JSON.stringify([...slopes])}`);
const slopeOf = (at: number) => slopes.get(nearest.get(at)!)!;
const settlement = fitSettlement(
  fitted.map((at) => ({
    odds: damped(oddsFrom(sourceOut, at), slopeOf(at)),
    words: words[at]!,
    label: rows[at]!.label,
    weight: weightOf(at),
  })),
);
note(`settlement ${JSON.stringify(settlement)}`);
const chanceFrom = (scores: WideScores, at: number) =>
  chanceOf(settledOdds(settlement, oddsFrom(scores, at), slopeOf(at)));
const threshold = Number(chanceOf(settledOdds(settlement, S.threshold, 1)).toPrecision(5));

const judged = plain.map((at) => ({ at, ...judgedAs(at, chanceFrom(sourceOut, at)) }));
const inSources = judged.filter(({ at }) => !isAlone(rows[at]!));
const groups = groupRates(
  people.map((at) => ({ group: groupOf(rows[at]!), score: chanceFrom(groupOut, at) })),
  threshold,
);
const families = plain
  .filter((at) =>
    rows[at]!.label === 1
      ? !onlyContinues(rows[at]!)
      : keptApart(`${rows[at]!.src}${rows[at]!.group}`),
  )
  .filter((at) => !isAlone(rows[at]!));
const report = wideReport({
  threshold,
  unprotected: measure(
    judged
      .filter(({ at }) => !onlyContinues(rows[at]!) && !isAlone(rows[at]!))
      .map((one) => ({ ...one, score: chanceOf(oddsFrom(sourceOut, one.at)) })),
    chanceOf(S.threshold),
  ),
  all: measure(inSources, threshold),
  instructed: measure(
    inSources.filter(({ at }) => !onlyContinues(rows[at]!)),
    threshold,
  ),
  groups,
  generators: measure(
    families.flatMap((at) => {
      const one = judgedAs(at, chanceFrom(generatorOut, at));
      if (one.label === 1) return [{ ...one, src: familyOf(one.gen) }];
      return FAMILIES.map(([src]) => ({ ...one, src }));
    }),
    threshold,
  ),
  copies: copies.length,
  changed: Object.entries(
    Object.groupBy(
      long.filter((at) => isCopy(rows[at]!) && !onlyContinues(rows[at]!)),
      (at) => `${rows[at]!.attack.slice(4)}, ${rows[at]!.label === 1 ? 'machine' : 'people'}`,
    ),
  ).map(([name, own]) => {
    const above = own!.filter((at) => chanceFrom(sourceOut, at) > threshold).length;
    return { name, texts: own!.length, rate: above / own!.length };
  }),
});
if (values.report !== undefined) writeFileSync(values.report, report);
process.stdout.write(report);
if (values.judged !== undefined) {
  const lines = judged.map(({ at, ...one }) => {
    const { domain, group } = rows[at]!;
    const grouped = rows[at]!.label === 0 ? chanceFrom(groupOut, at) : null;
    const raw = { odds: oddsFrom(sourceOut, at), trees: trees[at], wide: wideOf(sourceOut, at) };
    return JSON.stringify({ ...one, domain, group, grouped, words: words[at], ...raw });
  });
  writeFileSync(values.judged, `${lines.join('\n')}\n`);
}
if (!values.dry) {
  const kinds = kindsOf(
    people.map((at) => ({
      kind: kindOf(rows[at]!),
      src: groupOf(rows[at]!),
      score: chanceFrom(groupOut, at),
      style: styleOf(at),
    })),
  );
  const tables = WIDE_TABLES.map((_, table) =>
    quantiseWide(learnTable(table, { rows, bags, chosen: () => true }, S.tables[table]!)),
  );
  packBlend({
    wideShares,
    calibration,
    settlement,
    threshold,
    people: Object.fromEntries(
      groupRates(
        people.map((at) => ({
          group: shownGroupOf(rows[at]!),
          score: chanceFrom(groupOut, at),
        })),
        threshold,
      ).map(({ group, texts, rate }) => [group, { texts, rate: Number(rate.toFixed(4)) }]),
    ),
    kinds: {
      ...kinds,
      list: kinds.list.map((one) => ({
        ...one,
        slope: Number(slopes.get(one.kind)!.toPrecision(4)),
      })),
    },
  });
  note(`wide tables written: ${packTables(tables)} bytes`);
}
