import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endGroup, holdChild, inGroup } from '../setup/leaving.mjs';
import { findNode24 } from '../setup/node24.mjs';
import { sourceCondition } from '../setup/paths.mjs';
import { freePort } from '../setup/postgres.mjs';
import { run } from '../setup/run.mjs';

/** @typedef {{what: string, ok: boolean | null, detail: string}} Held `ok` null: not tried, and why */

/** The published command is, in a clone, the one from its source. */
const inClone = (command, clone) =>
  command.replace(/\bnpx cleanpaste\b/, `npm --silent --prefix '${clone}' run cli --`);

/**
 * Runs a command as it is told, where its files are, and looks whether it does what is told of it.
 * @param {import('./readme-commands.mjs').Told} told
 * @param {import('./expectations.mjs').Expectation} expected
 * @param {{clone: string, workplace: string}} places
 * @returns {Promise<Held>}
 */
export async function holdCommand({ command, shows }, expected, { clone, workplace }) {
  const cwd = command.startsWith('npm ') ? clone : workplace;
  const { code, stdout, output } = await run('sh', ['-c', inClone(command, clone)], {
    cwd,
    env: { INIT_CWD: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  const faults = [
    ...(code === (expected.code ?? 0) ? [] : [`it ends with ${code}`]),
    ...(shows === null || stdout === shows ? [] : [`it does not print what the README shows`]),
    ...(expected.prints?.test(stdout) === false ? [`it does not print ${expected.prints}`] : []),
  ];
  const detail = faults.length > 0 ? `${faults.join('; ')}\n${output.slice(-1500)}` : '';
  return { what: command, ok: faults.length === 0, detail };
}

/** How long a server may take to end that was told to: its STOP_SECONDS, and some to spare. */
const stopMs = 30_000;

/** `npm start` in the clone: it prints an address, answers there, and stops when it is told to. */
export async function holdStart({ command }, { clone }, stopWithin = stopMs) {
  const env = { ...process.env, PORT: String(await freePort()), INIT_CWD: undefined };
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...inGroup,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed += chunk));
  const release = holdChild(child, () => printed);
  const ended = new Promise((resolve) => child.on('close', () => resolve(true)));
  const end = Date.now() + 600_000;
  const address = () => /ready at (http:\S+)/.exec(printed)?.[1];
  while (!address() && child.exitCode === null && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const page = address() ? await fetch(address() ?? '').catch(() => null) : null;
  child.kill('SIGTERM');
  const hasEnded = await Promise.race([ended, pause(stopWithin, false, { ref: false })]);
  await endGroup(child, 0);
  release();
  const fault = hasEnded ? '' : 'it does not end when it is told to\n';
  const ok = page?.ok === true && hasEnded === true;
  return { what: command, ok, detail: ok ? '' : `${fault}${printed.slice(-1500)}` };
}

/** A program of the README, run on the library's sources, by the Node that the clone has by now. */
export async function holdProgram(program, at, { clone }) {
  const file = join(clone, 'packages', 'core', `readme-${at}.ts`);
  writeFileSync(file, program);
  const { code, output } = await run(findNode24(clone), [sourceCondition, file], { cwd: clone });
  return {
    what: `the program ${at + 1} of the README`,
    ok: code === 0,
    detail: code === 0 ? '' : output,
  };
}

/** @returns {Held} */
export function holdLinks(links, { clone }) {
  const missing = links.filter((link) => !existsSync(join(clone, link)));
  const detail = missing.length > 0 ? `nothing is at ${missing.join(', ')}` : '';
  return { what: `its ${links.length} links to files`, ok: missing.length === 0, detail };
}
