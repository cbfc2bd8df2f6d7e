import type { ReachedLimit } from '@cleanpaste/contract';
import { FinalError } from './request-error.ts';

let last: ReachedLimit | null = null;

/** Remembers what a refusal said was used up, for the window that opens over it; anything else forgets it. */
export function noteLimit(error: unknown): void {
  last = error instanceof FinalError ? error.limit : null;
}

/** What the last refused piece of work said was used up; null where it said nothing of the kind. */
export const notedLimit = (): ReachedLimit | null => last;
