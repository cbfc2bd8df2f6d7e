import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressSecret, prepareDataFolder } from '../config/data-folder.ts';
import { readConfig } from '../config/environment.ts';
import { StartError } from '../config/start-error.ts';
import type { Ctx } from '../context.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { openIndexServers } from '../db/index-servers.ts';
import { migrateDatabase, openDatabase } from '../db/open.ts';
import {
  addDocuments,
  canRead,
  corpusState,
  keepCorpus,
  largestFile,
  listDocuments,
  type NewDocument,
  readProse,
  rebalance,
  removeDocuments,
  UnreadableError,
} from '../features/checking/index.ts';
import { systemContext } from '../http/provide-context.ts';
import { createLog } from '../log/log.ts';
import { runHere } from '../threads/run-job.ts';

const help = `Texts that checks compare with.

  npm run -s corpus -- add PATH…      index files and folders: text, Markdown, HTML, PDF, DOCX
  npm run -s corpus -- list           what is indexed
  npm run -s corpus -- remove PATH…   take files or whole folders out again
  npm run -s corpus -- rebalance      move the index to the servers that INDEX_DATABASE_URLS names

  --licence NAME    shown beside each match of the added files

Files that have not changed are passed over, so an interrupted run goes on where it stopped.
With the embedded database, stop the server first; with PostgreSQL (DATABASE_URL) both may run.`;

/** Every readable file at or below a path. */
async function filesAt(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && canRead(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

interface Wishes {
  paths: string[];
  licence: string | null;
}

interface Read {
  place: string;
  document: NewDocument;
}

/** What is written in one transaction: each is told of once all are kept. After it fingerprints may be moved. */
const together = { files: 25, characters: 1_000_000 };

const isFull = (read: readonly Read[]) =>
  read.length >= together.files ||
  read.reduce((sum, { document }) => sum + document.text.length, 0) >= together.characters;

async function write(ctx: Ctx, read: readonly Read[]): Promise<void> {
  if (read.length === 0) return;
  const indexed = await addDocuments(
    ctx,
    read.map(({ document }) => document),
  );
  for (const [at, { place, document }] of read.entries()) {
    console.log(`${place} ${indexed[at]}: ${document.key}`);
  }
  await keepCorpus(ctx, { when: 'adding' });
}

async function readDocument(file: string, licence: string | null): Promise<NewDocument> {
  if ((await stat(file)).size > largestFile) throw new UnreadableError('it is larger than 30 MB');
  const text = await readProse(file, await readFile(file));
  return { key: file, title: basename(file), url: null, licence, text };
}

async function add(ctx: Ctx, { paths, licence }: Wishes): Promise<number> {
  // A file that is named twice, as itself and by its folder, is one.
  const files = [
    ...new Set((await Promise.all(paths.map((path) => filesAt(resolve(path))))).flat()),
  ];
  let faults = 0;
  const read: Read[] = [];
  for (const [index, file] of files.entries()) {
    const place = `[${index + 1}/${files.length}]`;
    try {
      read.push({ place, document: await readDocument(file, licence) });
    } catch (error) {
      if (!(error instanceof UnreadableError)) {
        // Such as a file that is gone: those before it are kept.
        await write(ctx, read);
        throw error;
      }
      console.error(`${place} left out: ${file}: ${error.message}`);
      faults++;
    }
    if (isFull(read)) await write(ctx, read.splice(0));
  }
  await write(ctx, read);
  await keepCorpus(ctx, { when: 'resting' });
  if (files.length === 0) console.error('Nothing to index there.');
  return faults > 0 || files.length === 0 ? 1 : 0;
}

async function list(ctx: Ctx): Promise<number> {
  const step = 100;
  const { documents, words } = await corpusState(ctx);
  for (let offset = 0; offset < documents; offset += step) {
    for (const { key, title, words: own, licence } of await listDocuments(ctx, {
      limit: step,
      offset,
    })) {
      console.log([key, title, `${own} words`, licence ?? ''].join('\t'));
    }
  }
  console.error(`${documents} documents, ${words} words.`);
  return 0;
}

async function remove(ctx: Ctx, { paths }: Wishes): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    sum += (await removeDocuments(ctx, resolve(path))) + (await removeDocuments(ctx, path));
  }
  await keepCorpus(ctx, { when: 'resting' });
  console.log(`${sum} removed.`);
  return sum > 0 ? 0 : 1;
}

/** A server that is called while this goes on needs the same INDEX_DATABASE_URLS. */
async function moveShares(ctx: Ctx): Promise<number> {
  const done = await rebalance(ctx, {
    onMoved: (moved, of) => console.error(`[${moved}/${of}] moved`),
  });
  await keepCorpus(ctx, { when: 'resting' });
  console.log(`${done.moved} of 256 shares moved.`);
  console.log(`this database: ${done.here} of 256`);
  for (const [at, shares] of done.servers.entries())
    console.log(`server ${at + 1}: ${shares} of 256`);
  return 0;
}

const verbs = { add, list, remove, rebalance: moveShares };
const withoutPaths = ['list', 'rebalance'];

function wishesOf(args: string[]): Wishes {
  const paths = [...args];
  const at = paths.indexOf('--licence');
  const licence = at < 0 ? null : (paths.splice(at, 2)[1] ?? null);
  return { paths, licence };
}

async function main([verb = '', ...args]: string[]): Promise<number> {
  const wishes = wishesOf(args);
  const run = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined;
  if (!run || (!withoutPaths.includes(verb) && wishes.paths.length === 0)) {
    console.log(help);
    return ['', '--help', '-h'].includes(verb) ? 0 : 2;
  }
  const config = readConfig(process.env);
  prepareDataFolder(config.dataDir);
  const release = config.databaseUrl ? () => {} : lockFolder(config.dataDir);
  const database = await openDatabase(config);
  const clock = { now: () => new Date() };
  const log = createLog({ level: 'error', now: clock.now });
  const index = await openIndexServers(config.indexServers, { log });
  try {
    await migrateDatabase(database, fileURLToPath(new URL('../../drizzle', import.meta.url)));
    const ctx = systemContext({
      config,
      clock,
      db: database.handle,
      index,
      log,
      secret: config.addressHashSecret ?? addressSecret(config.dataDir),
      runJob: runHere,
    });
    return await run(ctx, wishes);
  } finally {
    await index.close();
    await database.close();
    release();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code;
  if (!(error instanceof StartError) && code !== 'ENOENT') throw error;
  console.error(
    error instanceof StartError
      ? error.message
      : `There is no ${(error as NodeJS.ErrnoException).path}.`,
  );
  process.exitCode = 1;
}
