import { characterClass, isIn } from './classes.ts';

/** A stretch of a text: `text.slice(start, end)`, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Letters, marks and digits. */
export const WORD = characterClass(/[\p{L}\p{M}\p{N}]/u);

/** The end of the letters, marks and digits that begin at a place; the place itself where none do. */
function lettersEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const codePoint = text.codePointAt(at)!;
    if (!isIn(WORD, codePoint)) break;
    at += codePoint > 0xffff ? 2 : 1;
  }
  return at;
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019;
}

/**
 * The words of a text with their places: letters, marks and digits, with apostrophes inside a word
 * kept ("don't" is one word, "well-known" is two). Never throws.
 *
 * @param text any string
 * @returns spans in order, in UTF-16 units
 * @example
 * words('A cat.') // [{ start: 0, end: 1 }, { start: 2, end: 5 }]
 */
export function words(text: string): Span[] {
  const found: Span[] = [];
  for (let start = 0; start < text.length; ) {
    let end = lettersEnd(text, start);
    if (end === start) {
      start++;
      continue;
    }
    while (isApostrophe(text.charCodeAt(end))) {
      const next = lettersEnd(text, end + 1);
      if (next === end + 1) break;
      end = next;
    }
    found.push({ start, end });
    start = end;
  }
  return found;
}
