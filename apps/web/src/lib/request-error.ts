import type { ReachedLimit } from '@cleanpaste/contract';

/** An answer that a further attempt cannot change, such as a text over the limit. */
export class FinalError extends Error {
  readonly code: string;
  /** What is used up, where that is why. */
  readonly limit: ReachedLimit | null;
  constructor(message: string, code: string, { limit }: { limit?: ReachedLimit } = {}) {
    super(message);
    this.code = code;
    this.limit = limit ?? null;
  }
}

/** The server could not be reached at all (no network, server down). */
export class UnreachableError extends Error {}
