import type { Located } from '../output/report.ts';
import type { Session } from '../session.ts';
import type { Baseline } from './baseline.ts';
import { isChanged } from './changed-files.ts';

/** Decides which findings count, and whether they fail a check. */
export interface Verdict {
  /** Whether a finding is to be reported; a known one, or one on an old line, is not. */
  counts(located: Located): boolean;
  fails(): boolean;
  /** How many a baseline knows: they are there, though nobody lists them. */
  known(): number;
}

export function newVerdict(session: Session, baseline: Baseline | null): Verdict {
  const { changed, invocation } = session;
  let known = 0;
  let errors = 0;
  let warnings = 0;
  return {
    counts(located) {
      if (changed !== null && !isChanged(located, changed)) return false;
      if (baseline?.knows(located)) {
        known++;
        return false;
      }
      if (located.severity === 'error') errors++;
      if (located.severity === 'warning') warnings++;
      return true;
    },
    known: () => known,
    fails: () => errors > 0 || warnings > (invocation.maxWarnings ?? Number.POSITIVE_INFINITY),
  };
}
