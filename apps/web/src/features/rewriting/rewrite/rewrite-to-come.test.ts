import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnreachableError } from '../../../lib/request-error.ts';

let missing = 0;
vi.mock('../../../lib/load-again.ts', () => ({
  loadAgain: () => async () => {
    if (missing-- > 0) throw new TypeError('no such file');
    return { rewriteAndStrip: async (text: string) => ({ text: `${text}!` }) };
  },
}));
const renewal = vi.hoisted(() => ({ isStale: false }));
vi.mock('../../../lib/reload-stale.ts', () => ({ reloadIfStale: async () => renewal.isStale }));
vi.mock('react-hot-toast/headless', () => {
  const toast = Object.assign(vi.fn(), { error: vi.fn(), dismiss: vi.fn() });
  return { default: toast, toast };
});

const control = () => ({
  key: 'k',
  options: { engine: 'site' as const, form: {} },
  signal: new AbortController().signal,
  onProgress: () => {},
});

async function rewrite() {
  const { rewriteWhenLoaded } = await import('./rewrite-to-come.ts');
  return rewriteWhenLoaded('A text', control());
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  missing = 0;
  renewal.isStale = false;
});
afterEach(() => void vi.useRealTimers());

test('the code comes with the first rewrite, after a try that failed too', async () => {
  missing = 1;
  expect(await rewrite()).toEqual({ text: 'A text!' });
});

test('who cannot have the code is told that the server cannot be reached', async () => {
  missing = 99;
  await expect(rewrite()).rejects.toThrow(UnreachableError);
});

test('a page that is renewed for it says nothing more', async () => {
  missing = 99;
  renewal.isStale = true;
  const settled = vi.fn();
  void rewrite().then(settled, settled);
  await vi.advanceTimersByTimeAsync(5000);
  expect(settled).not.toHaveBeenCalled();
});
