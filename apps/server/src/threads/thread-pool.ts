import { Worker } from 'node:worker_threads';
import type { RunJob } from './run-job.ts';

export interface ThreadPoolOptions {
  /** The file of the thread, `worker.ts` or its bundle. */
  entry: URL;
  /** Threads at most; each begins when it is first needed. */
  size: number;
  /** Jobs that may wait for a thread; above, callers are told to come back. */
  maxWaiting: number;
  /** A job that takes longer is given up and its thread ended. */
  timeoutMs: number;
  /** The error of a caller for whom there is no thread, or whose job took too long. */
  busy: () => Error;
}

export interface ThreadPoolState {
  /** Threads at most, and how many have work. */
  threads: number;
  busy: number;
  waiting: number;
  maxWaiting: number;
}

export interface ThreadPool {
  run: RunJob;
  state(): ThreadPoolState;
  close(): Promise<void>;
}

/** What a thread is told. */
export interface Order {
  name: string;
  input: unknown;
}

interface WaitingOrder extends Order {
  signal: AbortSignal | undefined;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

function startThread(entry: URL): Worker {
  const isSource = entry.pathname.endsWith('.ts');
  const thread = new Worker(
    entry,
    isSource ? { execArgv: ['--conditions=cleanpaste-source'] } : {},
  );
  thread.unref();
  return thread;
}

/** Threads for work on long texts, so that the server goes on answering everybody else meanwhile. */
export function openThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { entry, size, maxWaiting, timeoutMs, busy } = options;
  const waiting: WaitingOrder[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  function addThread(): Worker {
    const thread = startThread(entry);
    thread.once('exit', () => {
      all.delete(thread);
      const place = idle.indexOf(thread);
      if (place >= 0) idle.splice(place, 1);
    });
    all.add(thread);
    return thread;
  }

  function serve(thread: Worker, order: WaitingOrder): void {
    const end = (act: () => void) => {
      clearTimeout(timer);
      order.signal?.removeEventListener('abort', abort);
      thread.removeAllListeners('message').removeAllListeners('error');
      act();
      serveNext();
    };
    // Work in a thread cannot be interrupted: the thread ends with it, and a new one takes its place.
    const fail = (error: Error) => {
      all.delete(thread);
      void thread.terminate();
      end(() => order.reject(error));
    };
    const abort = () => fail(order.signal?.reason);
    const timer = setTimeout(() => fail(busy()), timeoutMs);
    order.signal?.addEventListener('abort', abort, { once: true });
    thread.once('error', fail);
    thread.once('message', (output: unknown) => {
      idle.push(thread);
      end(() => order.resolve(output));
    });
    thread.postMessage({ name: order.name, input: order.input } satisfies Order);
  }

  function serveNext(): void {
    if (waiting.length === 0) return;
    const thread = idle.pop() ?? (all.size < size ? addThread() : undefined);
    if (thread) serve(thread, waiting.shift()!);
  }

  /** Puts an order in line; one that is aborted there leaves it. */
  function enqueue(order: WaitingOrder): void {
    const leave = () => {
      const place = waiting.indexOf(order);
      if (place < 0) return;
      waiting.splice(place, 1);
      order.reject(order.signal?.reason);
    };
    order.signal?.addEventListener('abort', leave, { once: true });
    waiting.push(order);
  }

  return {
    run: ({ name }, input, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (waiting.length >= maxWaiting) throw busy();
        enqueue({ name, input, signal, resolve: resolve as WaitingOrder['resolve'], reject });
        serveNext();
      }),
    state: () => ({
      threads: size,
      busy: all.size - idle.length,
      waiting: waiting.length,
      maxWaiting,
    }),
    async close() {
      for (const order of waiting.splice(0)) order.reject(busy());
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
