import { firstFrom } from './ordered.ts';
import type { Span } from './types.ts';
import { readWords } from './words.ts';

/** Words of the longest text for which containment says more than the share of aligned words alone. */
export const SHORT_TEXT = 400;

function pairsOf(text: string, leftOut: readonly Span[]): Set<string> {
  const words = readWords(text);
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < words.length; at++) {
    const [one, next] = [words[at]!, words[at + 1]!];
    const span = leftOut[firstFrom(leftOut, (left) => left.end, one.start + 1)];
    if (span && span.start < next.end) continue;
    pairs.add(`${one.form} ${next.form}`);
  }
  return pairs;
}

/**
 * The share of a text's pairs of neighbouring words that a source has as well, 0 to 1 (containment: Broder 1997).
 * Of a short text it tells, beside the share of aligned words, how much of the wording was kept: two texts on one
 * matter share about a tenth, a lightly reworded copy about half. Never throws.
 *
 * @param text the text that was checked
 * @param source what it may have been taken from
 * @param leftOut spans that do not count, in order and without overlaps (see `innocentSpans`)
 * @returns a share; a text of less than two words has 0
 * @example
 * containmentOf('the old lamp burned', 'an old lamp burned') // 0.6666666666666666
 */
export function containmentOf(text: string, source: string, leftOut: readonly Span[] = []): number {
  const own = pairsOf(text, leftOut);
  if (own.size === 0) return 0;
  const theirs = pairsOf(source, []);
  let common = 0;
  for (const pair of own) if (theirs.has(pair)) common++;
  return common / own.size;
}
