import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDataFolder } from '../config/data-folder.ts';
import { readConfig } from '../config/environment.ts';
import { StartError } from '../config/start-error.ts';
import { askForCopy, type LentCopy } from '../db/ask-for-copy.ts';
import { copyFolder } from '../db/copy-folder.ts';
import { lockFolder } from '../db/folder-lock.ts';
import type { Database } from '../db/handle.ts';
import { readArchive, writeArchive } from '../db/moving/archive.ts';
import { exportData } from '../db/moving/export-data.ts';
import { handOver } from '../db/moving/hand-over.ts';
import { importData } from '../db/moving/import-data.ts';
import { fromLines, type Head, type Piece, toLines } from '../db/moving/lines.ts';
import {
  keepSecret,
  knownSecret,
  requireSameSecret,
  type SecretPlace,
} from '../db/moving/secret.ts';
import { migrateDatabase, openDatabase } from '../db/open.ts';
import { isFull, isUnavailable } from '../db/unavailable.ts';
import { requireWholeIndex } from '../features/checking/index.ts';
import { describeError } from '../log/log.ts';

const help = `All that an installation holds, for another machine, another engine or a backup.

  npm run -s data -- export FILE       writes it into a new compressed file; - is the standard output
  npm run -s data -- export --to WHERE puts it into an empty PostgreSQL (postgres://…) or a new data folder
  npm run -s data -- import FILE       reads such a file into the empty database that the settings name
  npm run -s data -- check FILE        reads it to its end and holds it against its sums
  npm run -s data -- copy FOLDER       writes a data folder like the embedded one's, which can be started

Export and copy may be called while the server runs: what they give is of one moment.
The file holds texts, passwords' hashes and the address secret: keep it as you keep the data folder.`;

/** Where an installation is, or is to be. */
interface Place extends SecretPlace {
  databaseUrl: string | null;
  databaseDirectUrl?: string | null;
}

interface Opened {
  database: Database;
  close(): Promise<void>;
}

const note = (line: string) => console.error(line);

/** A copy of a running server's, or the folder itself, which nobody else may open meanwhile. */
async function borrowFolder(place: Place): Promise<LentCopy> {
  const { dataDir } = place;
  if (!existsSync(join(dataDir, 'database'))) {
    throw new StartError(`there is no installation in the data folder ${dataDir}.`);
  }
  const copy = await askForCopy(dataDir, knownSecret(place));
  return copy ?? { dataDir, release: lockFolder(dataDir) };
}

async function openOld(place: Place): Promise<Opened> {
  if (place.databaseUrl) {
    const database = await openDatabase(place);
    return { database, close: () => database.close() };
  }
  const { dataDir, release } = await borrowFolder(place);
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir });
    const close = () => database.close().finally(release);
    return { database, close };
  } catch (error) {
    release();
    throw error;
  }
}

async function openNew(place: Place): Promise<Opened> {
  prepareDataFolder(place.dataDir);
  const release = place.databaseUrl ? () => {} : lockFolder(place.dataDir);
  let database: Database | undefined;
  const close = async () => {
    await database?.close();
    release();
  };
  try {
    database = await openDatabase(place);
    await migrateDatabase(database, fileURLToPath(new URL('../../drizzle', import.meta.url)));
    return { database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Tells of each table that is done, and of long ones in between. */
function progress() {
  let total = 0;
  let done = 0;
  let rows = 0;
  let told = 0;
  return {
    see(piece: Piece): void {
      if ('head' in piece) total = piece.head.tables.length;
      else if ('batch' in piece) {
        rows += piece.batch.lines.length;
        if (rows - told < 100_000) return;
        told = rows;
        note(`[${done + 1}/${total}] ${piece.batch.table}: ${rows} rows so far`);
      } else {
        done++;
        rows = 0;
        told = 0;
        note(`[${done}/${total}] ${piece.ended.table}: ${piece.ended.rows} rows`);
      }
    },
  };
}

async function* seen(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const { see } = progress();
  for await (const piece of pieces) {
    yield piece;
    see(piece);
  }
}

const sumUp = ({ tables, made }: Head) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, as they were at ${made}`;

async function exportTo(place: Place, [first = '', where = '']: string[]): Promise<number> {
  // Before the copy or the snapshot is taken: all from before this moment is in it.
  const now = new Date();
  const old = await openOld(place);
  try {
    await requireWholeIndex(old.database.handle);
    const secret = knownSecret(place);
    const pieces = handOver<Piece>((take) => exportData(old.database, { secret, now }, take));
    if (first === '--to') return await fill(targetOf(place, where), seen(pieces));
    let head: Head | undefined;
    const remembered = async function* () {
      for await (const piece of seen(pieces)) {
        if ('head' in piece) head = piece.head;
        yield piece;
      }
    };
    await writeArchive(fileNamed(first), toLines(remembered()));
    note(`Exported ${sumUp(head!)}.`);
    if (secret === null) {
      note(
        'No address secret was found here: the new installation needs the old ADDRESS_HASH_SECRET.',
      );
    }
    return 0;
  } finally {
    await old.close();
  }
}

const fileNamed = (name: string) => (name === '-' ? name : resolve(name));

const targetOf = ({ dataDir, addressHashSecret }: Place, where: string): Place =>
  /^postgres(ql)?:\/\//.test(where)
    ? { databaseUrl: where, dataDir, addressHashSecret }
    : { databaseUrl: null, dataDir: resolve(where), addressHashSecret };

/** What cannot be an export is refused before a database is made for it. */
async function fill(place: Place, pieces: AsyncGenerator<Piece>): Promise<number> {
  const first = await pieces.next();
  const target = await openNew(place).catch(async (error) => {
    await pieces.return(undefined);
    throw error;
  });
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  let advice = '';
  try {
    const head = await importData(target.database, all(), {
      onHead: ({ secret }) => requireSameSecret(place, secret),
      onComplete: ({ secret }) => {
        advice = keepSecret(place, secret);
      },
    });
    note(`Imported ${sumUp(head)}.\n${advice}`);
    return 0;
  } finally {
    await pieces.return(undefined);
    await target.close();
  }
}

const importFrom = (place: Place, [file = '']: string[]) =>
  fill(place, seen(fromLines(readArchive(fileNamed(file)))));

async function check(_place: Place, [file = '']: string[]): Promise<number> {
  let head: Head | undefined;
  for await (const piece of fromLines(readArchive(fileNamed(file)))) {
    if ('head' in piece) head = piece.head;
  }
  note(`Whole and sound: ${sumUp(head!)}.`);
  return 0;
}

async function copy(place: Place, [folder = '']: string[]): Promise<number> {
  if (place.databaseUrl) throw new StartError('a PostgreSQL is copied by pg_basebackup.');
  const to = resolve(folder);
  if (existsSync(to)) throw new StartError(`${to} is there already. Name a new folder.`);
  const secret = knownSecret(place);
  const { dataDir, release } = await borrowFolder(place);
  try {
    await copyFolder(join(dataDir, 'database'), join(to, 'database'));
    note(`Copied to ${to}.\n${keepSecret({ ...place, dataDir: to }, secret)}`);
    return 0;
  } finally {
    release();
  }
}

const verbs = { export: exportTo, import: importFrom, check, copy };

async function main([verb = '', ...args]: string[]): Promise<number> {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined;
  const wanted = verb === 'export' && args[0] === '--to' ? 2 : 1;
  const isOption = /^-./.test(args[0] ?? '') && wanted === 1;
  if (!run || args.length !== wanted || isOption || args.includes('')) {
    console.log(help);
    return ['', '--help', '-h'].includes(verb) ? 0 : 2;
  }
  return run(readConfig(process.env), args);
}

/** What went wrong, without the words of the database: they may quote somebody's text. */
function tellOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isFull(error)) return 'the disk is full.';
  const fields = describeError(error);
  const codes = Object.entries(fields).filter(([name]) => name.startsWith('code'));
  const code = codes.at(-1)?.[1] ?? fields.error ?? 'unknown';
  if (isUnavailable(error)) return `the database cannot be reached (${code}).`;
  return `it failed (${code}) at ${fields.at}`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(tellOf(error));
  process.exitCode = 1;
}
