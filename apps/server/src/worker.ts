import { parentPort } from 'node:worker_threads';
import { checkingJobs } from './features/checking/jobs.ts';
import { cleaningJobs } from './features/cleaning/jobs.ts';
import { rewritingJobs } from './features/rewriting/jobs.ts';
import type { Order } from './threads/thread-pool.ts';

const all = [...cleaningJobs, ...rewritingJobs, ...checkingJobs];
const jobs = new Map(all.map(({ name, run }) => [name, run as (input: unknown) => unknown]));

/** The thread's end of the pool: one job in, one result out. A job that throws ends the thread. */
parentPort?.on('message', async ({ name, input }: Order) => {
  const run = jobs.get(name);
  if (!run) throw new Error(`worker.ts lists no job called ${name}`);
  parentPort?.postMessage(await run(input));
});
