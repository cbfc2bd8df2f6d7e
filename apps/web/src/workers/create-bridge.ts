export type WorkAnswer =
  | { id: number; output: unknown }
  | { id: number; error: string }
  /** How much of a long job is done, from 0 to 1. */
  | { id: number; progress: number }
  /** Said once, as soon as the worker's code is loaded. */
  | { ready: true };

interface Job {
  request: { id: number; kind: string; input: unknown };
  resolve: (output: never) => void;
  reject: (reason: unknown) => void;
  onProgress: ((share: number) => void) | undefined;
}

interface AskOptions {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/**
 * A typed, abortable way to one worker, made when it is first needed. One job runs at a time, in order.
 * An abort drops a waiting job, and ends a running one together with its worker: nothing else can
 * interrupt it. A fresh worker takes over what waits.
 */
export function createBridge<W>(spawn: () => Worker) {
  let worker: Worker | null = null;
  let isReady = false;
  let running: Job | null = null;
  let nextId = 1;
  const queue: Job[] = [];

  function finish(settle: (done: Job) => void) {
    const done = running;
    running = null;
    if (done) settle(done);
    startNext();
  }

  function open() {
    const made = spawn();
    worker = made;
    isReady = false;
    made.addEventListener('message', ({ data }: MessageEvent<WorkAnswer>) => {
      // What an ended worker had said before may still arrive.
      if (made !== worker) return;
      if ('ready' in data) {
        isReady = true;
        startNext();
      } else if (data.id !== running?.request.id) return;
      else if ('progress' in data) running.onProgress?.(data.progress);
      else {
        finish((done) => {
          if ('error' in data) done.reject(new Error(data.error));
          else done.resolve(data.output as never);
        });
      }
    });
    made.addEventListener('error', () => {
      if (made !== worker) return;
      close();
      running ??= queue.shift() ?? null;
      finish((done) => done.reject(new Error('The worker failed.')));
    });
  }

  function close() {
    worker?.terminate();
    worker = null;
  }

  function startNext() {
    if (running || queue.length === 0) return;
    if (!worker) open();
    if (!isReady) return;
    running = queue.shift() ?? null;
    if (running) worker?.postMessage(running.request);
  }

  function stop(job: Job) {
    const place = queue.indexOf(job);
    if (place >= 0) queue.splice(place, 1);
    if (job !== running) return;
    running = null;
    close();
    // At once, though nothing may wait: who stops one job has the next one in a moment.
    open();
  }

  type Input<K extends keyof W> = W[K] extends { input: infer I } ? I : never;
  type Output<K extends keyof W> = W[K] extends { output: infer O } ? O : never;

  /** @throws the signal's reason on an abort, Error when the work fails */
  return function ask<K extends keyof W & string>(
    kind: K,
    input: Input<K>,
    { signal, onProgress }: AskOptions = {},
  ): Promise<Output<K>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const job: Job = { request: { id: nextId, kind, input }, resolve, reject, onProgress };
      nextId++;
      const onAbort = () => {
        stop(job);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.push(job);
      startNext();
    });
  };
}
