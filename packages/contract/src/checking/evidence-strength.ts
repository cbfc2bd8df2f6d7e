import type { CheckAnswer } from './check.ts';

type Piece = CheckAnswer['evidence'][number];

export type EvidenceStrength = 'strong' | 'moderate' | 'slight';

/** By itself it would make even odds more than seven to one; a weight is a change of log-odds. */
const strongFrom = 2;
/** Even odds would become more than three to two. */
const moderateFrom = 0.5;

/** How much a piece of evidence moved the figure, in three steps. */
export function evidenceStrength({ weight }: Pick<Piece, 'weight'>): EvidenceStrength {
  if (weight >= strongFrom) return 'strong';
  return weight >= moderateFrom ? 'moderate' : 'slight';
}

/** So many pieces are read at once. */
const shownAtOnce = 3;

/** The strongest pieces, and the rest, each from the strongest on; one alone is not worth a fold. */
export function evidenceByWeight(evidence: readonly Piece[]): { first: Piece[]; rest: Piece[] } {
  const sorted = evidence.toSorted((a, b) => b.weight - a.weight);
  const cut = sorted.length === shownAtOnce + 1 ? sorted.length : shownAtOnce;
  return { first: sorted.slice(0, cut), rest: sorted.slice(cut) };
}
