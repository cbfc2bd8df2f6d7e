import { parentPort } from 'node:worker_threads';

/** A thread with one job that never ends; of all others it gives the input back. */
parentPort?.on('message', ({ name, input }: { name: string; input: unknown }) => {
  while (name === 'endless');
  parentPort?.postMessage(input);
});
