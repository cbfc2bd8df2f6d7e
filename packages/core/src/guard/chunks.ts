import { protectedItems, type Span, sentences } from '../text/index.ts';

/** About this many characters a chunk has for a large model, which keeps its thread so far. */
export const chunkLength = 8000;

/**
 * Cuts a text into chunks of about `length` characters that together are the text again. A border is
 * the end of a sentence, of a paragraph if there is one near by, and never inside a quotation or code;
 * without sentences it is a blank, and without blanks anything. Never throws.
 *
 * @param text any string
 * @param length of a chunk, in UTF-16 units; at least 2, so that each chunk has a character
 * @returns the chunks in order, as places in the text
 * @example splitChunks('One. Two.', 5) // [{ start: 0, end: 5 }, { start: 5, end: 9 }]
 */
export function splitChunks(text: string, length = chunkLength): Span[] {
  const most = Math.max(2, Math.floor(length)) || chunkLength;
  if (text.length <= most) return [{ start: 0, end: text.length }];
  const isWhole = wholeness(protectedItems(text));
  const borders = sentences(text)
    .map(({ start }) => start)
    .filter((at) => at > 0 && !isWhole(at));
  const chunks: Span[] = [];
  let next = 0;
  for (let start = 0; start < text.length; ) {
    const limit = start + most;
    while (next < borders.length && borders[next]! <= start) next++;
    const end =
      limit >= text.length ? text.length : borderIn({ text, borders, next, start, limit, isWhole });
    chunks.push({ start, end });
    start = end;
  }
  return chunks;
}

interface Search {
  text: string;
  borders: number[];
  next: number;
  start: number;
  limit: number;
  isWhole: (at: number) => boolean;
}

function borderIn({ text, borders, next, start, limit, isWhole }: Search): number {
  let sentence = 0;
  let paragraph = 0;
  for (let i = next; i < borders.length && borders[i]! <= limit; i++) {
    sentence = borders[i]!;
    if (/\n[ \t]*\n\s*$/.test(text.slice(Math.max(start, sentence - 20), sentence)))
      paragraph = sentence;
  }
  if (paragraph > start + (limit - start) * 0.75) return paragraph;
  return sentence > start ? sentence : blankNear(text, { start, limit, isWhole });
}

/** The last blank before the limit, else the end of what cannot be cut, else between two whole characters. */
function blankNear(
  text: string,
  { start, limit, isWhole }: Pick<Search, 'start' | 'limit' | 'isWhole'>,
): number {
  for (let at = limit; at > start; at--) {
    if (/\s/.test(text[at - 1]!) && !isWhole(at)) return at;
  }
  let at = limit;
  while (at < text.length && (isWhole(at) || /[\p{M}\p{Cf}\uDC00-\uDFFF]/u.test(text[at]!))) at++;
  return at;
}

/** Tells whether a border would cut one of the items, which are in order. */
function wholeness(items: Span[]): (at: number) => boolean {
  return (at) => {
    let [low, high] = [0, items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (items[middle]!.end <= at) low = middle + 1;
      else high = middle;
    }
    return low < items.length && items[low]!.start < at;
  };
}
