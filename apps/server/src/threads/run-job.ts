/**
 * Work that may take long on a long text: a pure function of plain data, so that a thread can have it.
 * The name is how a thread finds it; `worker.ts` lists all jobs.
 */
export interface Job<Input, Output> {
  name: string;
  run: (input: Input) => Output | Promise<Output>;
}

/** Does a job, here or in a thread. An aborted signal ends the work, not just the wait for it. */
export type RunJob = <Input, Output>(
  job: Job<Input, Output>,
  input: Input,
  signal?: AbortSignal,
) => Promise<Output>;

export const defineJob = <Input, Output>(
  name: string,
  run: (input: Input) => Output | Promise<Output>,
): Job<Input, Output> => ({ name, run });

/** Does a job in this thread. */
export const runHere: RunJob = async (job, input, signal) => {
  signal?.throwIfAborted();
  return job.run(input);
};
