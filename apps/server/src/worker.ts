import { parentPort } from 'node:worker_threads';
import { apiJobs } from './features/api/jobs.ts';
import { checkingJobs } from './features/checking/jobs.ts';
import { cleaningJobs } from './features/cleaning/jobs.ts';
import { rewritingJobs } from './features/rewriting/jobs.ts';
import { withinCall } from './log/call-under-way.ts';
import type { Order } from './threads/thread-pool.ts';

const all = [...cleaningJobs, ...rewritingJobs, ...checkingJobs, ...apiJobs];
const jobs = new Map(all.map(({ name, run }) => [name, run as (input: unknown) => unknown]));

/** The thread's end of the pool: one job in, one result out. A job that throws ends the thread. */
parentPort?.on('message', async ({ name, input, requestId }: Order) => {
  const run = jobs.get(name);
  if (!run) throw new Error(`worker.ts lists no job called ${name}`);
  const call = requestId === undefined ? undefined : { requestId, span: null };
  parentPort?.postMessage(await withinCall(call, () => run(input)));
});
