import type {
  CheckSource,
  InnocentKind,
  InnocentPassage,
  JudgedSentence,
} from '@cleanpaste/contract';

/** A stretch of the text; `match` numbers from 0 the source that it is also in, null where it is in none. */
export interface Segment {
  start: number;
  end: number;
  match: number | null;
}

/** Cuts the text where matched passages begin and end; where two sources overlap the first one counts. */
export function matchSegments(length: number, sources: readonly CheckSource[]): Segment[] {
  const cuts = new Set([0, length]);
  for (const { passages } of sources) {
    for (const { start, end } of passages) cuts.add(start).add(end);
  }
  const places = [...cuts].filter((at) => at >= 0 && at <= length).sort((a, b) => a - b);
  const segments: Segment[] = [];
  for (let i = 0; i + 1 < places.length; i++) {
    const [start, end] = [places[i]!, places[i + 1]!];
    const found = sources.findIndex(({ passages }) =>
      passages.some((passage) => passage.start <= start && end <= passage.end),
    );
    const match = found < 0 ? null : found;
    const last = segments.at(-1);
    if (last && last.match === match && match === null) last.end = end;
    else segments.push({ start, end, match });
  }
  return segments;
}

/**
 * Cuts where likeness is named that is no sign of copying: outside of all matches, and inside one what does not count
 * there, so that what is marked as found is what the figure counts.
 */
export function namedSegments(
  segments: readonly Segment[],
  innocent: readonly InnocentPassage[],
): (Segment & { kind: InnocentKind | null })[] {
  return segments.flatMap((segment) => {
    const { start, end, match } = segment;
    const pieces: (Segment & { kind: InnocentKind | null })[] = [];
    let at = start;
    for (const passage of innocent) {
      if (match !== null && passage.counted) continue;
      const from = Math.max(at, passage.start);
      const to = Math.min(end, passage.end);
      if (from >= to) continue;
      if (from > at) pieces.push({ start: at, end: from, match, kind: null });
      pieces.push({ start: from, end: to, match, kind: passage.kind });
      at = to;
    }
    if (at < end) pieces.push({ start: at, end, match, kind: null });
    return pieces;
  });
}

/** The text between sentences too, so that nothing of it is lost: blank lines, headings, lists. */
export function sentencePieces(
  length: number,
  sentences: readonly JudgedSentence[],
): { start: number; end: number; sentence: number | null }[] {
  const pieces: { start: number; end: number; sentence: number | null }[] = [];
  let at = 0;
  for (const [index, { start, end }] of sentences.entries()) {
    if (start < at) continue;
    if (start > at) pieces.push({ start: at, end: start, sentence: null });
    pieces.push({ start, end, sentence: index });
    at = end;
  }
  if (at < length) pieces.push({ start: at, end: length, sentence: null });
  return pieces;
}
