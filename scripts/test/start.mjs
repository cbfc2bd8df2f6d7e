import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../setup/builds.mjs';
import { npmCommand } from '../setup/install.mjs';
import { inRoot, root } from '../setup/paths.mjs';
import { freePort } from '../setup/postgres.mjs';
import { sum } from './reports.mjs';

/** Milliseconds for a start with nothing changed, on a machine with nothing else to do. */
const limit = 3000;

/** How many programs share a processor at this moment, at least one. */
const crowd = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

const [npm, leading] = npmCommand();
/** @type {[string, string[]]} */
const viaNpm = [npm, [...leading, 'start']];
/** @type {[string, string[]]} */
const direct = [process.execPath, [inRoot('scripts', 'start.mjs')]];

/** A start of the product, with what it printed and how long it took to be ready. */
function start(env, [file, args] = viaNpm) {
  const began = performance.now();
  const child = spawn(file, args, {
    cwd: root,
    shell: process.platform === 'win32',
    // A group of its own, so that whatever is left of it at the end can be ended at once.
    detached: process.platform !== 'win32',
    env: { ...process.env, DATABASE_URL: undefined, PUBLIC_URL: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (printed.out += chunk));
  child.stderr.on('data', (chunk) => (printed.err += chunk));
  // The server holds the same pipes, so `close` comes when it has ended too, after npm.
  const ended = new Promise((resolve) => child.on('close', resolve));
  const origin = `http://127.0.0.1:${env.PORT}`;
  const ready = async () => {
    while (child.exitCode === null) {
      const answer = await fetch(`${origin}/readyz`).catch(() => null);
      if (answer?.ok) return performance.now() - began;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`it ended with ${child.exitCode}: ${printed.err}`);
  };
  return { child, printed, ended, origin, ready };
}

function check(name, ok, detail = '') {
  const output = ok ? undefined : `✗ ${name} ${detail}`;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], output };
}

function endGroup(child) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}

async function stopsOnTerm(server) {
  server.child.kill('SIGTERM');
  const late = setTimeout(() => {
    server.child.stdout.destroy();
    server.child.stderr.destroy();
  }, 20_000);
  await server.ended;
  clearTimeout(late);
  const answer = await fetch(server.origin).catch(() => null);
  return check('SIGTERM to npm ends the server', answer === null, server.printed.err);
}

async function endsWithZero(env) {
  const server = start(env, direct);
  await server.ready();
  server.child.kill('SIGTERM');
  const code = await server.ended;
  return check('SIGTERM ends it with 0', code === 0, `(${code}) ${server.printed.err}`);
}

async function refusal(name, env, pattern) {
  const second = start(env);
  const code = await second.ended;
  const lines = second.printed.err
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('npm '));
  const ok = code === 1 && lines.length === 1 && pattern.test(lines[0]);
  return check(name, ok, `(${code}) ${second.printed.err}`);
}

/** Starts and stops the product as a person does: from nothing, again, and where it must refuse. */
export async function checkStart(node24) {
  await ensureBuilt(node24);
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-start-'));
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  };
  const results = [];
  const open = [];
  const begin = () => {
    const server = start(env);
    open.push(server);
    return server;
  };
  try {
    const first = begin();
    const firstMs = await first.ready();
    const other = { ...env, PORT: String(await freePort()) };
    results.push(
      check('the address is printed', first.printed.out.includes(first.origin), first.printed.out),
      await refusal('a second process on the folder is refused', other, /in use|already|another/i),
      await refusal(
        'a taken port is refused',
        { ...env, DATA_DIR: join(folder, 'other') },
        new RegExp(env.PORT),
      ),
      await refusal(
        'an unwritable folder is refused',
        { ...other, DATA_DIR: '/dev/null/data' },
        /written/,
      ),
      await stopsOnTerm(first),
    );
    // The machine may be busy with something else: the best of three counts.
    let best = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && best >= limit; attempt++) {
      const again = begin();
      best = Math.min(best, await again.ready());
      results.push(await stopsOnTerm(again));
    }
    results.push(await endsWithZero(env));
    const allowed = limit * crowd();
    results.push(check('a second start is ready in under 3 s', best < allowed, `(${best} ms)`));
    const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
    const shared = crowd() > 1 ? `, ${crowd().toFixed(1)} programs a processor` : '';
    return {
      ...sum(results),
      note: `empty folder ${seconds(firstMs)}, again ${seconds(best)}${shared}`,
    };
  } finally {
    for (const { child } of open) endGroup(child);
    rmSync(folder, { recursive: true, force: true });
  }
}
