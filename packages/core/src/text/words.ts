/** A stretch of a text: `text.slice(start, end)`, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

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
  return Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
