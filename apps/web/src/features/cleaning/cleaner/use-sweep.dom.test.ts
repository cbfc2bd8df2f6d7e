import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSweep } from './use-sweep.ts';

const sweep = vi.hoisted(() => ({ finish: vi.fn(), cancel: vi.fn() }));
vi.mock('./sweep.ts', () => ({ startSweep: () => sweep }));
vi.mock('../../../lib/motion.ts', () => ({ isStill: () => false }));
vi.mock('../../../lib/when-idle.ts', () => ({ whenIdle: (fetch: () => void) => fetch() }));

const place = () => ({ current: document.createElement('div') });
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A motion that has begun; its code comes a moment after the module. */
async function begun() {
  await import('./sweep.ts');
  const { result, unmount } = renderHook(() => useSweep({ box: place(), stage: place() }));
  result.current.begin();
  return { ...result.current, unmount };
}

afterEach(() => vi.clearAllMocks());

test('the motion ends with the frame that draws the result, not before it', async () => {
  const { finish } = await begun();
  finish();
  expect(sweep.finish).not.toHaveBeenCalled();
  await nextFrame();
  expect(sweep.finish).toHaveBeenCalledTimes(1);
});

test.each(['cancel', 'unmount'] as const)('%s in between leaves nothing to end', async (how) => {
  const motion = await begun();
  motion.finish();
  motion[how]();
  expect(sweep.cancel).toHaveBeenCalledTimes(1);
  await nextFrame();
  expect(sweep.finish).not.toHaveBeenCalled();
});
