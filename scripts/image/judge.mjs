import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { endGroup, holdChild, inGroup } from '../setup/leaving.mjs';
import { freePort } from '../setup/postgres.mjs';
import { run } from '../setup/run.mjs';
import { PlainError } from '../setup/say.mjs';
import { answers, attempts, check, outcomeOf } from './checks.mjs';
import { confined } from './room.mjs';

/** MB of all files, each counted once however many names it has. */
export async function sizeOf(folder) {
  const { stdout } = await run('du', ['--summarize', '--apparent-size', '--block-size=1', folder]);
  return Number(stdout.split('\t')[0]) / 1e6;
}

/** A program of the image's, with what the container would give it. */
function inImage(image, command, { data, port }) {
  return confined({
    root: image.root,
    command,
    // Only this machine may ask, and beside whatever runs here.
    env: { ...image.env, HOST: '127.0.0.1', PORT: String(port) },
    cwd: image.cwd,
    user: image.user,
    readOnly: true,
    binds: { '/data': data },
  });
}

async function looks(image, places) {
  const [node = ''] = image.entrypoint;
  const [file, args] = inImage(image, [node, ...attempts], places);
  return [
    ...outcomeOf(await run(file, args)),
    check(
      'what lies beneath the memory at /tmp is for everybody too',
      (statSync(join(image.root, 'tmp')).mode & 0o7777) === 0o1777,
    ),
    check(
      'there is no shell',
      (await run('chroot', [image.root, '/bin/sh', '-c', ':'])).code !== 0,
    ),
  ];
}

async function until(child, origin) {
  const end = Date.now() + 120_000;
  while (child.exitCode === null && Date.now() < end) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * Runs an image as a container engine would with a read-only root, and says what holds.
 * @param {import('./carry-out.mjs').Image} image
 * @param {{folder: string}} given
 */
export async function judge(image, { folder }) {
  const data = join(folder, 'volume');
  mkdirSync(data);
  const [uid, gid] = (image.user ?? '0:0').split(':').map(Number);
  chownSync(data, uid ?? 0, gid ?? 0);
  const places = { data, port: await freePort() };
  const results = await looks(image, places);
  const [file, args] = inImage(image, image.entrypoint, places);
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...inGroup });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed += chunk));
  const release = holdChild(child, () => printed);
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    const origin = `http://127.0.0.1:${places.port}`;
    if (!(await until(child, origin)))
      throw new PlainError(`the server does not start.\n${printed}`);
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    results.push(
      check(
        'the server has no rights of root',
        new RegExp(`^Uid:\\s+${uid}\\s`, 'm').test(status),
        status,
      ),
    );
    results.push(...(await answers(origin)));
    const health = await run(...inImage(image, image.health, places));
    results.push(
      check('the health check says yes while it runs', health.code === 0, health.output),
    );
    child.kill('SIGTERM');
    const code = await ended;
    results.push(check('SIGTERM ends it with 0', code === 0, `${code} ${printed.slice(-1000)}`));
    const after = await run(...inImage(image, image.health, places));
    results.push(check('the health check says no afterwards', after.code !== 0, after.output));
  } finally {
    await endGroup(child, 0);
    await ended;
    release();
  }
  return results;
}
