import type { Worker } from 'node:worker_threads';
import { type ManyRules, type QuickScan, quickScan } from './quick-scan.ts';
import type { Share, ShareDone } from './scan-worker.ts';

/** So many files are a share of the work; then others have their turn. */
const SHARE = 64;
/** For fewer files a thread is not worth its start, which is that of reading a thousand of them. */
const WORTH_A_THREAD = 1500;
const MOST_THREADS = 7;

/**
 * Looks at many files, with several threads where that is quicker. The answers come in the order of
 * the names, each share as soon as all before it are done.
 */
export async function* scanMany(names: string[], rules: ManyRules): AsyncGenerator<QuickScan> {
  const shares: Share[] = [];
  for (let at = 0; at < names.length; at += SHARE)
    shares.push({ index: shares.length, names: names.slice(at, at + SHARE) });
  const done: (QuickScan[] | undefined)[] = [];
  let next = 0;
  let shown = 0;
  const helpers = await helpersFor(names.length, rules, (share) => {
    if (share) done[share.index] = share.scans;
    return shares[next++];
  });
  try {
    while (shown < shares.length) {
      const share = shares[next++];
      if (share) done[share.index] = share.names.map((name) => quickScan(name, rules));
      // Lets the others tell what they have done and ask for more.
      if (helpers.threads.length > 0) await (share ? turn() : helpers.news());
      for (let scans = done[shown]; scans; scans = done[++shown]) {
        done[shown] = undefined;
        yield* scans;
      }
    }
  } finally {
    for (const thread of helpers.threads) void thread.terminate();
  }
}

interface Helpers {
  threads: Worker[];
  /** Until one of them has something to tell. */
  news: () => Promise<void>;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Threads that ask for a share whenever they have done one. */
async function helpersFor(
  count: number,
  rules: ManyRules,
  take: (done?: ShareDone) => Share | undefined,
): Promise<Helpers> {
  if (count < WORTH_A_THREAD) return { threads: [], news: async () => {} };
  const { availableParallelism } = await import('node:os');
  const { Worker } = await import('node:worker_threads');
  const wanted = Math.min(availableParallelism() - 1, MOST_THREADS, count / WORTH_A_THREAD);
  const threads: Worker[] = [];
  let waiting: { resolve: () => void; reject: (error: Error) => void } | undefined;
  let broken: Error | undefined;
  for (let number = 1; number <= wanted; number++) {
    const thread = new Worker(workerFile(), { workerData: rules });
    const give = (share: Share | undefined) => share && thread.postMessage(share);
    thread.on('message', (done: ShareDone) => {
      give(take(done));
      waiting?.resolve();
    });
    thread.on('error', (error) => {
      broken = error as Error;
      waiting?.reject(broken);
    });
    thread.once('online', () => give(take()));
    threads.push(thread);
  }
  const news = () =>
    new Promise<void>((resolve, reject) => {
      if (broken) reject(broken);
      waiting = { resolve, reject };
    });
  return { threads, news };
}

/** Beside this file in the source, and beside the bundle where it is published. */
function workerFile(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./scan-worker.ts', import.meta.url)
    : new URL('./scan-worker.js', import.meta.url);
}
