import { type LeftOut, leftOutOf } from './leaving-out.ts';

/** Flags of `check`. */
export const COMPARING = {
  against: { type: 'string', multiple: true },
  'leave-out': { type: 'string' },
} as const;

/** What `check` compares with, and which likeness does not count. */
export interface Comparing {
  /** Files and folders to compare with here, instead of asking a server. */
  against: readonly string[];
  leftOut: LeftOut;
}

export const comparingOf = (values: Record<string, unknown>): Comparing => ({
  against: Array.isArray(values.against) ? values.against : [],
  leftOut: leftOutOf(values['leave-out']),
});
