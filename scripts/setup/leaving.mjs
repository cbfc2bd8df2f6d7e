import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a program has to tidy up when it is told to end. */
const graceMs = 10_000;
const signals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/** Programs that are under way, and what each has printed. @type {Map<import('node:child_process').ChildProcess, () => string>} */
const running = new Map();
let holders = 0;
let leaving = false;

/** How a program is started that is to end with all that it has started itself. Windows has no such groups. */
export const inGroup = { detached: process.platform !== 'win32' };

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals | 0} signal
 * @returns whether anybody is left of its group
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return false;
  try {
    return process.kill(inGroup.detached ? -pid : pid, signal);
  } catch {
    return false;
  }
}

/**
 * Ends a program that was started `inGroup`, and whatever it has started: asked first, killed afterwards.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [ms] how long it has to end by itself
 */
export async function endGroup(child, ms = graceMs) {
  const end = Date.now() + ms;
  let isThere = signalGroup(child, 'SIGTERM');
  while (isThere && Date.now() < end) {
    await pause(50);
    isThere = signalGroup(child, 0);
  }
  if (isThere) signalGroup(child, 'SIGKILL');
}

/** Whoever breaks off this command breaks off what it has started, and sees how far it got. */
async function leave() {
  // Whoever says it twice does not want to wait.
  if (leaving) {
    for (const child of running.keys()) signalGroup(child, 'SIGKILL');
    process.exit(130);
  }
  leaving = true;
  for (const printed of running.values()) process.stderr.write(`${printed()}\n`);
  process.stderr.write('broken off\n');
  await Promise.all([...running.keys()].map((child) => endGroup(child)));
  process.exit(130);
}

const endAll = () => {
  for (const child of running.keys()) signalGroup(child, 'SIGTERM');
};

/** While somebody holds it, a signal leads to an orderly end: programs first, then what stands at `exit`. */
function hold() {
  if (holders++ === 0) {
    process.on('exit', endAll);
    for (const signal of signals) process.on(signal, leave);
  }
  return () => {
    if (--holders > 0 || leaving) return;
    process.off('exit', endAll);
    for (const signal of signals) process.off(signal, leave);
  };
}

/** Whether this command is being broken off: nothing new is begun then. */
export const isLeaving = () => leaving;

/**
 * Has a program that was started `inGroup` end with this command.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} printed
 * @returns {() => void} to be called when it has ended
 */
export function holdChild(child, printed) {
  const release = hold();
  running.set(child, printed);
  return () => {
    if (running.delete(child)) release();
  };
}

/**
 * Has something undone however this command ends, but by SIGKILL.
 * @param {() => void} undo without waiting for anything
 * @returns {() => void} to be called when it was undone
 */
export function undoneAtEnd(undo) {
  const release = hold();
  process.on('exit', undo);
  return () => {
    process.off('exit', undo);
    release();
  };
}

/**
 * A folder of this command's own, which goes with it.
 * @param {string} name how its name begins
 */
export function temporaryFolder(name) {
  let path = '';
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  // A signal that comes while it is made finds it afterwards.
  const forget = undoneAtEnd(remove);
  path = mkdtempSync(join(tmpdir(), `${name}-`));
  return {
    path,
    discard() {
      forget();
      remove();
    },
  };
}
