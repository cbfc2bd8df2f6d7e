import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '../../../../test/account.ts';
import {
  createPostgresDatabase,
  engine,
  fillDataFolder,
  migrationsFolder,
} from '../../../../test/database.ts';
import { buildProcess, type ServerProcess, startProcess } from '../../../../test/process.ts';
import type { Database } from '../../../db/handle.ts';
import { openDatabase } from '../../../db/open.ts';
import { usageCounts, workUnits } from '../../billing/quotas/tables.ts';
import { textCleanups, userCleanupCounts } from '../cleanups/tables.ts';
import { readCounters } from '../counter/data.ts';

/** More of them with KILLS=30. */
const kills = Number(process.env.KILLS ?? 2);
const path = '/functions/v1/clean-text';
const secret = 'a secret that only this test knows, of length enough';
const accounts = 6;
const clients = 24;

let place: { databaseUrl: string | null; dataDir: string };
let discard = async () => {};
const running: ServerProcess[] = [];

beforeAll(async () => {
  await buildProcess();
  const dataDir = mkdtempSync(join(tmpdir(), 'cleanpaste-killed-'));
  place = { databaseUrl: null, dataDir };
  if (engine === 'pglite') await fillDataFolder(dataDir);
  else {
    const { url, drop } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    place.databaseUrl = url;
    discard = drop;
    await withDatabase(({ migrate }) => migrate(migrationsFolder));
  }
});

afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await discard();
  rmSync(place.dataDir, { recursive: true, force: true });
});

async function withDatabase<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

function start(): ServerProcess {
  const { databaseUrl, dataDir } = place;
  const server = startProcess({
    DATA_DIR: dataDir,
    ADDRESS_HASH_SECRET: secret,
    CLEANUPS_PER_MINUTE: '1000000',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  running.push(server);
  return server;
}

interface Click {
  account: number;
  key: string;
}

const others = sql`select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
const none = { rows: [] };

/** What is in the books, all of it read after the last process is gone. */
const readBooks = () =>
  withDatabase(async ({ handle: db }) => ({
    // A server may still be busy with what a killed process had sent.
    alone: await expect.poll(() => db.execute(others), { timeout: 20_000 }).toMatchObject(none),
    rows: await db.select().from(textCleanups),
    usage: await db.select().from(usageCounts),
    counts: await db.select().from(userCleanupCounts),
    units: await db.select().from(workUnits),
    counter: (await readCounters(db)).basic_cleanups,
  }));

test.each(engine === 'postgres' ? [1, 3] : [1])(
  `%i processes that are killed in the middle of batches lose nothing that they answered and charge nothing twice (${engine})`,
  async (processes) => {
    const people = await withDatabase(async ({ handle: db }) => {
      const given = { db, secret, clock: { now: () => new Date() } };
      return Promise.all(Array.from({ length: accounts }, () => openAccount(given)));
    });
    const mine = new Set<string | null>(people.map(({ id }) => id));
    /** The history's item of each click that was answered. */
    const answered = new Map<string, string | null>();
    let unanswered: Click[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      const servers = Array.from({ length: processes }, start);
      const origins = await Promise.all(servers.map(({ origin }) => origin));
      const again = unanswered.splice(0);
      let isOver = false;
      const call = async (client: number) => {
        while (!isOver) {
          const click = again.pop() ?? { account: client % accounts, key: randomUUID() };
          unanswered.push(click);
          const answer = await fetch(origins[client % processes] + path, {
            method: 'POST',
            headers: {
              ...people[click.account]!.headers,
              'content-type': 'application/json',
              // The unit is known by key and text: the same click has the same of both.
              'x-session-id': people[click.account]!.id,
              'idempotency-key': click.key,
            },
            body: JSON.stringify({ text: `${click.key}\u200b` }),
          }).catch(() => null);
          const body = await answer?.json().catch(() => null);
          if (!answer || !body) continue;
          expect([kill, answer.status]).toEqual([kill, 200]);
          answered.set(click.key, (body as { historyId: string | null }).historyId);
          unanswered = unanswered.filter(({ key }) => key !== click.key);
        }
      };
      const before = answered.size;
      const calls = Array.from({ length: clients }, (_, client) => call(client));
      await expect.poll(() => answered.size, { timeout: 30_000 }).toBeGreaterThan(before + clients);
      await pause(Math.random() * 300);
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      isOver = true;
      await Promise.all(calls);

      const books = await readBooks();
      const rows = books.rows.filter(({ userId }) => mine.has(userId));
      const ids = new Set<string | null>(rows.map(({ id }) => id));
      const lost = [...answered].filter(([, id]) => !ids.has(id));
      expect([kill, 'lost', lost]).toEqual([kill, 'lost', []]);
      // Each click is there once, whether it was answered or not.
      const texts = rows.map(({ cleanedText }) => cleanedText);
      expect([kill, new Set(texts).size]).toEqual([kill, rows.length]);
      const units = books.units.filter(({ id }) => ids.has(id));
      expect([kill, units.length]).toEqual([kill, rows.length]);
      expect([kill, books.units.filter(({ state }) => state === 'running')]).toEqual([kill, []]);
      for (const { id } of people) {
        const own = rows.filter(({ userId }) => userId === id).length;
        const used = books.usage.find(({ subject }) => subject === `user:${id}`)?.used ?? 0;
        const counted = books.counts.find(({ userId }) => userId === id)?.basicCleanups ?? 0;
        expect([kill, used, counted]).toEqual([kill, own, own]);
      }
      expect([kill, books.counter]).toEqual([kill, books.rows.length]);
    }
  },
  kills * 60_000,
);
