import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPostgresDatabase, fillDataFolder } from '../../test/database.ts';
import { everyRow, fillEveryTable } from '../../test/every-table.ts';
import { buildProcess, type ServerProcess, startProcess } from '../../test/process.ts';
import { openDatabase } from '../db/open.ts';
import { corpusShares } from '../features/checking/index-shares/tables.ts';

const program = fileURLToPath(new URL('./data.ts', import.meta.url));
const secret = 'the secret of the old house, of length enough';

let folder: string;
let dataDir: string;
let target: { url: string; drop: () => Promise<void> };
const running: ServerProcess[] = [];

beforeAll(buildProcess);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cleanpaste-data-'));
  dataDir = join(folder, 'old');
  await fillDataFolder(dataDir);
  target = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
});

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await target.drop();
  rmSync(folder, { recursive: true, force: true });
});

const env = { ADDRESS_HASH_SECRET: secret };

function start(settings: Record<string, string>): Promise<string> {
  const server = startProcess({ ...env, CLEANUPS_PER_MINUTE: '100000', ...settings });
  running.push(server);
  return server.origin;
}

async function data(...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=cleanpaste-source', program, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    cwd: folder,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed };
}

async function rowsAt(databaseUrl: string | null) {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    return await everyRow(database);
  } finally {
    await database.close();
  }
}

async function fill() {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await fillEveryTable(database);
  // An index that is spread over servers is refused: see index-servers.postgres.test.ts.
  await database.handle.update(corpusShares).set({ server: null });
  await database.close();
}

const clean = (origin: string) =>
  fetch(`${origin}/functions/v1/clean-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': randomUUID() },
    body: JSON.stringify({ text: 'a\u200bb' }),
  });
const count = async (origin: string) =>
  ((await (await fetch(`${origin}/functions/v1/cleanup-count`)).json()) as { count: number }).count;

test('an embedded installation goes into PostgreSQL by one command, every row the same', async () => {
  await fill();
  const before = await rowsAt(null);
  const moved = await data('export', '--to', target.url);
  expect(moved.printed).toMatch(/Imported \d+ rows of \d+ tables/);
  expect(moved.code).toBe(0);
  expect(await rowsAt(target.url)).toEqual(before);
  // The address may have a password in it.
  expect(moved.printed).not.toContain(target.url);
  const again = await data('export', '--to', target.url);
  expect(again.code).toBe(1);
  expect(again.printed).toContain('the database is not empty');
  expect(await rowsAt(target.url)).toEqual(before);
  const back = join(folder, 'back');
  const there = dataDir;
  dataDir = back;
  expect((await data('export', '--to', there)).printed).toContain('there is no installation');
}, 120_000);

test('also while its server runs, and the new one goes on counting from there', async () => {
  const old = await start({ DATA_DIR: dataDir });
  for (let call = 0; call < 6; call++) expect((await clean(old)).status).toBe(200);
  const moved = await data('export', '--to', target.url);
  expect([moved.code, moved.printed]).toEqual([0, expect.stringContaining('Imported')]);
  expect((await clean(old)).status).toBe(200);
  const next = await start({ DATA_DIR: join(folder, 'new'), DATABASE_URL: target.url });
  // Not the seventh, which came later.
  await expect.poll(() => count(next), { timeout: 10_000 }).toBe(6);
  for (let call = 0; call < 2; call++) expect((await clean(next)).status).toBe(200);
  await expect.poll(() => count(next), { timeout: 10_000 }).toBe(8);
}, 120_000);

test('a database that is not there is told in one line, without its address', async () => {
  await fill();
  const nowhere = new URL(target.url);
  nowhere.password = 'its-password';
  nowhere.port = '1';
  const { code, printed } = await data('export', '--to', nowhere.href);
  expect(code).toBe(1);
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(printed).not.toContain('its-password');
}, 60_000);
