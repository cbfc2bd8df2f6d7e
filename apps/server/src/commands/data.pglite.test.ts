import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillDataFolder } from '../../test/database.ts';
import { buildProcess, type ServerProcess, startProcess } from '../../test/process.ts';
import { readArchive } from '../db/moving/archive.ts';
import { fromLines } from '../db/moving/lines.ts';

const program = fileURLToPath(new URL('./data.ts', import.meta.url));
const word = 'canary-of-nobody';

let dataDir: string;
let folder: string;
const running: ServerProcess[] = [];

beforeAll(buildProcess);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cleanpaste-data-'));
  dataDir = join(folder, 'old');
  await fillDataFolder(dataDir);
});

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(extra: Record<string, string> = {}): ServerProcess {
  const limits = { CLEANUPS_PER_MINUTE: '100000' };
  const server = startProcess({ DATA_DIR: dataDir, ...limits, ...extra });
  running.push(server);
  return server;
}

async function data(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--conditions=cleanpaste-source', program, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    cwd: folder,
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...output };
}

const clean = (origin: string) =>
  fetch(`${origin}/functions/v1/clean-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': randomUUID() },
    body: JSON.stringify({ text: `${word}\u200b` }),
  });

const count = async (origin: string) =>
  ((await (await fetch(`${origin}/functions/v1/cleanup-count`)).json()) as { count: number }).count;

async function tableOf(file: string, table: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const piece of fromLines(readArchive(file))) {
    if ('batch' in piece && piece.batch.table === table) lines.push(...piece.batch.lines);
  }
  return lines;
}

test('a running server is exported and copied as of one moment, and goes on', async () => {
  const server = start();
  const origin = await server.origin;
  let begun = 0;
  let answered = 0;
  let over = false;
  const write = async () => {
    while (!over) {
      begun++;
      const response = await clean(origin);
      expect(response.status).toBe(200);
      answered++;
    }
  };
  const writers = [write(), write(), write()];
  await expect.poll(() => answered).toBeGreaterThan(5);
  const file = join(folder, 'old.cleanpaste');
  const before = answered;
  expect(await data(['export', file])).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(/^\[1\/\d+\] [\s\S]*\nExported \d+ rows of \d+ tables/),
  });
  const after = begun;
  const beforeCopy = answered;
  const copied = join(folder, 'copied');
  expect(await data(['copy', copied])).toMatchObject({ code: 0 });
  over = true;
  await Promise.all(writers);
  expect(answered).toBeGreaterThan(before);
  const rows = (await tableOf(file, 'text_cleanups')).length;
  expect(rows).toBeGreaterThanOrEqual(before);
  expect(rows).toBeLessThanOrEqual(after);
  const counters = (await tableOf(file, 'counters')).map((line) => JSON.parse(line));
  expect(counters).toContainEqual(['basic_cleanups', String(rows)]);
  // The copies are gone, and only their owner could ever read the file.
  await expect.poll(() => readdirSync(dataDir).filter((name) => /^copy-/.test(name))).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await data(['check', file])).stderr).toMatch(/^Whole and sound: /);
  server.child.kill('SIGTERM');
  const { stdout, stderr } = await server.ended;
  expect(stdout + stderr).not.toContain(word);
  expect(existsSync(join(dataDir, 'copies.sock'))).toBe(false);

  const next = join(folder, 'next');
  expect(await data(['import', file], { DATA_DIR: next })).toMatchObject({ code: 0 });
  const secret = (place: string) => readFileSync(join(place, 'address-secret'), 'utf8');
  expect(secret(next)).toBe(secret(dataDir));
  expect(await count(await start({ DATA_DIR: next }).origin)).toBe(rows);
  expect(secret(copied)).toBe(secret(dataDir));
  expect(await count(await start({ DATA_DIR: copied }).origin)).toBeGreaterThanOrEqual(beforeCopy);
}, 240_000);

test('a copy goes with whoever asked for it, and one left by a killed server with the next start', async () => {
  const copies = () => readdirSync(dataDir).filter((name) => /^copy-/.test(name)).length;
  const first = start();
  await first.origin;
  const socket = createConnection(join(dataDir, 'copies.sock'));
  await once(socket, 'data');
  expect(copies()).toBe(1);
  expect(statSync(join(dataDir, 'copies.sock')).mode & 0o777).toBe(0o600);
  socket.destroy();
  await expect.poll(copies).toBe(0);
  const other = createConnection(join(dataDir, 'copies.sock'));
  other.on('error', () => {});
  await once(other, 'data');
  first.child.kill('SIGKILL');
  await first.ended;
  expect(copies()).toBe(1);
  await start().origin;
  expect(copies()).toBe(0);
}, 120_000);

test('what cannot be is told in one line, with exit code 1', async () => {
  const file = join(folder, 'export');
  const refused = async (args: string[], env: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await data(args, env);
    expect([code, stdout]).toEqual([1, '']);
    expect(
      stderr
        .trimEnd()
        .split('\n')
        .filter((line) => !line.startsWith('[')),
    ).toHaveLength(1);
    return stderr;
  };
  writeFileSync(join(dataDir, 'address-secret'), 'the secret of the old place, long enough');
  expect((await data(['export', file])).code).toBe(0);
  expect(await refused(['export', file])).toMatch(/is there already/);
  expect(await refused(['export', join(folder, 'none', 'file')])).toMatch(
    /cannot be written \(ENOENT\)/,
  );
  const nowhere = join(folder, 'nowhere');
  expect(await refused(['export', `${file}2`], { DATA_DIR: nowhere })).toMatch(/no installation/);
  expect(await refused(['import', join(folder, 'none')], { DATA_DIR: nowhere })).toMatch(/ENOENT/);
  writeFileSync(`${file}.txt`, word);
  expect(await refused(['import', `${file}.txt`], { DATA_DIR: nowhere })).not.toContain(word);
  expect(existsSync(nowhere)).toBe(false);
  const next = join(folder, 'next');
  await fillDataFolder(next);
  writeFileSync(join(next, 'address-secret'), 'the secret of another place, long enough');
  expect(await refused(['import', file], { DATA_DIR: next })).toMatch(/is another secret/);
  const env = { DATA_DIR: next, ADDRESS_HASH_SECRET: 'a third secret, which is long enough too' };
  expect(await refused(['import', file], env)).toMatch(/^ADDRESS_HASH_SECRET is another secret/);
  const away = { DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/none' };
  const line = await refused(['export', `${file}3`], away);
  expect(line).toMatch(/cannot be reached \(ECONNREFUSED\)/);
  expect(line).not.toContain('hunter2');
  expect((await data(['import'])).code).toBe(2);
  expect((await data(['--help'])).code).toBe(0);
}, 240_000);
