import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPostgresDatabase, engine, fillDataFolder } from '../test/database.ts';
import { buildProcess, type ServerProcess, startProcess } from '../test/process.ts';

let dataDir: string;
let env: Record<string, string>;
let discard: () => Promise<void>;
const running: ServerProcess[] = [];

beforeAll(buildProcess);

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cleanpaste-process-'));
  env = { DATA_DIR: dataDir };
  discard = async () => {};
  if (engine === 'pglite') {
    await fillDataFolder(dataDir);
  } else {
    const { url, drop } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    env.DATABASE_URL = url;
    discard = drop;
  }
});

afterEach(async () => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
  await discard();
  chmodSync(dataDir, 0o700);
  rmSync(dataDir, { recursive: true, force: true });
});

function start(extra: Record<string, string> = {}, options = {}): ServerProcess {
  const server = startProcess({ ...env, ...extra }, options);
  running.push(server);
  return server;
}

async function refusal(extra: Record<string, string>, options = {}) {
  const { code, stderr } = await start(extra, options).ended;
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  return stderr;
}

const count = async (origin: string) =>
  ((await (await fetch(`${origin}/functions/v1/cleanup-count`)).json()) as { count: number }).count;

const clean = (origin: string, text = 'a\u200bb') =>
  fetch(`${origin}/functions/v1/clean-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': randomUUID() },
    body: JSON.stringify({ text }),
  });

describe('a running server', () => {
  test('begins with an empty folder, also when its first start was killed', async () => {
    rmSync(join(dataDir, 'database'), { recursive: true, force: true });
    if (engine === 'pglite') {
      const killed = start();
      const isHalfMade = () => existsSync(join(dataDir, 'database', 'PG_VERSION'));
      await expect.poll(isHalfMade, { timeout: 60_000, interval: 5 }).toBe(true);
      killed.child.kill('SIGKILL');
      await killed.ended;
      expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(true);
    }
    const server = start();
    expect(await count(await server.origin)).toBe(0);
    server.child.kill('SIGTERM');
    const { code, stdout, stderr } = await server.ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`CleanPaste is ready at ${await server.origin}\n`);
  }, 120_000);

  test('keeps what it acknowledged over kill -9 and over a proper end', async () => {
    const first = start();
    const origin = await first.origin;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    for (let i = 0; i < 3; i++) expect((await clean(origin)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start();
    expect(await count(await second.origin)).toBe(3);
    await clean(await second.origin);
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0, stderr: '' });
    expect(await count(await start().origin)).toBe(4);
  }, 120_000);

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets a request in flight finish, then ends with 0',
    async (signal) => {
      const server = start();
      const origin = await server.origin;
      const body = JSON.stringify({ text: 'half\u200b way' });
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-session-id': randomUUID(),
      };
      const slow = request(`${origin}/functions/v1/clean-text`, { method: 'POST', headers });
      const answered = new Promise<{
        status: number;
        connection: string | undefined;
        text: string;
      }>((resolve, reject) => {
        slow.on('error', reject).on('response', (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk) => {
            text += chunk;
          });
          const { connection } = response.headers;
          response.on('end', () => resolve({ status: response.statusCode!, connection, text }));
        });
      });
      slow.write(body.slice(0, 10));
      // An idle keep-alive connection must not hold the end back.
      await fetch(`${origin}/healthz`);
      server.child.kill(signal);
      server.child.kill(signal);
      await expect
        .poll(
          () =>
            fetch(`${origin}/healthz`).then(
              () => 'open',
              () => 'closed',
            ),
          { timeout: 20_000 },
        )
        .toBe('closed');
      slow.end(body.slice(10));
      expect(await answered).toMatchObject({
        status: 200,
        connection: 'close',
        text: expect.stringContaining('half way'),
      });
      expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    },
    60_000,
  );

  test('cuts a request off that does not finish in time', async () => {
    const server = start({ STOP_SECONDS: '1' });
    const origin = await server.origin;
    const headers = {
      'content-type': 'application/json',
      'content-length': 100,
      'x-session-id': randomUUID(),
    };
    const stuck = request(`${origin}/functions/v1/clean-text`, { method: 'POST', headers });
    const broken = new Promise((resolve) => stuck.on('error', resolve));
    stuck.write('{');
    await fetch(`${origin}/healthz`);
    const began = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await broken).toBeInstanceOf(Error);
  }, 60_000);

  test('works on a long text in a thread and goes on answering', async () => {
    const origin = await start().origin;
    const long = clean(origin, 'a\u200b'.repeat(400_000));
    const began = performance.now();
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await (await long).json()).toMatchObject({ removedCharacterCount: 400_000 });
  }, 60_000);

  test('answers an overlong body with 413 before it has all arrived', async () => {
    const origin = await start().origin;
    const response = await clean(origin, 'x'.repeat(7_000_000));
    expect(response.status).toBe(413);
    expect((await clean(origin)).status).toBe(200);
  }, 60_000);
});

describe('one clear line and exit code 1', () => {
  test('for a taken port', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as { port: number };
    expect(await refusal({ PORT: String(port) })).toBe(
      `CleanPaste cannot start: port ${port} on 127.0.0.1 is taken. Stop the program that has it, or set PORT to another one.\n`,
    );
    blocker.close();
  });

  test('for a data folder that is a file', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toMatch(
      /^CleanPaste cannot start: the data folder .*file cannot be written \(EEXIST\)/,
    );
  });

  test('for a data folder without the right to write', async () => {
    chmodSync(dataDir, 0o555);
    // root may write anywhere, so somebody else tries.
    const uid = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    expect(await refusal({}, uid)).toMatch(/cannot be written \(EACCES\)/);
  });

  test('for a bad setting', async () => {
    expect(await refusal({ PORT: 'http' })).toBe(
      'CleanPaste cannot start: PORT must be a whole number from 0 to 65535\n',
    );
  });

  if (engine === 'pglite') {
    test('for a second process on the same data folder, until the first is gone', async () => {
      const first = start();
      await first.origin;
      expect(await refusal({})).toMatch(/another process is using the data folder/);
      expect((await clean(await first.origin)).status).toBe(200);
      first.child.kill('SIGKILL');
      await first.ended;
      expect(await count(await start().origin)).toBe(1);
    }, 120_000);

    test.each([
      ['the file of control is cut short', 'global/pg_control', 16],
      ['a table of the system is cut short', 'base/5/1259', 100],
      ['the log of writing is gone', 'pg_wal', null],
    ])(
      'for a damaged database, where %s, which is left as it is',
      async (_, name, size) => {
        const place = join(dataDir, 'database', name);
        if (size === null) rmSync(place, { recursive: true });
        else truncateSync(place, size);
        const before = readdirSync(join(dataDir, 'database')).sort();
        expect(await refusal({})).toMatch(/database .*(damaged|backup)/);
        const after = readdirSync(join(dataDir, 'database')).sort();
        expect(after.filter((one) => before.includes(one))).toEqual(before);
      },
      120_000,
    );

    test('for a second process, also when both start at once', async () => {
      const both = [start(), start()];
      const outcomes = await Promise.all(
        both.map(({ origin }) =>
          origin.then(
            () => 'ready',
            () => 'refused',
          ),
        ),
      );
      expect(outcomes.sort()).toEqual(['ready', 'refused']);
    }, 120_000);
  } else {
    test('for a database server that is not there', async () => {
      const line = await refusal({ DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/none' });
      expect(line).toMatch(/DATABASE_URL/);
      expect(line).not.toContain('hunter2');
    });

    test('is not needed for three processes that find an empty database at once', async () => {
      const name = `empty_${randomUUID().replaceAll('-', '')}`;
      const admin = new pg.Client({ connectionString: env.DATABASE_URL });
      await admin.connect();
      await admin.query(`create database ${name}`);
      const url = new URL(env.DATABASE_URL!);
      url.pathname = `/${name}`;
      const folders = [1, 2, 3].map(() => mkdtempSync(join(tmpdir(), 'cleanpaste-process-')));
      const servers = folders.map((DATA_DIR) => start({ DATA_DIR, DATABASE_URL: url.href }));
      for (const { origin } of servers) expect((await clean(await origin)).status).toBe(200);
      for (const { origin } of servers)
        await expect.poll(async () => count(await origin), { timeout: 10_000 }).toBe(3);
      for (const { child, ended } of servers) {
        child.kill('SIGTERM');
        expect(await ended).toMatchObject({ code: 0, stderr: '' });
      }
      await admin.query(`drop database ${name}`);
      await admin.end();
      for (const folder of folders) rmSync(folder, { recursive: true });
    }, 120_000);

    test('is not needed for two processes on one database server', async () => {
      const other = mkdtempSync(join(tmpdir(), 'cleanpaste-process-'));
      const [first, second] = [start(), start({ DATA_DIR: other })];
      await clean(await first.origin);
      expect(await count(await second.origin)).toBe(1);
      rmSync(other, { recursive: true, force: true });
    }, 60_000);
  }
});
