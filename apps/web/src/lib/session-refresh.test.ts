import type { Session } from '@cleanpaste/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FinalError } from './request-error.ts';
import { createRefresh } from './session-refresh.ts';

const session = { access_token: 'fresh' } as Session;
const refused = () => Promise.reject(new FinalError('Please sign in.', 'unauthorized'));

function refreshWith(ask: () => Promise<Session>, begun: number | null) {
  let at = begun;
  const asked = vi.fn(ask);
  const pending = {
    read: () => at,
    write: (next: number | null) => {
      at = next;
    },
  };
  const refresh = createRefresh({ ask: asked, pending, now: () => Date.now() });
  return { refresh, asked, pending };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000_000 }));
afterEach(() => void vi.useRealTimers());

test('a refusal is final when no refresh was cut off', async () => {
  const { refresh, asked, pending } = refreshWith(refused, null);
  await expect(refresh()).rejects.toThrow(FinalError);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(pending.read()).toBeNull();
});

test('after a page was left in mid-refresh, the new cookie is waited for', async () => {
  let cookieArrived = false;
  setTimeout(() => {
    cookieArrived = true;
  }, 1_000);
  const { refresh, asked, pending } = refreshWith(
    () => (cookieArrived ? Promise.resolve(session) : refused()),
    Date.now() - 300,
  );
  const answer = refresh();
  await vi.advanceTimersByTimeAsync(1_400);
  expect(await answer).toBe(session);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(pending.read()).toBeNull();
});

test('the wait ends: a session that is over is said to be over', async () => {
  const { refresh, asked } = refreshWith(refused, Date.now() - 300);
  const outcome = expect(refresh()).rejects.toThrow(FinalError);
  await vi.advanceTimersByTimeAsync(3_500);
  await outcome;
  expect(asked).toHaveBeenCalledTimes(5);
});

test('a cut that is long past does not count', async () => {
  const { refresh, asked } = refreshWith(refused, Date.now() - 10_000);
  await expect(refresh()).rejects.toThrow(FinalError);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('without an answer the refresh counts as being on its way', async () => {
  const { refresh, pending } = refreshWith(() => Promise.reject(new Error('no network')), null);
  await expect(refresh()).rejects.toThrow('no network');
  expect(pending.read()).toBe(Date.now());
});
