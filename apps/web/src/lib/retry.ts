/** Waits, and at most until the signal aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}

interface BackOff {
  firstMs: number;
  longestMs?: number;
}

/** Pause after the attempt of this number, counted from 1: each twice as long as the one before. */
export function doublingPause(
  attempt: number,
  { firstMs, longestMs = Number.POSITIVE_INFINITY }: BackOff,
): number {
  return Math.min(longestMs, firstMs * 2 ** (attempt - 1));
}

export interface RetryOptions {
  /** Milliseconds until the next attempt, after the failure of this one (from 1); null when there is none. */
  pauseAfter: (error: unknown, attempt: number) => number | null;
  signal?: AbortSignal;
}

/**
 * Runs `work` until it succeeds or is given up; an abort ends it at once.
 * @throws what the last attempt threw, or the signal's reason
 */
export async function retry<T>(
  work: () => Promise<T>,
  { pauseAfter, signal }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const ms = signal?.aborted ? null : pauseAfter(error, attempt);
      if (ms === null) throw error;
      await pause(ms, signal);
      signal?.throwIfAborted();
    }
  }
}
