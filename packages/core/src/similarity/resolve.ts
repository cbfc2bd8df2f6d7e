import { firstFrom } from './ordered.ts';
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

/** The passages that meet a range of words, in order: they are sorted by where they begin. */
type Meeting = (words: [number, number]) => Passage[];

function meetingOf(passages: readonly Passage[]): Meeting {
  // How far the passages up to each one reach: of what lies before, only those few that are still open are met.
  let reached = Number.NEGATIVE_INFINITY;
  const reaches = passages.map(({ last }) => {
    reached = Math.max(reached, last);
    return reached;
  });
  return (words) => {
    const from = firstFrom(reaches, (reach) => reach, words[0] + 1);
    const to = firstFrom(passages, ({ first }) => first, words[1]);
    return passages.slice(from, to).filter(({ first, last }) => touches(words, [first, last]));
  };
}

/** Whether words lie in one of the findings, which do not touch each other: each has its words marked. */
const isTaken = (marked: Uint8Array, [first, last]: [number, number]): boolean =>
  marked.subarray(first, last).includes(1);

/** Lets a reworded passage take in the verbatim ones that it touches, or gives way to them. */
function withRuns(candidate: Accepted, meeting: Meeting): { finding: Finding; taken: Passage[] } {
  const { words, sourceWords, similarity, score } = candidate;
  const taken = meeting(words).filter((passage) =>
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

/** How far findings cover the words from a place on without a gap. */
function reachOf(findings: readonly Finding[]): (place: number) => number {
  const islands: [number, number][] = [];
  for (const { words } of [...findings].sort((a, b) => a.words[0] - b.words[0])) {
    const last = islands.at(-1);
    if (last && words[0] <= last[1]) last[1] = Math.max(last[1], words[1]);
    else islands.push([...words]);
  }
  return (place) => {
    const island = islands[firstFrom(islands, ([first]) => first, place + 1) - 1];
    return Math.max(place, island?.[1] ?? place);
  };
}

/** Whether most of these words were taken over as they stand: a copy, however much the source says besides. */
function isCopied(words: [number, number], inside: readonly Passage[]): boolean {
  const inRuns = inside.reduce((sum, passage) => sum + passage.inRuns, 0);
  return inRuns >= VERBATIM_SHARE * (words[1] - words[0]);
}

/** Summaries that are no copies, and that no other one and no verbatim passage crosses; the stronger one stays. */
function keptSummaries(
  summaries: readonly Accepted[],
  { meeting, marked }: { meeting: Meeting; marked: Uint8Array },
): Finding[] {
  const kept: Finding[] = [];
  for (const { words, sourceWords, similarity, score } of strongestFirst(summaries)) {
    const inside = meeting(words);
    const crossed = inside.some(({ first, last }) => first < words[0] || last > words[1]);
    if (crossed || isCopied(words, inside)) continue;
    if (isTaken(marked, words)) continue;
    marked.fill(1, ...words);
    kept.push({ words, sourceWords, similarity, kind: 'summary', score });
  }
  return kept;
}

/**
 * Decides between matches that overlap here: a summary replaces what lies inside it, unless that is most of it;
 * of two rewordings the more certain one stays, and a verbatim passage stays unless it is covered whole. The
 * passages come in the order in which they begin, as `joinRuns` gives them.
 */
export function resolveOverlaps(
  { rewordings, summaries }: { rewordings: readonly Accepted[]; summaries: readonly Accepted[] },
  passages: readonly Passage[],
): Finding[] {
  let size = 0;
  for (const { words } of rewordings) size = Math.max(size, words[1]);
  for (const { words } of summaries) size = Math.max(size, words[1]);
  for (const { last } of passages) size = Math.max(size, last);
  const marked = new Uint8Array(size);
  const findings = keptSummaries(summaries, { meeting: meetingOf(passages), marked });
  const reachOfSummaries = reachOf(findings);
  const free = passages.filter(({ first, last }) => reachOfSummaries(first) < last);
  const gone = new Set<Passage>();
  const meetingFree = meetingOf(free);
  const meeting: Meeting = (words) => meetingFree(words).filter((passage) => !gone.has(passage));
  for (const candidate of strongestFirst(rewordings)) {
    const { finding, taken } = withRuns(candidate, meeting);
    if (isTaken(marked, finding.words)) continue;
    marked.fill(1, ...finding.words);
    findings.push(finding);
    for (const passage of taken) gone.add(passage);
  }
  const reach = reachOf(findings);
  // How far the passages that stay reach; they begin before the next one does.
  let reached = Number.NEGATIVE_INFINITY;
  for (const passage of free) {
    if (gone.has(passage)) continue;
    if (reach(Math.max(passage.first, reached)) >= passage.last) continue;
    reached = Math.max(reached, passage.last);
    findings.push(verbatimFinding(passage));
  }
  return findings.sort((a, b) => a.words[0] - b.words[0]);
}
