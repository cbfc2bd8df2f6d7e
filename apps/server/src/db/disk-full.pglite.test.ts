import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engine, fillDataFolder, migrationsFolder } from '../../test/database.ts';
import { buildProcess, type ServerProcess, startProcess } from '../../test/process.ts';
import { smallDisk } from '../../test/small-disk.ts';
import { addressSecret, prepareDataFolder } from '../config/data-folder.ts';
import { addToCounter, readCounters } from '../features/cleaning/counter/data.ts';
import type { Database } from './handle.ts';
import { openDatabase } from './open.ts';
import { openPglite } from './pglite.ts';
import { freeBytes, needed, requireRoom } from './room.ts';
import { isFull, isUnavailable } from './unavailable.ts';

/** Long enough for a slow machine; what used to happen was that nothing ever came back. */
const promptly = 20_000;

let dataDir: string;
let free: number;
let opened: Database[];
const discards: (() => void)[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cleanpaste-full-'));
  discards.push(() => rmSync(dataDir, { recursive: true, force: true }));
  free = Number.POSITIVE_INFINITY;
  opened = [];
});
afterEach(async () => {
  free = Number.POSITIVE_INFINITY;
  for (const database of opened) await database.close();
  for (const discard of discards.splice(0)) discard();
});

async function open(folder = dataDir, room: (folder: string) => number = () => free) {
  const database = await openPglite(join(folder, 'database'), room);
  opened.push(database);
  return database;
}

const add = ({ handle }: Database) => addToCounter(handle, 'basic_cleanups', 1);
const count = async ({ handle }: Database) => (await readCounters(handle)).basic_cleanups;
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

const makeBallast = ({ handle }: Database) =>
  handle.execute(sql`create table if not exists ballast (text text)`);

/** Writes until it fails. @returns how many writes were acknowledged, and the failure */
async function writeUntilItFails(database: Database) {
  for (let done = 0; done < 5000; done++) {
    const text = Array.from({ length: 1000 }, () => Math.random().toString(36)).join('');
    const error = await faultOf(database.handle.execute(sql`insert into ballast values (${text})`));
    if (error) return { done, error };
  }
  throw new Error('it never failed');
}

const clean = (origin: string) =>
  fetch(`${origin}/functions/v1/clean-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': randomUUID() },
    body: JSON.stringify({ text: 'a\u200bb' }),
  });

const shown = async (origin: string) =>
  ((await (await fetch(`${origin}/functions/v1/cleanup-count`)).json()) as { count: number }).count;

const rows = async ({ handle }: Database) => {
  const { rows } = (await handle.execute(
    sql`select count(*)::int as n from ballast`,
  )) as unknown as {
    rows: { n: number }[];
  };
  return rows[0]!.n;
};

test.each([
  [needed.toOpen, true],
  [needed.toOpen - 1, false],
])('with %d bytes free it may open: %s', (free, may) => {
  const openFolder = () => requireRoom('/data', { free, need: needed.toOpen });
  if (may) openFolder();
  else expect(openFolder).toThrow(/^the disk of the data folder \/data is full/);
});

// The disk of a database server is that server's.
if (engine === 'pglite') {
  describe('the embedded database on a disk with too little room', () => {
    test('refuses to write, goes on reading, and writes again when there is room', async () => {
      await fillDataFolder(dataDir);
      const database = await open();
      await add(database);
      free = needed.toWrite - 1;
      const error = await faultOf(add(database));
      expect([isFull(error), isUnavailable(error)]).toEqual([true, true]);
      const inside = await faultOf(
        database.handle.transaction((tx) => addToCounter(tx, 'basic_cleanups', 1)),
      );
      expect(isFull(inside)).toBe(true);
      expect(await count(database)).toBe(1);
      free = needed.toWrite;
      await add(database);
      await database.handle.transaction((tx) => addToCounter(tx, 'basic_cleanups', 1));
      expect(await count(database)).toBe(3);
    });

    test('opens for reading with just enough room, brought up to date, and not below', async () => {
      await fillDataFolder(dataDir);
      free = needed.toOpen;
      const database = await open();
      await database.migrate(migrationsFolder);
      expect(await count(database)).toBe(0);
      expect(isFull(await faultOf(add(database)))).toBe(true);
      await database.close();
      opened = [];
      free = needed.toOpen - 1;
      await expect(open()).rejects.toThrow(
        /^the disk of the data folder .* is full: 31 MB are free, and the database needs 32 MB to open\. Make room/,
      );
    });

    test('does not begin a new database that it could not fill', async () => {
      free = needed.toBegin - 1;
      await expect(open()).rejects.toThrow(/is full: 111 MB are free, .* needs 112 MB/);
      free = needed.toBegin;
      const database = await open();
      await database.migrate(migrationsFolder);
      await add(database);
    }, 120_000);

    test('that has died is never called again, and is opened anew with all that it acknowledged', async () => {
      await fillDataFolder(dataDir);
      const database = await open();
      const notices: string[] = [];
      let resumed = 0;
      await database.listen('somewhere', {
        onNotice: (payload) => notices.push(payload),
        onResumed: () => resumed++,
      });
      await makeBallast(database);
      // Without a place for its log PostgreSQL gives up the same way as without room for it.
      const log = join(dataDir, 'database', 'pg_wal');
      renameSync(log, `${log}.away`);
      const { done, error } = await writeUntilItFails(database);
      expect(isUnavailable(error)).toBe(true);
      free = needed.toOpen - 1;
      expect(isFull(await faultOf(add(database)))).toBe(true);
      expect(
        isFull(
          await faultOf(database.handle.transaction((tx) => addToCounter(tx, 'basic_cleanups', 1))),
        ),
      ).toBe(true);
      renameSync(`${log}.away`, log);
      free = Number.POSITIVE_INFINITY;
      expect(isUnavailable(await faultOf(count(database)))).toBe(true);
      await expect.poll(() => faultOf(add(database)), { timeout: 60_000 }).toBe(null);
      expect(await rows(database)).toBeGreaterThanOrEqual(done);
      await expect.poll(() => resumed).toBe(1);
      await database.handle.execute(sql`select pg_notify('somewhere', 'again')`);
      await expect.poll(() => notices).toEqual(['again']);
    }, 120_000);

    test('tells a reason also where PostgreSQL ended without one', async () => {
      await fillDataFolder(dataDir);
      rmSync(join(dataDir, 'database', 'global'), { recursive: true });
      await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
        /cannot be opened \([^)]+\)/,
      );
    });
  });

  /** Where nothing may be mounted, the tests above stand for these, which are then listed as skipped. */
  const disk = smallDisk(320);
  afterAll(() => disk?.discard());

  describe('the embedded database on a disk that is really full', () => {
    test.skipIf(!disk)(
      'fails within its call, comes back when there is room, and has lost nothing that it acknowledged',
      async () => {
        const { leave, makeRoom } = disk!;
        const folder = join(disk!.folder, 'library');
        discards.push(makeRoom, () => rmSync(folder, { recursive: true }));
        mkdirSync(folder);
        await fillDataFolder(folder);
        // Another program fills the disk between the look at it and the write.
        let isSeen = false;
        const database = await open(folder, (path) =>
          isSeen ? freeBytes(path) : Number.POSITIVE_INFINITY,
        );
        await makeBallast(database);
        let acknowledged = 0;
        for (const left of [40, 20, 5]) {
          isSeen = false;
          leave(left);
          const { done, error } = await writeUntilItFails(database);
          acknowledged += done;
          expect(isUnavailable(error)).toBe(true);
          isSeen = true;
          const began = performance.now();
          expect(isUnavailable(await faultOf(add(database)))).toBe(true);
          expect(performance.now() - began).toBeLessThan(promptly);
          makeRoom();
          await expect.poll(() => faultOf(rows(database)), { timeout: 60_000 }).toBe(null);
          expect(await rows(database)).toBeGreaterThanOrEqual(acknowledged);
          await add(database);
          await database.handle.execute(sql`truncate ballast`);
          await database.handle.execute(sql`checkpoint`);
          acknowledged = 0;
        }
        expect(await count(database)).toBe(3);
        leave(1);
        await database.close();
        await expect(open(folder, freeBytes)).rejects.toThrow(
          /^the disk of the data folder .* is full/,
        );
        makeRoom();
        expect(await count(await open(folder, freeBytes))).toBe(3);
      },
      180_000,
    );

    test.skipIf(!disk)(
      'keeps callers informed over HTTP, stops, refuses to start in one line, and starts with all that it acknowledged',
      async () => {
        await buildProcess();
        const { leave, makeRoom } = disk!;
        const folder = join(disk!.folder, 'server');
        discards.push(makeRoom, () => rmSync(folder, { recursive: true }));
        mkdirSync(folder);
        await fillDataFolder(folder);
        const start = () => {
          const server = startProcess({ DATA_DIR: folder });
          discards.unshift(() => server.child.kill('SIGKILL'));
          return server;
        };
        const first = start();
        const origin = await first.origin;
        expect((await clean(origin)).status).toBe(200);
        /** The server stands still meanwhile: its log is written, and nothing of it meets the end of the disk. */
        const leaveTo = async (server: ServerProcess, left: number) => {
          await pause(1500);
          server.child.kill('SIGSTOP');
          leave(left);
          server.child.kill('SIGCONT');
        };
        for (const left of [50, 40, 0]) {
          await leaveTo(first, left);
          const began = performance.now();
          const refused = await clean(origin);
          expect(performance.now() - began).toBeLessThan(promptly);
          expect(refused.status).toBe(503);
          expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(await refused.json()).toMatchObject({
            error: 'not_ready',
            message: expect.stringMatching(/no room left to record this/),
          });
          expect(await shown(origin)).toBeGreaterThan(0);
          makeRoom();
          expect((await clean(origin)).status).toBe(200);
        }
        await leaveTo(first, 0);
        first.child.kill('SIGTERM');
        expect((await first.ended).code).toBe(0);
        const { code, stderr } = await start().ended;
        expect([code, stderr]).toEqual([
          1,
          expect.stringMatching(
            /^CleanPaste cannot start: the disk of the data folder .* is full[^\n]*\n$/,
          ),
        ]);
        makeRoom();
        expect(await shown(await start().origin)).toBe(4);
      },
      180_000,
    );

    test.skipIf(!disk)('lets a first start say so, and leaves nothing half written', () => {
      const { leave, makeRoom } = disk!;
      const folder = join(disk!.folder, 'first');
      discards.push(makeRoom, () => rmSync(folder, { recursive: true }));
      prepareDataFolder(folder);
      leave(0);
      expect(() => addressSecret(folder)).toThrow(/^the disk of the data folder .* is full\./);
      makeRoom();
      expect(addressSecret(folder)).toHaveLength(43);
    });
  });
}
