import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Asked } from './count-queries.ts';
import type { Usage } from './usage.ts';

/** How a server stands: what it has asked, written and taken since it began. The echo asks nothing. */
export interface Standing extends Asked, Usage {
  written: number;
}

export interface Program {
  url: string;
  standing(): Promise<Standing>;
  stop(): Promise<void>;
}

/** Starts a program of this folder in a process of its own. */
async function startProgram(name: string, env: Record<string, string>): Promise<Program> {
  const child: ChildProcess = fork(fileURLToPath(new URL(name, import.meta.url)), {
    env: { PATH: process.env.PATH, ...env },
    // A terminal would be slower than what is measured; errors are for people.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--conditions=cleanpaste-source'],
  });
  const ended = once(child, 'exit');
  const told = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (!told) throw new Error(`${name} ended before it was ready`);
  return {
    url: (told[0] as { url: string }).url,
    async standing() {
      child.send('standing');
      return ((await once(child, 'message')) as [Standing])[0];
    },
    async stop() {
      if (name === 'echo.ts') child.kill();
      else child.send('stop');
      await ended;
    },
  };
}

export const startEcho = () => startProgram('echo.ts', {});

/** Limits and hashes as a server has them; nobody is refused for calling often. */
export const startServer = (env: Record<string, string>) =>
  startProgram('server.ts', { PORT: '0', CLEANUPS_PER_MINUTE: '1000000', ...env });
