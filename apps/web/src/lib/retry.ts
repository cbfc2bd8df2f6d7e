/** An answer that a further attempt cannot change, such as a text over the limit. */
export class FinalError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export interface RetryOptions {
  attempts: number;
  /** Told after each failure that is followed by another attempt, with its number from 1. */
  onRetry: (attempt: number) => void;
  signal?: AbortSignal;
  /** Pause before attempt n + 1, in milliseconds. */
  delay?: (attempt: number) => number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs `work` up to `attempts` times; final errors and an abort end it at once. */
export async function withRetries<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const over = attempt >= options.attempts;
      if (over || error instanceof FinalError || options.signal?.aborted) throw error;
      options.onRetry(attempt);
      await pause(options.delay?.(attempt) ?? 400 * attempt);
    }
  }
}
