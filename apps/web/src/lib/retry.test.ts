import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doublingPause, pause, retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = () => vi.fn(async () => Promise.reject(new Error('no answer')));

test('work is tried again after each pause, until it succeeds', async () => {
  let tries = 0;
  const done = retry(
    async () => {
      tries++;
      if (tries < 3) throw new Error('no answer');
      return tries;
    },
    { pauseAfter: (_error, attempt) => 100 * attempt },
  );
  await vi.advanceTimersByTimeAsync(299);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe(3);
});

test('who gives up hears why the last attempt failed', async () => {
  const work = failing();
  const pauseAfter = (_error: unknown, attempt: number) => (attempt < 3 ? 0 : null);
  const outcome = expect(retry(work, { pauseAfter })).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(10);
  await outcome;
  expect(work).toHaveBeenCalledTimes(3);
});

test('an abort ends a pause at once, and no attempt follows', async () => {
  const work = failing();
  const control = new AbortController();
  const ended = retry(work, { pauseAfter: () => 60_000, signal: control.signal });
  const outcome = expect(ended).rejects.toThrow('no longer wanted');
  await vi.advanceTimersByTimeAsync(10);
  control.abort(new Error('no longer wanted'));
  await outcome;
  expect(work).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a pause that is not wanted any more is none', async () => {
  await pause(60_000, AbortSignal.abort());
  expect(vi.getTimerCount()).toBe(0);
});

test('pauses double, and stop growing where they are told to', () => {
  const pauses = [1, 2, 3, 4].map((n) => doublingPause(n, { firstMs: 200, longestMs: 1000 }));
  expect(pauses).toEqual([200, 400, 800, 1000]);
});
