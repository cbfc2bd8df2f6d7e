import type { Candidate } from './rewordings.ts';
import type { MatchKind } from './types.ts';
import type { Passage } from './verbatim.ts';

/** A candidate that the model let through, with its log-odds. */
export type Accepted = Candidate & { score: number };

/** A match in words; the ends are not included. */
export interface Finding {
  words: [number, number];
  sourceWords: [number, number];
  similarity: number;
  kind: MatchKind;
  /** Log-odds by which it was let through; without end for what was taken word for word. */
  score: number;
}

// Above this share of words in runs, a passage is a verbatim one and ends where its runs end.
const VERBATIM_SHARE = 0.5;

function touches(one: [number, number], other: [number, number]): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

function verbatimFinding(passage: Passage): Finding {
  const length = passage.last - passage.first;
  return {
    words: [passage.first, passage.last],
    sourceWords: [passage.sourceFirst, passage.sourceLast],
    similarity: passage.inRuns / length,
    kind: 'verbatim',
    score: Number.POSITIVE_INFINITY,
  };
}

function joined(range: [number, number], others: readonly [number, number][]): [number, number] {
  let [first, last] = range;
  for (const other of others) {
    first = Math.min(first, other[0]);
    last = Math.max(last, other[1]);
  }
  return [first, last];
}

/** Lets a reworded passage take in the verbatim ones that it touches, or gives way to them. */
function withRuns(
  candidate: Accepted,
  passages: readonly Passage[],
): { finding: Finding; taken: Passage[] } {
  const { words, sourceWords, similarity, score } = candidate;
  const taken = passages.filter(
    (passage) =>
      touches(words, [passage.first, passage.last]) &&
      touches(sourceWords, [passage.sourceFirst, passage.sourceLast]),
  );
  const ranges = taken.map(({ first, last }): [number, number] => [first, last]);
  const sourceRanges = taken.map((one): [number, number] => [one.sourceFirst, one.sourceLast]);
  const inRuns = taken.reduce((sum, passage) => sum + passage.inRuns, 0);
  const mostly = taken.length > 0 && inRuns >= VERBATIM_SHARE * (words[1] - words[0]);
  const base = mostly ? ranges[0]! : words;
  const span = joined(base, ranges);
  const finding: Finding = {
    words: span,
    sourceWords: joined(mostly ? sourceRanges[0]! : sourceWords, sourceRanges),
    similarity: mostly ? Math.min(1, inRuns / (span[1] - span[0])) : similarity,
    kind: mostly ? 'verbatim' : 'reworded',
    score,
  };
  return { finding, taken };
}

function strongestFirst(candidates: readonly Accepted[]): Accepted[] {
  return [...candidates].sort((a, b) => b.score - a.score || a.words[0] - b.words[0]);
}

function coversAll([first, last]: [number, number], findings: readonly Finding[]): boolean {
  let reached = first;
  for (const { words } of [...findings].sort((a, b) => a.words[0] - b.words[0])) {
    if (words[0] <= reached) reached = Math.max(reached, words[1]);
  }
  return reached >= last;
}

/** Whether most of these words were taken over as they stand: a copy, however much the source says besides. */
function isCopied(words: [number, number], passages: readonly Passage[]): boolean {
  const inside = passages.filter(({ first, last }) => touches(words, [first, last]));
  const inRuns = inside.reduce((sum, passage) => sum + passage.inRuns, 0);
  return inRuns >= VERBATIM_SHARE * (words[1] - words[0]);
}

/** Summaries that are no copies, and that no other one and no verbatim passage crosses; the stronger one stays. */
function keptSummaries(summaries: readonly Accepted[], passages: readonly Passage[]): Finding[] {
  const kept: Finding[] = [];
  for (const { words, sourceWords, similarity, score } of strongestFirst(summaries)) {
    const crossed = passages.some(
      ({ first, last }) => touches(words, [first, last]) && (first < words[0] || last > words[1]),
    );
    if (crossed || isCopied(words, passages)) continue;
    if (kept.some((other) => touches(other.words, words))) continue;
    kept.push({ words, sourceWords, similarity, kind: 'summary', score });
  }
  return kept;
}

/**
 * Decides between matches that overlap here: a summary replaces what lies inside it, unless that is most of it;
 * of two rewordings the more certain one stays, and a verbatim passage stays unless it is covered whole.
 */
export function resolveOverlaps(
  { rewordings, summaries }: { rewordings: readonly Accepted[]; summaries: readonly Accepted[] },
  passages: readonly Passage[],
): Finding[] {
  const findings = keptSummaries(summaries, passages);
  let free = passages.filter(({ first, last }) => !coversAll([first, last], findings));
  for (const candidate of strongestFirst(rewordings)) {
    const { finding, taken } = withRuns(candidate, free);
    if (findings.some((other) => touches(other.words, finding.words))) continue;
    findings.push(finding);
    free = free.filter((passage) => !taken.includes(passage));
  }
  for (const passage of free) {
    if (!coversAll([passage.first, passage.last], findings)) {
      findings.push(verbatimFinding(passage));
    }
  }
  return findings.sort((a, b) => a.words[0] - b.words[0]);
}
