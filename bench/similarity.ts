import { parseArgs } from 'node:util';
import { align } from '@cleanpaste/core/similarity';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { type Collection, readCollection } from './similarity/archive.ts';
import { codeQuality } from './similarity/code-copies.ts';
import { type DatabaseFigures, measureDatabases, measureInBulk } from './similarity/database.ts';
import { byFolds } from './similarity/folds.ts';
import { lineOf } from './similarity/index/print.ts';
import { innocentLossOf } from './similarity/innocent-loss.ts';
import { ownCollection } from './similarity/own-set.ts';
import { type Find, type Quality, qualityOf } from './similarity/quality.ts';
import { recallOfSources } from './similarity/recall.ts';
import { shortQuality } from './similarity/short-quality.ts';

// How well copied passages are found. `--data DIR` (or the archive file itself) takes an alignment archive,
// without it a small set of the project's own runs; `--half 0|1` takes the suspicious texts with an even or odd
// number; `--folds` judges each fifth by weights fitted on the others. `--database` measures a query of 200 words, the bytes of a document and how fast
// documents are added on both engines too, beside the same with a row for each fingerprint, which takes some
// twenty minutes; `--bulk 1000000` the query and the bytes in so many documents on PostgreSQL, written in bulk: half an
// hour and 3 GB for a million. Their texts are made up: a word chain over a novel, 400 words each.

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    half: { type: 'string' },
    folds: { type: 'boolean', default: false },
    database: { type: 'boolean', default: false },
    bulk: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

function halved(collection: Collection, half: string | undefined): Collection {
  if (!half) return collection;
  const pairs = collection.pairs.filter(
    ({ suspiciousName }) => Number(/\d+/.exec(suspiciousName)?.[0]) % 2 === Number(half),
  );
  return { ...collection, pairs };
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

function percent2(part: number): string {
  return `${(100 * part).toFixed(2)} %`;
}

function printQuality({ overall, kinds, innocent, related, milliseconds }: Quality): void {
  console.log('kind          plagdet  precision  recall  granularity');
  for (const [kind, score] of [...Object.entries(kinds), ['overall', overall] as const]) {
    const figures = [score.plagdet, score.precision, score.recall, score.granularity];
    console.log(`${kind.padEnd(14)}${figures.map((figure) => figure.toFixed(4)).join('   ')}`);
  }
  console.log(`innocent pairs flagged: ${innocent.flagged} of ${innocent.pairs}`);
  if (related.pairs > 0) {
    console.log(`related pairs without a case flagged: ${related.flagged} of ${related.pairs}`);
  }
  console.log(
    `one alignment: median ${milliseconds.median.toFixed(1)} ms, longest ${milliseconds.most.toFixed(0)} ms`,
  );
}

const collection = halved(values.data ? readCollection(values.data) : ownCollection(), values.half);
if (!values.data)
  console.log('No --data: a small set of our own texts, too small to compare systems.');
const shipped: Find = ({ suspicious, source }) => align(suspicious, source);
const quality = qualityOf(collection.pairs, values.folds ? byFolds(collection.pairs) : shipped);
const recall = recallOfSources(collection);
const short = shortQuality();
const code = codeQuality();
const loss = innocentLossOf(collection.pairs);
if (!values.json) {
  printQuality(quality);
  for (const [kind, share] of Object.entries(recall)) {
    console.log(`sources among the first 30, ${kind}: ${percent(share)}`);
  }
}
if (!values.json) {
  const { answers, binary, graded } = short;
  console.log(
    `${answers} short answers of our own: copied or not by aligned words ${percent(binary.aligned)}, by word pairs ${percent(binary.contained)}, by both ${percent(binary.both)}; which of four grades ${percent(graded)}`,
  );
}
if (!values.json) {
  console.log(
    `of what is found copied, lost when innocent likeness is left out: ${percent2(loss.asShipped)} as shipped, ${percent2(loss.allKinds)} with all kinds`,
  );
  const { programs, found, unrelated } = code;
  const shares = Object.entries(found).map(([change, share]) => `${change} ${percent(share)}`);
  console.log(
    `${programs} programs of our own, found in copies: ${shares.join(', ')}; in other programs ${percent(unrelated.mean)}, above a quarter in ${percent(unrelated.above)} of pairs`,
  );
}
let databases: DatabaseFigures[] = [];
if (values.bulk) {
  const server = await startPostgres();
  try {
    databases = [await measureInBulk(server.url, Number(values.bulk))];
    if (!values.json) console.log(lineOf(databases[0]!));
  } finally {
    await server.stop();
  }
}
if (values.database) {
  const server = await startPostgres();
  const sizes = { pglite: [1000, 10_000], postgres: [1000, 10_000, 100_000] };
  try {
    const rows = await measureDatabases(server.url, sizes, (row) => {
      if (!values.json) console.log(lineOf(row));
    });
    databases = [...databases, ...rows];
  } finally {
    await server.stop();
  }
}
if (values.json) {
  const { overall, kinds, innocent, related } = quality;
  console.log(
    JSON.stringify({
      plagdet: overall.plagdet,
      precision: overall.precision,
      recall: overall.recall,
      granularity: overall.granularity,
      kinds: Object.fromEntries(Object.entries(kinds).map(([kind, one]) => [kind, one.plagdet])),
      recall_at_30: recall,
      // A share of the innocent pairs, 0 to 1.
      false_positive_pairs: innocent.pairs === 0 ? 0 : innocent.flagged / innocent.pairs,
      innocent_pairs: innocent.pairs,
      innocent_flagged: innocent.flagged,
      related_flagged: related.flagged,
      related_pairs: related.pairs,
      short_answers: short,
      code,
      innocent_loss: loss,
      databases,
    }),
  );
}
