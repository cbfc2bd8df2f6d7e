// @vitest-environment node
import { expect, test } from 'vitest';
import { gentleReloads } from './gentle-reloads.ts';

/** Reloads and pauses that end when a test says so. */
function byHand() {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const until = () => new Promise<void>((resolve) => waiting.push(resolve));
  const ask = gentleReloads<string>({
    reload(key) {
      begun.push(key);
      return until();
    },
    pause: until,
  });
  const goOn = async () => {
    waiting.shift()?.();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { ask, begun, goOn };
}

test('a burst of changes is one reload at once, and one more when it has ended', async () => {
  const { ask, begun, goOn } = byHand();
  for (let i = 0; i < 20; i++) ask('metrics');
  expect(begun).toEqual(['metrics']);
  await goOn();
  ask('metrics');
  expect(begun).toEqual(['metrics']);
  await goOn();
  expect(begun).toEqual(['metrics', 'metrics']);
  await goOn();
  await goOn();
  expect(begun).toHaveLength(2);
  ask('metrics');
  expect(begun).toHaveLength(3);
});

test('one thing does not wait for another, nor for a reload that fails', async () => {
  const begun: string[] = [];
  const ask = gentleReloads<string>({
    reload(key) {
      begun.push(key);
      return Promise.reject(new Error('no'));
    },
    pause: async () => {},
  });
  ask('metrics');
  ask('logs');
  expect(begun).toEqual(['metrics', 'logs']);
  await new Promise((resolve) => setTimeout(resolve));
  ask('metrics');
  expect(begun).toEqual(['metrics', 'logs', 'metrics']);
});
