import { beforeEach, expect, test } from 'vitest';
import { createBridge } from './create-bridge.ts';

interface TestWork {
  count: { input: number; output: number };
  fail: { input: string; output: never };
}

interface Request {
  id: number;
  kind: keyof TestWork;
  input: number | string;
}

const workers: CountingWorker[] = [];

/** Plays a worker that counts to a number, a step a turn of the loop; ended, it takes no further step. */
class CountingWorker extends EventTarget {
  steps = 0;
  isEnded = false;
  readonly asked: unknown[] = [];

  constructor(start: 'ready' | 'slow' | 'broken' = 'ready') {
    super();
    workers.push(this);
    setTimeout(() => {
      if (start === 'broken') this.dispatchEvent(new Event('error'));
      if (start === 'ready') this.answer({ ready: true });
    });
  }

  answer(data: unknown) {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  async postMessage({ id, kind, input }: Request) {
    this.asked.push(input);
    if (kind === 'fail') return this.answer({ id, error: input });
    for (let step = 0; step < Number(input) && !this.isEnded; step++) {
      await turn();
      if (!this.isEnded) this.steps++;
    }
    this.answer({ id, output: input });
  }

  terminate() {
    this.isEnded = true;
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve));
const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await turn();
};

const bridgeOver = (start?: 'ready' | 'slow' | 'broken') =>
  createBridge<TestWork>(() => new CountingWorker(start) as unknown as Worker);

const endless = Number.MAX_SAFE_INTEGER;

beforeEach(() => void workers.splice(0));

test('who stops a job stops its work: not one further step is taken', async () => {
  const ask = bridgeOver();
  const control = new AbortController();
  const job = ask('count', endless, { signal: control.signal });
  await turns(5);
  const done = workers[0]!.steps;
  expect(done).toBeGreaterThan(0);
  control.abort(new Error('no longer wanted'));
  await expect(job).rejects.toThrow('no longer wanted');
  await turns(10);
  expect(workers[0]!.steps).toBe(done);
});

test('what waits behind a stopped job is done at once, in order, by a fresh worker', async () => {
  const ask = bridgeOver();
  const control = new AbortController();
  const stopped = ask('count', endless, { signal: control.signal });
  const waiting = [ask('count', 1), ask('count', 2)];
  await turns(3);
  control.abort();
  await expect(stopped).rejects.toThrow();
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(workers[1]!.asked).toEqual([1, 2]);
});

test('a job that has not begun is stopped without a new worker, also while the first one loads', async () => {
  const ask = bridgeOver('slow');
  const control = new AbortController();
  const early = ask('count', endless, { signal: control.signal });
  const later = ask('count', 1);
  control.abort();
  await expect(early).rejects.toThrow();
  workers[0]!.answer({ ready: true });
  expect(await later).toBe(1);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.asked).toEqual([1]);
});

test('an abort that comes after the answer ends nobody else’s work', async () => {
  const ask = bridgeOver();
  const control = new AbortController();
  expect(await ask('count', 1, { signal: control.signal })).toBe(1);
  const other = ask('count', 3);
  control.abort();
  expect(await other).toBe(3);
  expect(workers).toHaveLength(1);
});

test('a job that is stopped before it is asked for is not begun', async () => {
  const ask = bridgeOver();
  await expect(ask('count', 1, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(workers).toHaveLength(0);
});

test('work that fails says why, and the worker goes on', async () => {
  const ask = bridgeOver();
  await expect(ask('fail', 'not a text')).rejects.toThrow('not a text');
  expect(await ask('count', 1)).toBe(1);
  expect(workers).toHaveLength(1);
});

test('a worker that cannot be loaded fails the job that it was for, and each job gets a new try', async () => {
  const ask = bridgeOver('broken');
  const jobs = await Promise.allSettled([ask('count', 1), ask('count', 2)]);
  expect(jobs.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(workers).toHaveLength(2);
});

test('who asked for a long job hears how far it is, and nobody hears of another one', async () => {
  const ask = bridgeOver();
  const control = new AbortController();
  const heard: number[] = [];
  const others: number[] = [];
  const job = ask('count', endless, {
    signal: control.signal,
    onProgress: (share) => heard.push(share),
  });
  const waiting = ask('count', 1, { onProgress: (share) => others.push(share) });
  await turns(3);
  workers[0]!.answer({ id: 1, progress: 0.25 });
  workers[0]!.answer({ id: 1, progress: 0.5 });
  control.abort();
  await expect(job).rejects.toThrow();
  expect(await waiting).toBe(1);
  expect([heard, others]).toEqual([[0.25, 0.5], []]);
});
