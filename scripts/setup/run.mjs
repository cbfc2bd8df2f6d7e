import { spawn } from 'node:child_process';
import { endGroup, holdChild, inGroup, isLeaving } from './leaving.mjs';
import { root } from './paths.mjs';

/**
 * Runs a command and keeps what it prints, so that a success stays quiet.
 * @param {string} file
 * @param {string[]} args
 * @param {{env?: Record<string, string | undefined>, cwd?: string, echo?: boolean, shell?: boolean, timeout?: number}} [options]
 *   `echo` also shows the output while it runs; after `timeout` milliseconds it is ended, with all that it has started.
 * @returns {Promise<{code: number, output: string, stdout: string, ms: number}>}
 */
export function run(file, args, options = {}) {
  const began = performance.now();
  // What is broken off begins nothing new, and does not go on with what was cut short.
  if (isLeaving()) return new Promise(() => {});
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: options.shell ?? false,
      ...inGroup,
    });
    let output = '';
    let stdout = '';
    const keep = (isOut) => (chunk) => {
      output += chunk;
      if (isOut) stdout += chunk;
      if (options.echo) process.stderr.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', keep(true));
    child.stderr.setEncoding('utf8').on('data', keep(false));
    const release = holdChild(child, () => output);
    /** @type {Promise<void> | undefined} */
    let late;
    const isTooLate = () => {
      late = endGroup(child);
    };
    const timer =
      options.timeout === undefined ? undefined : setTimeout(isTooLate, options.timeout);
    const end = async (code, extra = '') => {
      clearTimeout(timer);
      if (late) await late;
      release();
      if (isLeaving()) return;
      const said = late ? `ended after ${options.timeout} ms\n` : extra;
      resolve({
        code: late ? 1 : code,
        output: output + said,
        stdout,
        ms: performance.now() - began,
      });
    };
    child.on('error', (error) => end(127, `${error.message}\n`));
    child.on('close', (code, signal) => end(code ?? 1, signal ? `ended by ${signal}\n` : ''));
  });
}

/**
 * npm passes a signal to the shell between it and us, and some shells die of it without a word
 * to us. A parent that has changed is then all that we see of the signal.
 */
function onOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) act();
  }, 100);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Hands the terminal over to a program until it ends.
 * @param {string} file
 * @param {string[]} args
 * @param {{env?: Record<string, string | undefined>, cwd?: string}} [options]
 * @returns {Promise<number>} its exit code
 */
export function handOver(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: 'inherit',
    });
    let asked = false;
    const pass = (signal) => () => {
      // A terminal sends Ctrl-C to the whole group: the program has it already.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      if (asked) return;
      asked = true;
      child.kill(signal);
    };
    const forget = onOrphaned(pass('SIGTERM'));
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, pass(signal));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      forget();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}
