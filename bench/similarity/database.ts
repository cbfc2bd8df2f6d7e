import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../apps/server/src/config/environment.ts';
import type { Database } from '../../apps/server/src/db/handle.ts';
import { openPglite } from '../../apps/server/src/db/pglite.ts';
import { openPostgres } from '../../apps/server/src/db/postgres.ts';
import { systemContext } from '../../apps/server/src/http/provide-context.ts';
import { createLog } from '../../apps/server/src/log/log.ts';
import { runHere } from '../../apps/server/src/threads/run-job.ts';
import { temporaryFolder } from '../../scripts/setup/leaving.mjs';
import { fillInBulk } from './index/bulk.ts';
import { randomFrom, type Write, wordsOfDocument, writer } from './index/texts.ts';
import { blocks, rows, type Way } from './index/ways.ts';

const migrations = fileURLToPath(new URL('../../apps/server/drizzle', import.meta.url));

export interface DatabaseFigures {
  engine: 'postgres' | 'pglite';
  /** How fingerprints are kept: as the server does, or the simple way, a row each. */
  way: Way['name'];
  documents: number;
  /** Documents a second, added as `corpus add` does it, with all that is done from time to time; null: in bulk. */
  added: number | null;
  /** Milliseconds of a query of 200 words: fingerprints, candidates, their texts. */
  p50: number;
  p95: number;
  /** Bytes in the database, with texts and indexes, by document. */
  bytesPerDocument: number;
  /** Share of queries whose planted source came back. */
  found: number;
}

const queries = 200;
/** Documents of a big index that are written word by word, and that queries copy from. */
const writtenInBulk = 5_000;
const keptEvery = 500;
/** Documents that `corpus add` writes in one transaction. */
const batchOfCommand = 25;
/** The last so many of each size are added as they come, all others at once: that would take hours. */
const asTheyCome = 2000;

/** @returns documents a second: their own time, and their share of what is done from time to time for all of them */
async function grow(way: Way, write: Write, { from, to }: { from: number; to: number }) {
  const spent = { adding: 0, keeping: 0 };
  const timed = async (on: keyof typeof spent, work: () => Promise<void>) => {
    const began = performance.now();
    await work();
    spent[on] += performance.now() - began;
  };
  let added = 0;
  const step = 100;
  for (let first = from; first < to; first += step) {
    const batch = Array.from({ length: Math.min(step, to - first) }, (_, i) => {
      const id = first + i + 1;
      return { id, text: write(id, wordsOfDocument) };
    });
    if (first < to - asTheyCome) await way.fill(batch);
    else {
      await timed('adding', async () => {
        for (let at = 0; at < batch.length; at += batchOfCommand)
          await way.add(batch.slice(at, at + batchOfCommand));
      });
      added += batch.length;
    }
    if (first % keptEvery === 0) await timed('keeping', () => way.keep('adding'));
  }
  await timed('keeping', () => way.keep('resting'));
  return Math.round(1000 / (spent.adding / added + spent.keeping / (to - from)));
}

async function measure(way: Way, write: Write, documents: number) {
  const random = randomFrom(documents);
  const times: number[] = [];
  let found = 0;
  for (let i = -20; i < queries; i++) {
    const source = 1 + Math.floor(random() * documents);
    const copied = write(source, wordsOfDocument).split(' ').slice(100, 160).join(' ');
    const text = `${write(10_000_000 + i, 70)} ${copied} ${write(20_000_000 + i, 70)}`;
    const began = performance.now();
    const candidates = await way.find(text);
    // The first few of a process are slower than all others.
    if (i < 0) continue;
    times.push(performance.now() - began);
    if (candidates.some((candidate) => candidate.includes(copied))) found++;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), found: found / queries };
}

function contextOf(database: Database) {
  const now = () => new Date();
  return systemContext({
    config: readConfig({}),
    clock: { now },
    db: database.handle,
    log: createLog({ level: 'error', now }),
    secret: 'a secret for figures only',
    runJob: runHere,
  });
}

/** A big index on PostgreSQL, which is written at once: how fast documents are added is not measured. */
export async function measureInBulk(url: string, documents: number): Promise<DatabaseFigures> {
  const database = await openPostgres(url);
  try {
    await database.migrate(migrations);
    const ctx = contextOf(database);
    await fillInBulk(ctx, { documents, written: writtenInBulk, threads: 2 });
    const way = blocks(ctx);
    const bytesPerDocument = Math.round((await way.bytes()) / documents);
    const figures = await measure(way, writer(), writtenInBulk);
    const { engine } = database;
    return { engine, way: way.name, documents, added: null, bytesPerDocument, ...figures };
  } finally {
    await database.close();
  }
}

async function measureOn(
  database: Database,
  sizes: readonly number[],
  onRow: (row: DatabaseFigures) => void,
): Promise<DatabaseFigures[]> {
  const figures: DatabaseFigures[] = [];
  const write = writer();
  await database.migrate(migrations);
  const ctx = contextOf(database);
  for (const way of [blocks(ctx), await rows(database)]) {
    let from = 0;
    for (const documents of sizes) {
      const added = await grow(way, write, { from, to: documents });
      from = documents;
      const bytesPerDocument = Math.round((await way.bytes()) / documents);
      const { engine } = database;
      const figure = { engine, way: way.name, documents, added, bytesPerDocument };
      figures.push({ ...figure, ...(await measure(way, write, documents)) });
      onRow(figures.at(-1)!);
    }
  }
  await database.close();
  return figures;
}

/** Sizes for each engine; an engine without any is left out. */
export interface Sizes {
  pglite: readonly number[];
  postgres: readonly number[];
}

/** Time and space of looking a text up, on both engines. `url`: an empty PostgreSQL database. */
export async function measureDatabases(
  url: string,
  { pglite, postgres }: Sizes,
  onRow: (row: DatabaseFigures) => void,
): Promise<DatabaseFigures[]> {
  const folder = temporaryFolder('cleanpaste-bench');
  try {
    const embedded =
      pglite.length > 0
        ? await measureOn(await openPglite(join(folder.path, 'database')), pglite, onRow)
        : [];
    const server =
      postgres.length > 0 ? await measureOn(await openPostgres(url), postgres, onRow) : [];
    return [...embedded, ...server];
  } finally {
    folder.discard();
  }
}
