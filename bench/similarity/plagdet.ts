/** A passage pair in characters: a case (what was copied) or a detection (what was reported). */
export interface PassagePair {
  /** Which pair of documents it belongs to. */
  pair: string;
  start: number;
  end: number;
  sourceStart: number;
  sourceEnd: number;
}

export interface Plagdet {
  plagdet: number;
  precision: number;
  recall: number;
  granularity: number;
}

function overlaps(one: PassagePair, other: PassagePair): boolean {
  return (
    one.start < other.end &&
    other.start < one.end &&
    one.sourceStart < other.sourceEnd &&
    other.sourceStart < one.sourceEnd
  );
}

/** Characters of [start, end) that at least one of the ranges covers. */
function covered(start: number, end: number, ranges: [number, number][]): number {
  let reached = start;
  let sum = 0;
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const upper = Math.min(to, end);
    if (upper <= reached) continue;
    sum += upper - Math.max(from, reached);
    reached = upper;
  }
  return sum;
}

/** The share of a passage pair's characters, both sides together, that its counterparts cover. */
function coveredShare(one: PassagePair, counterparts: PassagePair[]): number {
  const touching = counterparts.filter((other) => overlaps(one, other));
  const size = one.end - one.start + one.sourceEnd - one.sourceStart;
  if (size === 0 || touching.length === 0) return 0;
  const sum =
    covered(
      one.start,
      one.end,
      touching.map((other) => [other.start, other.end]),
    ) +
    covered(
      one.sourceStart,
      one.sourceEnd,
      touching.map((other) => [other.sourceStart, other.sourceEnd]),
    );
  return sum / size;
}

function byPair(passages: readonly PassagePair[]): Map<string, PassagePair[]> {
  return Map.groupBy(passages, (passage) => passage.pair);
}

function macroShare(of: readonly PassagePair[], by: readonly PassagePair[]): number {
  if (of.length === 0) return by.length === 0 ? 1 : 0;
  const groups = byPair(by);
  let sum = 0;
  for (const one of of) sum += coveredShare(one, groups.get(one.pair) ?? []);
  return sum / of.length;
}

/** Detections for each detected case, on average; 1 when nothing is detected. */
function granularityOf(cases: readonly PassagePair[], detections: readonly PassagePair[]): number {
  const groups = byPair(detections);
  let detected = 0;
  let pieces = 0;
  for (const one of cases) {
    const count = (groups.get(one.pair) ?? []).filter((other) => overlaps(one, other)).length;
    if (count > 0) detected++;
    pieces += count;
  }
  return detected === 0 ? 1 : pieces / detected;
}

/**
 * The measure of Potthast et al. (2010): F1 of precision and recall, both averaged over cases or detections and
 * counted in characters of both sides, divided by log2(1 + granularity).
 */
export function plagdetOf(
  cases: readonly PassagePair[],
  detections: readonly PassagePair[],
): Plagdet {
  const recall = macroShare(cases, detections);
  const precision = macroShare(detections, cases);
  const granularity = granularityOf(cases, detections);
  const sum = precision + recall;
  const f1 = sum === 0 ? 0 : (2 * precision * recall) / sum;
  return { plagdet: f1 / Math.log2(1 + granularity), precision, recall, granularity };
}
