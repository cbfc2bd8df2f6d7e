import { traitsOf } from './kinds.ts';

/** Reasons other than the usual one of a kind; the numbers of `Tokens.reasons`. */
export const Reason = {
  usual: 0,
  several: 1,
  unbalanced: 2,
  empty: 3,
  payload: 4,
  keptProvenance: 5,
} as const;

const SPECIAL: Record<number, string> = {
  [Reason.several]: 'Several of them in one place: a run like this can carry a message.',
  [Reason.unbalanced]: 'It has no counterpart in its paragraph.',
  [Reason.empty]: 'It encloses nothing.',
  [Reason.payload]: 'Selectors in a run carry bytes, not a style.',
  [Reason.keptProvenance]: 'A statement of origin (C2PA), kept because you asked for it.',
};

/** One short sentence for people: why a token is listed. */
export function reasonOf(kind: number, reason: number): string {
  return (reason === Reason.usual ? undefined : SPECIAL[reason]) ?? traitsOf(kind).reason!;
}
