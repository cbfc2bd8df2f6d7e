import { isIn, isSpace } from './classes.ts';
import { WORD } from './words.ts';

/** Visits the words between white space: letters, marks and digits, so that "don't" counts as "dont". */
function eachWord(text: string, visit: (word: string) => void): void {
  const lower = text.toLowerCase();
  let word = '';
  let from = 0;
  for (let at = 0; at < lower.length; ) {
    const codePoint = lower.codePointAt(at)!;
    const end = at + (codePoint > 0xffff ? 2 : 1);
    if (!isIn(WORD, codePoint)) {
      if (at > from) word += lower.slice(from, at);
      from = end;
      if (word !== '' && isSpace(codePoint)) {
        visit(word);
        word = '';
      }
    }
    at = end;
  }
  if (lower.length > from) word += lower.slice(from);
  if (word !== '') visit(word);
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
  const kept = new Set<string>();
  eachWord(rewrite, (word) => kept.add(word));
  let all = 0;
  let shared = 0;
  eachWord(original, (word) => {
    all++;
    if (kept.has(word)) shared++;
  });
  return all === 0 ? 0 : Math.min(100, Math.max(0, 100 * (1 - shared / all)));
}
