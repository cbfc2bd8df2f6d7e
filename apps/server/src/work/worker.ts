import { parentPort } from 'node:worker_threads';
import { type JobInput, type JobName, jobs } from './jobs.ts';

/** The thread's end of the workshop: one job in, one result out. A job that throws ends the thread. */
parentPort?.on('message', ({ name, input }: { name: JobName; input: JobInput<JobName> }) => {
  parentPort?.postMessage(jobs[name](input));
});
