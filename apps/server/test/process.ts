import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens; rejects with what it printed when it ends before. */
  origin: Promise<string>;
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** Starts the real program on a free port. */
export function startProcess(
  env: Record<string, string>,
  options: { uid?: number } = {},
): ServerProcess {
  const child = spawn(process.execPath, ['--conditions=cleanpaste-source', main], {
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
  return { child, origin, ended };
}
