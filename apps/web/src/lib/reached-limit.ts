import type { ReachedLimit, Unit } from '@cleanpaste/contract';
import { FinalError } from './request-error.ts';

let last: ReachedLimit | null = null;

/** Remembers what a refusal said was used up, for the window that opens over it; anything else forgets it. */
export function noteLimit(error: unknown): void {
  last = error instanceof FinalError ? error.limit : null;
}

/** Whether the last piece of work was refused because visitors of the same network have used up what is free in a day. */
export const isNetworkUsedUp = (feature: Unit): boolean =>
  last?.usedBy === 'network' && last.feature === feature;

/** What the last refused piece of work said was used up; null where it said nothing of the kind. */
export const notedLimit = (): ReachedLimit | null => last;
