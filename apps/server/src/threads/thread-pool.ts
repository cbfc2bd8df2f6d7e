import { Worker } from 'node:worker_threads';
import { AppError } from '../http/app-error.ts';
import type { JobInput, JobName, RunJob } from '../jobs.ts';

export interface WorkshopOptions {
  /** The file of the thread, `worker.ts` or its bundle. */
  entry: URL;
  /** Threads at most; each begins when it is first needed. */
  size: number;
  /** Jobs that may wait for a thread; above, callers are told to come back. */
  maxWaiting: number;
  /** A job that takes longer is given up and its thread ended. */
  timeoutMs: number;
}

export interface WorkshopState {
  /** Threads at most, and how many have work. */
  threads: number;
  busy: number;
  waiting: number;
  maxWaiting: number;
}

export interface Workshop {
  run: RunJob;
  state(): WorkshopState;
  close(): Promise<void>;
}

interface Order {
  name: JobName;
  input: JobInput<JobName>;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

const busy = () =>
  new AppError('not_ready', 'The service is busy. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });

/** Threads for work on long texts, so that the server goes on answering everybody else meanwhile. */
export function openWorkshop({ entry, size, maxWaiting, timeoutMs }: WorkshopOptions): Workshop {
  const waiting: Order[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  function begin(): Worker {
    const isSource = entry.pathname.endsWith('.ts');
    const worker = new Worker(
      entry,
      isSource ? { execArgv: ['--conditions=cleanpaste-source'] } : {},
    );
    worker.unref();
    worker.once('exit', () => {
      all.delete(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    all.add(worker);
    return worker;
  }

  function serve(worker: Worker, order: Order): void {
    const end = (act: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('error');
      act();
      next();
    };
    const fail = (error: Error) => {
      all.delete(worker);
      void worker.terminate();
      end(() => order.reject(error));
    };
    const timer = setTimeout(() => fail(busy()), timeoutMs);
    worker.once('error', fail);
    worker.once('message', (output: unknown) => {
      idle.push(worker);
      end(() => order.resolve(output));
    });
    worker.postMessage({ name: order.name, input: order.input });
  }

  function next(): void {
    if (waiting.length === 0) return;
    const worker = idle.pop() ?? (all.size < size ? begin() : undefined);
    if (worker) serve(worker, waiting.shift()!);
  }

  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) throw busy();
        waiting.push({ name, input, resolve: resolve as Order['resolve'], reject });
        next();
      }),
    state: () => ({
      threads: size,
      busy: all.size - idle.length,
      waiting: waiting.length,
      maxWaiting,
    }),
    async close() {
      for (const order of waiting.splice(0)) order.reject(busy());
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
