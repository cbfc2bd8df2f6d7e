import { parentPort } from 'node:worker_threads';
import { type JobInput, type JobName, jobs } from './jobs.ts';

interface Order {
  name: JobName;
  input: JobInput<JobName>;
}

/** The thread's end of the workshop: one job in, one result out. A job that throws ends the thread. */
parentPort?.on('message', async ({ name, input }: Order) => {
  parentPort?.postMessage(await (jobs[name] as (given: typeof input) => unknown)(input));
});
