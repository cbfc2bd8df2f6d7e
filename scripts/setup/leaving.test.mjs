import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endGroup, inGroup } from './leaving.mjs';
import { sourceCondition } from './paths.mjs';
import { run } from './run.mjs';

const fixture = fileURLToPath(new URL('./leaving.fixture.mjs', import.meta.url));
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const pidIn = (text) => Number(/^(\d+)$/m.exec(text)?.[1]);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleanpaste-leaving-test-'));
  // PostgreSQL does not run as root.
  chmodSync(folder, 0o755);
});
let undo = async () => {};
afterEach(async () => {
  await undo();
  rmSync(folder, { recursive: true, force: true });
});

// Windows has no groups of processes, and no signals to tidy up after.
describe.skipIf(process.platform === 'win32')('what a command has started', () => {
  test('ends with it when it takes too long: told first, with time to tidy up', async () => {
    const program = `
      const { spawn } = require('node:child_process');
      process.on('SIGTERM', () => { console.log('tidied up'); process.exit(0); });
      console.log(spawn('sleep', ['600'], { stdio: 'ignore' }).pid);
      setInterval(() => {}, 1000);`;
    const { code, output } = await run(process.execPath, ['-e', program], { timeout: 1500 });
    expect(code).toBe(1);
    expect(output).toContain('tidied up');
    expect(output).toContain('ended after 1500 ms');
    expect(pidIn(output)).toBeGreaterThan(0);
    await expect.poll(() => isAlive(pidIn(output))).toBe(false);
  });

  test('is killed where it does not listen', async () => {
    const deaf = `process.on('SIGTERM', () => {}); console.log('deaf'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', deaf], { stdio: 'pipe', ...inGroup });
    const ended = new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await endGroup(child, 200);
    expect(await ended).toBe('SIGKILL');
  });

  /**
   * A command with a folder for temporary files to itself; resolves when it has made one there.
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} [env] over this process's own
   */
  async function begin(args, env) {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, TMPDIR: folder, HOME: folder, ...env },
      stdio: 'pipe',
      ...inGroup,
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (printed += chunk));
    const ended = new Promise((resolve) => child.on('close', resolve));
    undo = async () => {
      await endGroup(child);
      await ended;
    };
    const made = () => readdirSync(folder).some((name) => name.startsWith('cleanpaste-'));
    await expect.poll(() => made() || `${child.exitCode} ${printed}`).toBe(true);
    return { child, ended, printed: () => printed };
  }

  test.each(/** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))(
    'goes with it at %s, its folder too, and it does not go on',
    async (signal) => {
      const { child, ended, printed } = await begin([fixture]);
      // Of the program that was started by one that it has started.
      await expect.poll(() => pidIn(printed())).toBeGreaterThan(0);
      child.kill(signal);
      expect(await ended).toBe(130);
      expect(printed()).not.toContain('went on');
      expect(readdirSync(folder)).toEqual([]);
      await expect.poll(() => isAlive(pidIn(printed()))).toBe(false);
    },
  );

  test('a PostgreSQL of a command that is broken off ends, and its folder goes', async () => {
    const program = `
      import { setUpPostgres } from ${JSON.stringify(new URL('postgres.mjs', import.meta.url).href)};
      const { start, url } = await setUpPostgres();
      await start();
      console.log('port ' + new URL(url).port + '.');
      setInterval(() => {}, 1000);`;
    const { child, ended, printed } = await begin(['--input-type=module', '--eval', program]);
    await expect.poll(printed).toMatch(/port \d+\./);
    const port = Number(/port (\d+)/.exec(printed())?.[1]);
    child.kill('SIGTERM');
    expect(await ended).toBe(130);
    expect(readdirSync(folder)).toEqual([]);
    const answers = () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(true));
        socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
      });
    await expect.poll(answers).toBe(false);
  });

  const left = () => readdirSync(folder).filter((name) => name.startsWith('cleanpaste-'));

  test.each([
    ['npm run verify', ['scripts/verify.mjs']],
    ['npm run bench -- load', [sourceCondition, 'bench/load.ts', '--engine', 'pglite']],
  ])('%s, broken off, leaves nothing behind', async (_name, args) => {
    const { child, ended } = await begin(args);
    child.kill('SIGTERM');
    await ended;
    expect(left()).toEqual([]);
  });

  const canConfine = process.platform === 'linux' && process.getuid?.() === 0;
  test.skipIf(!canConfine)('npm run image, broken off, leaves nothing behind', async () => {
    // Where there is no debootstrap the command ends by itself, perhaps before anybody has looked.
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'debootstrap'), '#!/bin/sh\necho at work > "$3/begun"; sleep 600\n');
    chmodSync(join(bin, 'debootstrap'), 0o755);
    const PATH = `${bin}${delimiter}${process.env.PATH}`;
    const { child, ended } = await begin(['scripts/image.mjs'], { PATH });
    const cache = join(folder, '.cache', 'cleanpaste-debian');
    const begun = () =>
      existsSync(cache) &&
      readdirSync(cache).some((name) => existsSync(join(cache, name, 'begun')));
    await expect.poll(begun, { timeout: 20_000 }).toBe(true);
    child.kill('SIGTERM');
    await ended;
    expect(left()).toEqual([]);
    expect(readdirSync(cache)).toEqual([]);
  });
});
