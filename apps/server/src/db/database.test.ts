import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createPostgresDatabase,
  engine,
  migrationsFolder,
  openTestDatabase,
} from '../../test/database.ts';
import { StartError } from '../config/start-error.ts';
import { addToCounter, readCounters } from '../features/cleaning/counter/data.ts';
import { counters } from '../features/cleaning/counter/tables.ts';
import { lockFolder } from './folder-lock.ts';
import type { Database } from './handle.ts';
import { migrateDatabase, openDatabase } from './open.ts';
import { isUnavailable } from './unavailable.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the suite runs on the engine that was asked for', () => {
  expect(database.engine).toBe(engine);
});

describe('the handle', () => {
  test('a transaction that fails leaves nothing', async () => {
    const failing = database.handle.transaction(async (tx) => {
      await addToCounter(tx, 'basic_cleanups', 5);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await readCounters(database.handle)).basic_cleanups).toBe(0);
  });

  test('a counter adds up under concurrency and past 2³¹', async () => {
    const { handle } = database;
    await Promise.all(Array.from({ length: 40 }, () => addToCounter(handle, 'basic_cleanups', 1)));
    expect((await readCounters(handle)).basic_cleanups).toBe(40);
    await handle
      .update(counters)
      .set({ value: 2 ** 40 })
      .where(eq(counters.name, 'basic_cleanups'));
    await addToCounter(handle, 'basic_cleanups', 1);
    expect((await readCounters(handle)).basic_cleanups).toBe(2 ** 40 + 1);
  });

  test('a query that is wrong is no sign that the database is gone', async () => {
    const wrong = database.handle.insert(counters).values({ name: null as never });
    const error = await wrong.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    expect(isUnavailable(error)).toBe(false);
  });
});

describe('migrations', () => {
  test('run again without a change', async () => {
    await database.migrate(migrationsFolder);
    expect(await readCounters(database.handle)).toBeTruthy();
  });

  // Several processes share a server, never a folder.
  if (engine === 'postgres') {
    test.runIf(engine === 'postgres')(
      'of several processes at once wait for each other',
      async () => {
        const { url, drop } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
        const all = await Promise.all(
          Array.from({ length: 4 }, () => openDatabase({ databaseUrl: url, dataDir: '' })),
        );
        await Promise.all(all.map((one) => migrateDatabase(one, migrationsFolder)));
        expect(await readCounters(all[0]!.handle)).toMatchObject({
          basic_cleanups: 0,
          statistical_passes: 0,
        });
        await Promise.all(all.map((one) => one.close()));
        await drop();
      },
    );
  }

  test('a server that is not there: one line without the password', async () => {
    const databaseUrl = 'postgres://someone:hunter2@127.0.0.1:1/none';
    const absent = await openDatabase({ databaseUrl, dataDir: '' });
    const attempt = migrateDatabase(absent, migrationsFolder);
    await expect(attempt).rejects.toThrow(StartError);
    await expect(attempt).rejects.toThrow(/DATABASE_URL.*ECONNREFUSED/);
    await expect(attempt).rejects.not.toThrow(/hunter2/);
    await absent.close();
  });
});

if (engine === 'postgres') {
  test('a transaction that cannot begin does not keep its connection', async () => {
    for (let i = 0; i < 12; i++) {
      const attempt = database.handle.transaction(async () => {}, {
        isolationLevel: 'none such' as never,
      });
      await expect(attempt).rejects.toThrow();
    }
    expect(await readCounters(database.handle)).toBeTruthy();
  });

  test('a connection that ends between two queries of a transaction ends nothing else', async () => {
    const cut = database.handle.transaction(async (tx) => {
      const own = await tx.execute(sql`select pg_backend_pid() as pid`);
      const { pid } = (own as unknown as { rows: { pid: number }[] }).rows[0]!;
      await database.handle.execute(sql`select pg_terminate_backend(${pid}::integer)`);
      // Nothing is asked of it when it ends.
      const others = sql`select 1 from pg_stat_activity where pid = ${pid}::integer`;
      await expect
        .poll(async () => (await database.handle.execute(others)) as unknown as object)
        .toMatchObject({ rows: [] });
      await addToCounter(tx, 'basic_cleanups', 1);
    });
    const error = await cut.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isUnavailable(error)).toBe(true);
  });

  test('no connection holds a transaction open for ever, nor does a migration', async () => {
    const asked = sql`current_setting('idle_in_transaction_session_timeout')`;
    const { url, drop } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    const own = await openDatabase({ databaseUrl: url, dataDir: '' });
    const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-migrations-'));
    mkdirSync(join(folder, 'meta'));
    const entry = { idx: 0, version: '7', when: 1, tag: '0000_look', breakpoints: true };
    const journal = { version: '7', dialect: 'postgresql', entries: [entry] };
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
    const look =
      "create table seen as select current_setting('idle_in_transaction_session_timeout')";
    writeFileSync(join(folder, '0000_look.sql'), `${look} as idle`);
    await own.migrate(folder);
    const limits = await own.handle.execute(sql`select idle, ${asked} as pool from seen`);
    expect(limits).toMatchObject({ rows: [{ idle: '30s', pool: '30s' }] });
    await own.close();
    await drop();
    rmSync(folder, { recursive: true });
  });

  test('a transaction that goes on no longer is ended, and what it held is free', async () => {
    const [held, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const stalled = database.handle.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 100`);
      await addToCounter(tx, 'basic_cleanups', 1);
      held.resolve();
      await freed.promise;
      await addToCounter(tx, 'basic_cleanups', 1);
    });
    stalled.catch(() => {});
    await held.promise;
    const before = (await readCounters(database.handle)).basic_cleanups;
    await addToCounter(database.handle, 'basic_cleanups', 1);
    freed.resolve();
    const error = await stalled.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isUnavailable(error)).toBe(true);
    expect((await readCounters(database.handle)).basic_cleanups).toBe(before + 1);
  });

  test('the reason of a transaction is told, not that its end failed too', async () => {
    const cut = database.handle.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
      throw new Error('the reason');
    });
    await expect(cut).rejects.toThrow('the reason');
  });

  test('connections that the server cuts are replaced', async () => {
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`;
    const error = await database.handle.execute(cut).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isUnavailable(error)).toBe(true);
    // Idle connections learn of their end one by one; until then a call may still meet a dead one.
    const totals = await vi.waitFor(
      () =>
        readCounters(database.handle).catch((reason: unknown) => {
          expect(isUnavailable(reason)).toBe(true);
          throw reason;
        }),
      { timeout: 20_000 },
    );
    expect(totals).toMatchObject({ basic_cleanups: expect.any(Number) });
  });
}

describe('a data folder', () => {
  function freshFolder() {
    return mkdtempSync(join(tmpdir(), 'cleanpaste-db-'));
  }

  test('belongs to one at a time, also within one process', () => {
    const folder = freshFolder();
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(/another process is using the data folder/);
    release();
    lockFolder(folder)();
    rmSync(folder, { recursive: true });
  });

  test('keeps what was written, and survives a first start that was cut short', async () => {
    const dataDir = freshFolder();
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    writeFileSync(join(dataDir, 'database.unfinished'), '');
    for (const expected of [1, 2]) {
      const own = await openDatabase({ databaseUrl: null, dataDir });
      await migrateDatabase(own, migrationsFolder);
      await addToCounter(own.handle, 'basic_cleanups', 1);
      expect((await readCounters(own.handle)).basic_cleanups).toBe(expected);
      await own.close();
    }
    rmSync(dataDir, { recursive: true });
  }, 120_000);

  test('that holds something else is told in one line', async () => {
    const dataDir = freshFolder();
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '7\n');
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(StartError);
    rmSync(dataDir, { recursive: true });
  });
});
