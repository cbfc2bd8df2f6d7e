import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from './store-error.ts';

const firstPauseMs = 5;
const longestPauseMs = 200;
/** As long as a statement may wait for a lock. */
const patienceMs = 15_000;

/**
 * Tries again while something is held by somebody else. No connection is kept meanwhile: those who
 * wait for one account would have them all, and everybody else none.
 * @param attempt null: it was held
 * @throws StoreError where it stays held
 */
export async function untilFree<T>(attempt: () => Promise<{ result: T } | null>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let wait = firstPauseMs; ; wait = Math.min(2 * wait, longestPauseMs)) {
    const done = await attempt();
    if (done) return done.result;
    if (performance.now() > end) throw new StoreError('STORE_AWAY');
    await pause(wait);
  }
}
