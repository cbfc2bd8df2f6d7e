import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlessSilent } from './unless-silent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => {});

test('a model that says nothing for long is given up, and one that speaks is not', async () => {
  const wait = unlessSilent(new AbortController().signal, 1000);
  const silent = expect(wait(never)).rejects.toMatchObject({ name: 'SilenceError' });
  await vi.advanceTimersByTimeAsync(1000);
  await silent;
  expect(await wait(Promise.resolve('a word'))).toBe('a word');
});

test('an abort ends the wait, whatever the model makes of it', async () => {
  const control = new AbortController();
  const wait = unlessSilent(control.signal);
  const ended = expect(wait(never)).rejects.toThrow('enough');
  control.abort(new Error('enough'));
  await ended;
  await expect(wait(Promise.resolve('late'))).rejects.toThrow('enough');
});
