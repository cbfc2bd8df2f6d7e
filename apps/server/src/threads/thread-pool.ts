import { Worker } from 'node:worker_threads';
import { callUnderWay, withinCall } from '../log/call-under-way.ts';
import { inSpan } from '../log/in-span.ts';
import { fairLine, type Owners } from './fair-line.ts';
import { ownersNow } from './on-behalf.ts';
import type { RunJob } from './run-job.ts';

export interface ThreadPoolOptions {
  /** The file of the thread, `worker.ts` or its bundle. */
  entry: URL;
  /** Threads at most; each begins when it is first needed. One owner never has the last of them. */
  size: number;
  /** Jobs that may wait for a thread; above, who has most of them in line is told to come back. */
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
  /** Has jobs told that were given up: they took too long, or their thread broke. */
  onGivenUp(tell: (job: GivenUp) => void): void;
  close(): Promise<void>;
}

/** A job that did not end by itself, nor because nobody waits for it any more. */
export interface GivenUp {
  job: string;
  reason: 'time' | 'broken';
  /** How long it had its thread. */
  ms: number;
  requestId: string | undefined;
}

/** What a thread is told. */
export interface Order {
  name: string;
  input: unknown;
  /** Of the call that it is for. */
  requestId: string | undefined;
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

/** What an aborted order ends with. Node's server gives words in the place of an error. */
function reasonOf({ signal }: Pick<WaitingOrder, 'signal'>): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('nobody waits for this any more');
}

/** Threads for work on long texts, so that the server goes on answering everybody else meanwhile. */
export function openThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { entry, size, maxWaiting, timeoutMs, busy } = options;
  const line = fairLine<WaitingOrder>(maxWaiting);
  const served = new Map<string, number>();
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const told: ((job: GivenUp) => void)[] = [];

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

  function count(owners: Owners, by: 1 | -1): void {
    for (const owner of owners) {
      const now = (served.get(owner) ?? 0) + by;
      if (now > 0) served.set(owner, now);
      else served.delete(owner);
    }
  }

  /** Somebody who comes next finds a thread at once, however long the work of one owner takes. */
  const mayServe = (owners: Owners) =>
    owners.every((owner) => (served.get(owner) ?? 0) < Math.max(1, size - 1));

  function serve(thread: Worker, { item: order, owners }: { item: WaitingOrder; owners: Owners }) {
    count(owners, 1);
    const end = (act: () => void) => {
      count(owners, -1);
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
    const began = performance.now();
    const giveUp = (reason: GivenUp['reason'], error: Error) => {
      const { name: job, requestId } = order;
      const ms = Math.round(performance.now() - began);
      for (const tell of told) tell({ job, reason, ms, requestId });
      fail(error);
    };
    const abort = () => fail(reasonOf(order));
    const timer = setTimeout(() => giveUp('time', busy()), timeoutMs);
    order.signal?.addEventListener('abort', abort, { once: true });
    thread.once('error', (error) => giveUp('broken', error));
    thread.once('message', (output: unknown) => {
      idle.push(thread);
      end(() => order.resolve(output));
    });
    const { name, input, requestId } = order;
    thread.postMessage({ name, input, requestId } satisfies Order);
  }

  function serveNext(): void {
    while (idle.length > 0 || all.size < size) {
      const next = line.take(mayServe);
      if (!next) return;
      serve(idle.pop() ?? addThread(), next);
    }
  }

  /** Puts an order in line; one that is aborted there leaves it. */
  function enqueue(order: WaitingOrder, owners: Owners): void {
    const leave = () => {
      if (line.remove(order)) order.reject(reasonOf(order));
    };
    order.signal?.addEventListener('abort', leave, { once: true });
    line.add(order, owners)?.reject(busy());
  }

  return {
    run: ({ name }, input, signal) =>
      inSpan(`job ${name}`, { kind: 'internal' }, () => {
        const requestId = callUnderWay()?.requestId;
        return new Promise((resolve, reject) => {
          if (signal?.aborted) throw reasonOf({ signal });
          const settle = { resolve: resolve as WaitingOrder['resolve'], reject };
          enqueue({ name, input, requestId, signal, ...settle }, ownersNow());
          // A thread that begins now belongs to no call: it serves many.
          withinCall(undefined, serveNext);
        });
      }),
    onGivenUp: (tell) => void told.push(tell),
    state: () => ({
      threads: size,
      busy: all.size - idle.length,
      waiting: line.size(),
      maxWaiting,
    }),
    async close() {
      for (const order of line.clear()) order.reject(busy());
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
