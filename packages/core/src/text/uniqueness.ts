/** Letters, marks and digits, with apostrophes kept out: "don't" counts as "dont". */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\s]+/gu;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(PUNCTUATION, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * How much of a text's wording a rewrite has left behind, in percent.
 *
 * `100 × (1 − share of the original's words that also stand in the rewrite)`; words are lower-cased
 * and stripped of punctuation, every occurrence in the original counts. Never throws.
 *
 * @param original the text before
 * @param rewrite the text after
 * @returns a percentage between 0 and 100; 0 when the original has no words
 * @example
 * uniqueness('The quick brown fox', 'A quick grey cat') // 75
 */
export function uniqueness(original: string, rewrite: string): number {
  const words = wordsOf(original);
  if (words.length === 0) return 0;
  const kept = new Set(wordsOf(rewrite));
  const shared = words.filter((word) => kept.has(word)).length;
  return Math.min(100, Math.max(0, 100 * (1 - shared / words.length)));
}
