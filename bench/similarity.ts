import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { type Collection, readCollection } from './similarity/archive.ts';
import { type DatabaseFigures, measureDatabases } from './similarity/database.ts';
import { ownCollection } from './similarity/own-set.ts';
import { type Quality, qualityOf } from './similarity/quality.ts';
import { recallOfSources } from './similarity/recall.ts';

// How well copied passages are found. `--data DIR` (or the archive file itself) takes an alignment archive,
// without it a small set of the project's own runs; `--half 0|1` takes the suspicious texts with an even or odd
// number. `--database` measures a query of 200 words and the bytes of a document on both engines too, which
// takes some ten minutes.

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    half: { type: 'string' },
    database: { type: 'boolean', default: false },
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
const quality = qualityOf(collection.pairs);
const recall = recallOfSources(collection);
if (!values.json) {
  printQuality(quality);
  for (const [kind, share] of Object.entries(recall)) {
    console.log(`sources among the first 30, ${kind}: ${percent(share)}`);
  }
}
let databases: DatabaseFigures[] = [];
if (values.database) {
  const server = await startPostgres();
  try {
    databases = await measureDatabases(server.url, (row) => {
      const { engine, documents, p50, p95, bytesPerDocument, found } = row;
      if (values.json) return;
      console.log(
        `${engine}, ${documents} documents: query p50 ${p50} ms, p95 ${p95} ms; ${bytesPerDocument} bytes a document; planted sources found ${percent(found)}`,
      );
    });
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
      databases,
    }),
  );
}
