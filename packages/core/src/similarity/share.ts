import { firstFrom } from './ordered.ts';
import type { Match, Span } from './types.ts';
import { readWords } from './words.ts';

/** Tells whether a range meets one of the spans, which may come in any order and overlap. */
function meeting(spans: readonly Span[]): (start: number, end: number) => boolean {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  // How far the spans up to each one reach.
  let reached = Number.NEGATIVE_INFINITY;
  const reaches = sorted.map(({ end }) => {
    reached = Math.max(reached, end);
    return reached;
  });
  return (start, end) => {
    const before = firstFrom(sorted, (span) => span.start, end);
    return before > 0 && reaches[before - 1]! > start;
  };
}

/**
 * The share of a text's words that lie inside matched spans, 0 to 1; a word in several matches counts once.
 * Words of left-out spans count neither as matched nor as words of the text. Never throws.
 *
 * @param text the text that was checked
 * @param matches in any order, in UTF-16 units of the text
 * @param leftOut spans that the check leaves out (see `excludedSpans`)
 * @returns a share; a text without words has 0
 * @example
 * similarityOf('a b c d', [{ start: 0, end: 3 }]) // 0.5
 */
export function similarityOf(
  text: string,
  matches: readonly Pick<Match, 'start' | 'end'>[],
  leftOut: readonly Span[] = [],
): number {
  const isLeftOut = meeting(leftOut);
  const isMatched = meeting(matches);
  let [all, matched] = [0, 0];
  for (const { start, end } of readWords(text)) {
    if (isLeftOut(start, end)) continue;
    all++;
    if (isMatched(start, end)) matched++;
  }
  return all === 0 ? 0 : matched / all;
}

/**
 * Picks the matches that do not lie for the most part inside left-out spans (see `excludedSpans`). Never throws.
 *
 * @param matches in any order, in UTF-16 units
 * @param leftOut without overlaps, in the same units
 * @returns the matches that stay, in the order given
 * @example
 * outside([{ start: 0, end: 10 }, { start: 20, end: 30 }], [{ start: 0, end: 6 }]) // [{ start: 20, end: 30 }]
 */
export function outside<T extends Pick<Match, 'start' | 'end'>>(
  matches: readonly T[],
  leftOut: readonly Span[],
): T[] {
  const coveredUpTo = coverage(leftOut);
  return matches.filter(({ start, end }) => {
    const inside = Math.max(0, coveredUpTo(end) - coveredUpTo(start));
    return inside * 2 < end - start;
  });
}

/** How many units of the spans, which may come in any order, lie before a place. */
function coverage(spans: readonly Span[]): (place: number) => number {
  const real = spans.filter(({ start, end }) => end > start);
  /** Sum over the edges before a place of how far each lies before it. */
  const distances = (edges: number[]) => {
    edges.sort((a, b) => a - b);
    const sums = [0];
    for (const edge of edges) sums.push(sums.at(-1)! + edge);
    return (place: number) => {
      const before = firstFrom(edges, (edge) => edge, place);
      return before * place - sums[before]!;
    };
  };
  const behindStarts = distances(real.map(({ start }) => start));
  const behindEnds = distances(real.map(({ end }) => end));
  return (place) => behindStarts(place) - behindEnds(place);
}
