import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engine, fillDataFolder, openTestDatabase } from '../../../test/database.ts';
import { everyRow, fillEveryTable } from '../../../test/every-table.ts';
import type { Database } from '../handle.ts';
import { openDatabase } from '../open.ts';
import { readArchive, writeArchive } from './archive.ts';
import { exportData } from './export-data.ts';
import { handOver } from './hand-over.ts';
import { importData } from './import-data.ts';
import { batchBytes, fromLines, type Piece, toLines } from './lines.ts';

const secret = 'a secret that only tests know, of length enough';
const given = { secret, now: new Date('2026-03-14T12:00:00Z') };
const nobody = { onHead() {}, onComplete() {} };

let folder: string;
const open: Database[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleanpaste-moving-'));
});

afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Migrated and empty, of the engine under test. */
async function fresh(): Promise<Database> {
  const database = await openTestDatabase();
  open.push(database);
  return database;
}

/** The same, always embedded. */
async function embedded(): Promise<Database> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  await fillDataFolder(dataDir);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  open.push(database);
  return database;
}

const piecesOf = (database: Database) =>
  handOver<Piece>((take) => exportData(database, given, take));

async function exported(database: Database, name = 'export'): Promise<string> {
  const file = join(folder, name);
  await writeArchive(file, toLines(piecesOf(database)));
  return file;
}

const imported = (database: Database, file: string) =>
  importData(database, fromLines(readArchive(file)), nobody);

async function countOf(database: Database, query: string): Promise<number> {
  const { rows } = (await database.handle.execute(sql.raw(query))) as unknown as {
    rows: { n: string }[];
  };
  return Number(rows[0]!.n);
}

describe('an installation moves', () => {
  test('from one engine into the other and back, every value of every table the same', async () => {
    const [old, next, back] = [await embedded(), await fresh(), await embedded()];
    await fillEveryTable(old);
    const before = await everyRow(old);
    for (const [table, rows] of Object.entries(before.tables)) {
      expect(rows.length, table).toBeGreaterThan(2);
    }
    await imported(next, await exported(old, 'there'));
    expect(await everyRow(next)).toEqual(before);
    await imported(back, await exported(next, 'back'));
    expect(await everyRow(back)).toEqual(before);
    // What counts rows counts on from there.
    const n = "select value::text as n from row_totals where name = 'cleanups'";
    const counted = await countOf(back, n);
    await back.handle.execute(
      sql`insert into text_cleanups (feature, created_at) values ('basic', now())`,
    );
    expect(await countOf(back, n)).toBe(counted + 1);
    const part = sql`insert into corpus_parts (key, part, title, content, content_hash, words, added_at) values ('new', 1, '', '', '', 1, now())`;
    await back.handle.execute(part);
  }, 180_000);

  test('without more than a batch of it in memory', async () => {
    const old = await fresh();
    const text = 'x'.repeat(300_000);
    await old.handle.execute(
      sql`insert into corpus_parts (key, part, title, content, content_hash, words, added_at)
          select n::text, 1, '', case when n between 600 and 630 then ${text} else 'short' end, '', 1, now()
          from generate_series(1, 1300) n`,
    );
    const sizes: number[] = [];
    for await (const piece of piecesOf(old)) {
      if ('batch' in piece) sizes.push(piece.batch.lines.join('').length);
    }
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.max(...sizes)).toBeLessThan(batchBytes * 1.2);
  }, 60_000);

  if (engine === 'postgres') {
    test('as it was at one moment, while others go on writing', async () => {
      const [old, next] = [await fresh(), await embedded()];
      const write = () =>
        old.handle.transaction(async (tx) => {
          await tx.execute(
            sql`insert into text_cleanups (feature, created_at) values ('basic', now())`,
          );
          await tx.execute(
            sql`insert into counters values ('basic_cleanups', 1) on conflict (name) do update set value = counters.value + 1`,
          );
        });
      for (let i = 0; i < 7; i++) await write();
      const pieces = handOver<Piece>((take) =>
        exportData(old, given, async (piece) => {
          await write();
          await take(piece);
        }),
      );
      await importData(next, pieces, nobody);
      const rows = 'select count(*)::text as n from text_cleanups';
      expect(await countOf(next, rows)).toBe(7);
      expect(
        await countOf(next, "select value::text as n from counters where name = 'basic_cleanups'"),
      ).toBe(7);
      expect(
        await countOf(next, "select value::text as n from row_totals where name = 'cleanups'"),
      ).toBe(7);
      expect(await countOf(old, rows)).toBeGreaterThan(40);
    }, 60_000);
  }
});

describe('what does not belong there is refused, and leaves nothing', () => {
  async function refusal(target: Database, file: string): Promise<string> {
    const before = await everyRow(target);
    const error = await imported(target, file).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(await everyRow(target)).toEqual(before);
    expect(error?.name).toBe('StartError');
    expect(error!.message).not.toContain('\n');
    return error!.message;
  }

  test('a file that is cut or damaged, wherever', async () => {
    const [old, target] = [await embedded(), await fresh()];
    await fillEveryTable(old);
    const file = await exported(old);
    const packed = readFileSync(file);
    const plain = gunzipSync(packed).toString();
    const lines = plain.split('\n').slice(0, -1);
    const bad = join(folder, 'bad');
    const tried: [Buffer, RegExp][] = [
      [packed.subarray(0, packed.length - 20), /end is missing/],
      [packed.subarray(0, packed.length >> 1), /end is missing/],
      [packed.subarray(0, 0), /end is missing|no export/],
      [Buffer.from('PK not at all'), /cannot be unpacked/],
      [gzipSync('hello\n'), /no export of this program/],
      [gzipSync(`${lines.slice(0, -1).join('\n')}\n`), /end is missing/],
      [gzipSync(`${lines.toSpliced(20, 1).join('\n')}\n`), /is damaged/],
      [gzipSync(`${lines.toSpliced(20, 1, lines[21]!).join('\n')}\n`), /is damaged/],
      [gzipSync(plain.replace('2026-03-14T12:00', '2026-03-14T13:00')), /its sum does not match/],
      [gzipSync(`${plain}[]\n`), /behind its end/],
    ];
    const flipped = Buffer.from(packed);
    flipped[packed.length >> 1]! ^= 0xff;
    tried.push([flipped, /damaged/]);
    for (const [bytes, words] of tried) {
      writeFileSync(bad, bytes);
      expect(await refusal(target, bad)).toMatch(words);
    }
    await imported(target, file);
    expect(await everyRow(target)).toEqual(await everyRow(old));
  }, 180_000);

  test('an export of an older version, a newer one, or another program', async () => {
    const [old, target] = [await embedded(), await fresh()];
    const last = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
    await old.handle.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${last} + 1)`,
    );
    expect(await refusal(target, await exported(old, 'newer'))).toMatch(/is of a newer version/);
    await old.handle.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at >= ${last} - 1`,
    );
    await old.handle.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = ${last}`,
    );
    expect(await refusal(target, await exported(old, 'older'))).toMatch(/is of an older version/);
    await old.handle.execute(
      sql`update drizzle.__drizzle_migrations set hash = 'strange' where created_at = ${last}`,
    );
    expect(await refusal(target, await exported(old, 'other'))).toMatch(/is of another version/);
  }, 60_000);

  test('anything, where there are rows already', async () => {
    const [old, target] = [await embedded(), await fresh()];
    const file = await exported(old);
    await target.handle.execute(
      sql`insert into rate_limits (key, full_at) values ('somebody', now())`,
    );
    expect(await refusal(target, file)).toBe(
      'the database is not empty: there are rows in rate_limits. Import into a new one.',
    );
    await expect(exported(old)).rejects.toThrow(/is there already/);
  }, 60_000);
});
