import type { Candidate } from './candidate.ts';
import type { Document } from './document.ts';

/** Sentences from one join to the next: a text full of semicolons looks rewritten. */
const APART = 6;

const isJoin = ({ kind, replacement }: Candidate): boolean =>
  kind === 'sentence' && replacement.startsWith(';');

/**
 * The candidates to plan with again when a plan joins sentences too often: of the joins it chose,
 * those far enough apart; of the others none. Undefined when the plan may stand.
 */
export function spareJoins(
  doc: Document,
  { chosen, candidates }: { chosen: readonly Candidate[]; candidates: readonly Candidate[] },
): Candidate[] | undefined {
  const kept = new Set<Candidate>();
  let last = -APART;
  let surplus = false;
  for (const edit of chosen) {
    if (!isJoin(edit)) continue;
    const sentence = doc.sentence[edit.from]!;
    if (sentence - last < APART) surplus = true;
    else {
      kept.add(edit);
      last = sentence;
    }
  }
  return surplus ? candidates.filter((edit) => !isJoin(edit) || kept.has(edit)) : undefined;
}
