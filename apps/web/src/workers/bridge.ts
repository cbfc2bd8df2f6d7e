import type { TextWork, TextWorkKind, WorkAnswer, WorkRequest } from './messages.ts';

interface Waiting {
  request: WorkRequest;
  resolve: (output: never) => void;
  reject: (reason: unknown) => void;
  signal?: AbortSignal;
}

let worker: Worker | null = null;
let running: Waiting | null = null;
const queue: Waiting[] = [];
let nextId = 1;

function spawn(): Worker {
  const made = new Worker(new URL('./text.worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', (event: MessageEvent<WorkAnswer>) => {
    const done = running;
    if (!done || event.data.id !== done.request.id) return;
    running = null;
    if ('error' in event.data) done.reject(new Error(event.data.error));
    else done.resolve(event.data.output as never);
    next();
  });
  made.addEventListener('error', () => {
    running?.reject(new Error('The text worker failed.'));
    running = null;
    worker?.terminate();
    worker = null;
    next();
  });
  return made;
}

function next() {
  if (running) return;
  running = queue.shift() ?? null;
  if (!running) return;
  worker ??= spawn();
  worker.postMessage(running.request);
}

/**
 * Has the text worker do something; one job runs at a time, in order.
 * An abort drops a waiting job, and the answer of a running one.
 * @throws the signal's reason on an abort, Error when the work fails.
 */
export function ask<K extends TextWorkKind>(
  kind: K,
  input: TextWork[K]['input'],
  { signal }: { signal?: AbortSignal } = {},
): Promise<TextWork[K]['output']> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = { id: nextId++, kind, input } as WorkRequest;
    const waiting: Waiting = { request, resolve, reject, signal };
    signal?.addEventListener('abort', () => {
      const place = queue.indexOf(waiting);
      if (place >= 0) queue.splice(place, 1);
      reject(signal.reason);
    });
    queue.push(waiting);
    next();
  });
}
