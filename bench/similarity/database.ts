import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../apps/server/src/config/environment.ts';
import type { Ctx } from '../../apps/server/src/context.ts';
import type { Database } from '../../apps/server/src/db/handle.ts';
import { openPglite } from '../../apps/server/src/db/pglite.ts';
import { openPostgres } from '../../apps/server/src/db/postgres.ts';
import { findCandidates } from '../../apps/server/src/features/checking/corpus/service.ts';
import { systemContext } from '../../apps/server/src/http/provide-context.ts';
import { createLog } from '../../apps/server/src/log/log.ts';
import { runHere } from '../../apps/server/src/threads/run-job.ts';
import { fingerprints } from '../../packages/core/src/similarity/index.ts';

const migrations = fileURLToPath(new URL('../../apps/server/drizzle', import.meta.url));
const novel = fileURLToPath(
  new URL('../../apps/server/corpus/pride-and-prejudice.txt', import.meta.url),
);

export interface DatabaseFigures {
  engine: 'postgres' | 'pglite';
  documents: number;
  /** Milliseconds of a query of 200 words: fingerprints, candidates, their texts. */
  p50: number;
  p95: number;
  /** Bytes in the database, with indexes, by document. */
  bytesPerDocument: number;
  /** Share of queries whose planted source came back. */
  found: number;
}

const wordsOfDocument = 400;
const queries = 200;

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Texts of a word chain over a novel: the statistics of real words, sequences and repetitions. */
function writer() {
  const words = readFileSync(novel, 'utf8').split(/\s+/);
  const after = new Map<string, string[]>();
  for (let i = 0; i + 1 < words.length; i++) {
    const list = after.get(words[i]!);
    if (list) list.push(words[i + 1]!);
    else after.set(words[i]!, [words[i + 1]!]);
  }
  return (seed: number, length: number): string => {
    const random = randomFrom(seed * 2_654_435_761 + 1);
    const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
    let word = pick(words);
    const text = [word];
    while (text.length < length) {
      word = pick(after.get(word) ?? words);
      text.push(word);
    }
    return text.join(' ');
  };
}

const arrayOf = (values: readonly (string | number)[]) => `{${values.join(',')}}`;

/** Documents by the hundred, as the server would write them one by one. */
async function fill(
  database: Database,
  write: ReturnType<typeof writer>,
  from: number,
  to: number,
) {
  const step = 100;
  for (let first = from; first < to; first += step) {
    const last = Math.min(to, first + step);
    const [hashes, parts, positions]: [string[], number[], number[]] = [[], [], []];
    const texts: string[] = [];
    for (let id = first + 1; id <= last; id++) {
      const text = write(id, wordsOfDocument);
      texts.push(text);
      for (const { hash, position } of fingerprints(text)) {
        hashes.push(String(hash));
        parts.push(id);
        positions.push(position);
      }
    }
    const rows = texts.map(
      (text, index) =>
        sql`(${first + 1 + index}, ${`doc ${first + 1 + index}`}, 1, 'x', ${text}, 'x', ${wordsOfDocument}, now())`,
    );
    await database.handle.execute(sql`
      insert into corpus_parts (id, key, part, title, content, content_hash, words, added_at)
      values ${sql.join(rows, sql`, `)}`);
    await database.handle.execute(sql`
      insert into corpus_fingerprints (hash, part, position)
      select * from unnest(${arrayOf(hashes)}::bigint[], ${arrayOf(parts)}::integer[], ${arrayOf(positions)}::integer[])`);
  }
  await database.handle.execute(sql`
    insert into counters (name, value) values ('corpus_parts', ${to}), ('corpus_words', ${to * wordsOfDocument})
    on conflict (name) do update set value = excluded.value`);
  await database.handle.execute(sql`vacuum analyze corpus_fingerprints`);
}

async function measure(ctx: Ctx, write: ReturnType<typeof writer>, documents: number) {
  const random = randomFrom(documents);
  const times: number[] = [];
  let found = 0;
  for (let i = 0; i < queries; i++) {
    const source = 1 + Math.floor(random() * documents);
    const copied = write(source, wordsOfDocument).split(' ').slice(100, 160).join(' ');
    const text = `${write(10_000_000 + i, 70)} ${copied} ${write(20_000_000 + i, 70)}`;
    const began = performance.now();
    const { candidates } = await findCandidates(ctx, { text });
    times.push(performance.now() - began);
    if (candidates.some((candidate) => candidate.text.includes(copied))) found++;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), found: found / queries };
}

async function bytesOf(database: Database): Promise<number> {
  const { rows } = (await database.handle.execute(sql`
    select (pg_total_relation_size('corpus_parts') + pg_total_relation_size('corpus_fingerprints'))::float8 as bytes
  `)) as unknown as { rows: { bytes: number }[] };
  return rows[0]!.bytes;
}

async function measureOn(
  database: Database,
  sizes: readonly number[],
  onRow: (row: DatabaseFigures) => void,
): Promise<DatabaseFigures[]> {
  const figures: DatabaseFigures[] = [];
  const write = writer();
  await database.migrate(migrations);
  const now = () => new Date();
  const ctx = systemContext({
    config: readConfig({}),
    clock: { now },
    db: database.handle,
    log: createLog({ level: 'error', now }),
    secret: 'a secret for figures only',
    runJob: runHere,
  });
  let filled = 0;
  for (const documents of sizes) {
    await fill(database, write, filled, documents);
    filled = documents;
    const bytesPerDocument = Math.round((await bytesOf(database)) / documents);
    const row: DatabaseFigures = {
      engine: database.engine,
      documents,
      bytesPerDocument,
      ...(await measure(ctx, write, documents)),
    };
    onRow(row);
    figures.push(row);
  }
  await database.close();
  return figures;
}

/** Time and space of looking a text up, on both engines. `url`: an empty PostgreSQL database. */
export async function measureDatabases(
  url: string,
  onRow: (row: DatabaseFigures) => void,
): Promise<DatabaseFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-bench-'));
  try {
    const embedded = await measureOn(await openPglite(folder), [1000, 10_000], onRow);
    const server = await measureOn(await openPostgres(url), [1000, 10_000, 100_000], onRow);
    return [...embedded, ...server];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
