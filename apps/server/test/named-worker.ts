import { parentPort } from 'node:worker_threads';
import type { Order } from '../src/threads/thread-pool.ts';

/** A thread that tells whose orders it got. */
parentPort?.on('message', ({ name, requestId }: Order) => {
  while (name === 'endless');
  if (name === 'broken') throw new Error('canary');
  parentPort?.postMessage(requestId ?? null);
});
