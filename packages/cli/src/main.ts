#!/usr/bin/env node
import module from 'node:module';

// What one call has compiled the next one reads, where Node can (22.8 and later).
module.enableCompileCache?.();
const { run } = await import('./run.ts');

let readsInput = false;
const stdin = {
  [Symbol.asyncIterator]() {
    readsInput = true;
    return process.stdin[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  },
};
const { argv, env, stdout, stderr } = process;
const cwd = process.cwd();
process.exitCode = await run({ args: argv.slice(2), env, cwd, stdin, stdout, stderr });
// An input that nobody reads on would keep the process alive.
if (readsInput) process.stdin.destroy();
