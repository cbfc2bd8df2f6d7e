import { setTimeout } from 'node:timers/promises';

/**
 * Waits.
 * @param ms how long, in milliseconds; at once for 0 and less
 * @throws the reason of the signal, as soon as it is given
 */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (ms <= 0) return;
  try {
    await setTimeout(ms, undefined, { signal });
  } catch {
    throw signal.reason;
  }
}

interface RetryOptions<Failure> {
  signal: AbortSignal;
  /**
   * How long to wait before the next try, in milliseconds; null gives up.
   * @param number of the try that failed, from 1
   */
  delayAfter: (failure: Failure, number: number) => number | null;
}

/**
 * Tries until it works, or until there is no use in trying.
 * @param attempt rejects with a `Failure`, or with anything once the signal has aborted
 * @throws the last failure; the signal's reason when it aborts
 */
export async function retry<T, Failure extends Error>(
  attempt: () => Promise<T>,
  { signal, delayAfter }: RetryOptions<Failure>,
): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (failure) {
      signal.throwIfAborted();
      const delay = delayAfter(failure as Failure, number);
      if (delay === null) throw failure;
      await pause(delay, signal);
    }
  }
}
