import { expect, test } from 'vitest';
import { pause, retry } from './retry.ts';

const never = new AbortController().signal;

test('what fails is tried again after the delay that its failure asks for, until it works', async () => {
  const asked: [string, number][] = [];
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries < 3) throw new Error(`failure ${tries}`);
    return 'done';
  };
  const delayAfter = (failure: Error, number: number) => {
    asked.push([failure.message, number]);
    return 0;
  };
  expect(await retry(attempt, { signal: never, delayAfter })).toBe('done');
  expect(asked).toEqual([
    ['failure 1', 1],
    ['failure 2', 2],
  ]);
});

test('whoever gives up gets the last failure', async () => {
  let tries = 0;
  const attempt = () => Promise.reject(new Error(`failure ${++tries}`));
  const delayAfter = (_: Error, number: number) => (number < 2 ? 0 : null);
  await expect(retry(attempt, { signal: never, delayAfter })).rejects.toThrow('failure 2');
});

test('an abort ends the wait and the trying with its own reason', async () => {
  const abort = new AbortController();
  const attempt = () => Promise.reject(new Error('busy'));
  const delayAfter = () => {
    setTimeout(() => abort.abort(new Error('gone')), 5);
    return 60_000;
  };
  await expect(retry(attempt, { signal: abort.signal, delayAfter })).rejects.toThrow('gone');
  await expect(pause(60_000, abort.signal)).rejects.toThrow('gone');
});
