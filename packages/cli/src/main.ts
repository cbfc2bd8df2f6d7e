#!/usr/bin/env node
import { run } from './run.ts';

let readsInput = false;
const stdin = {
  [Symbol.asyncIterator]() {
    readsInput = true;
    return process.stdin[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  },
};
const { argv, env, stdout, stderr } = process;
process.exitCode = await run({ args: argv.slice(2), env, stdin, stdout, stderr });
// An input that nobody reads on would keep the process alive.
if (readsInput) process.stdin.destroy();
