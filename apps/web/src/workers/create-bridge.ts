/** What a kind of worker does: by name, what goes in and what comes out. */
export type Work = Record<string, { input: unknown; output: unknown }>;

export type WorkAnswer = { id: number; output: unknown } | { id: number; error: string };

interface Waiting {
  request: { id: number; kind: string; input: unknown };
  resolve: (output: never) => void;
  reject: (reason: unknown) => void;
}

/**
 * A typed, abortable way to one worker, made when it is first needed. One job runs at a time, in order.
 * An abort drops a waiting job, and the answer of a running one.
 */
export function createBridge<W>(spawn: () => Worker) {
  let worker: Worker | null = null;
  let running: Waiting | null = null;
  let nextId = 1;
  const queue: Waiting[] = [];

  function finish(settle: (done: Waiting) => void) {
    const done = running;
    running = null;
    if (done) settle(done);
    next();
  }

  function open(): Worker {
    const made = spawn();
    made.addEventListener('message', (event: MessageEvent<WorkAnswer>) => {
      const answer = event.data;
      if (answer.id !== running?.request.id) return;
      finish((done) => {
        if ('error' in answer) done.reject(new Error(answer.error));
        else done.resolve(answer.output as never);
      });
    });
    made.addEventListener('error', () => {
      made.terminate();
      worker = null;
      finish((done) => done.reject(new Error('The worker failed.')));
    });
    return made;
  }

  function next() {
    if (running) return;
    running = queue.shift() ?? null;
    if (!running) return;
    worker ??= open();
    worker.postMessage(running.request);
  }

  type Input<K extends keyof W> = W[K] extends { input: infer I } ? I : never;
  type Output<K extends keyof W> = W[K] extends { output: infer O } ? O : never;

  /** @throws the signal's reason on an abort, Error when the work fails */
  return function ask<K extends keyof W & string>(
    kind: K,
    input: Input<K>,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Output<K>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const waiting: Waiting = { request: { id: nextId++, kind, input }, resolve, reject };
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(waiting);
        if (place >= 0) queue.splice(place, 1);
        reject(signal.reason);
      });
      queue.push(waiting);
      next();
    });
  };
}
