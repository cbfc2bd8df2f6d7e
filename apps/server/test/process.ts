import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../scripts/build.ts';

/** Files of tests run side by side: each worker builds in a folder of its own. */
const worker = process.env.VITEST_POOL_ID ?? '0';
export const bundleFolder = fileURLToPath(new URL(`../.cache-${worker}`, import.meta.url));

/** Makes the bundle that `npm start` would run; the tests have one of their own. */
export const buildProcess = () => buildServer(bundleFolder);

export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens; rejects with what it printed when it ends before. */
  origin: Promise<string>;
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  /** What it has printed so far. */
  printed: () => string;
}

export const builtEntry = join(bundleFolder, 'main.js');

/** Starts the real program, on a free port unless the settings name one. */
export function startProcess(
  env: Record<string, string>,
  { entry = builtEntry, ...options }: { uid?: number; entry?: string } = {},
): ServerProcess {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  const output = { stdout: '', stderr: '' };
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    output.stderr += chunk;
  });
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output.stdout += chunk;
      const ready = / is ready at (http\S+)/.exec(output.stdout);
      if (ready) resolve(ready[1]!);
    });
    ended.then(({ stderr }) => reject(new Error(`ended before it was ready: ${stderr}`)));
  });
  // A test that expects a refusal never looks at it.
  origin.catch(() => {});
  return { child, origin, ended, printed: () => output.stdout };
}
