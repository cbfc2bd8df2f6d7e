import { nextPlace } from './next-place.ts';
import type { Span } from './words.ts';

type Pair = { closing: string; longest: number; lineMayEnd: boolean };

const PAIRS: Record<string, Pair> = {
  '“': { closing: '”', longest: 2000, lineMayEnd: true },
  '«': { closing: '»', longest: 2000, lineMayEnd: true },
  '„': { closing: '“”', longest: 2000, lineMayEnd: true },
  '‹': { closing: '›', longest: 400, lineMayEnd: false },
  '「': { closing: '」', longest: Number.POSITIVE_INFINITY, lineMayEnd: false },
};

/** Quotations between marks that open and close; an open one runs to the end of its line. */
export function findQuotations(text: string, spans: Span[]): void {
  const opening = /[“«„‹「]/g;
  const closings = new Map(
    Object.entries(PAIRS).map(([open, { closing }]) => [
      open,
      nextPlace(text, new RegExp(`[${closing}\n]`, 'g')),
    ]),
  );
  const lastLineEnd = lineEndReader(text);
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index;
    const { closing, longest, lineMayEnd } = PAIRS[found[0]]!;
    const next = closings.get(found[0])!(start + 1);
    const limit = start + 1 + longest;
    let end = -1;
    if (next <= limit && next < text.length && closing.includes(text[next]!)) end = next + 1;
    else if (lineMayEnd) end = lastLineEnd(Math.min(next, limit));
    if (end <= start) continue;
    spans.push({ start, end });
    opening.lastIndex = end;
  }
}

/** Gives the last place up to another at which a line ends; -1 without one. Places may come in any order. */
function lineEndReader(text: string): (to: number) => number {
  let places: number[] | undefined;
  return (to) => {
    if (to >= text.length) return text.length;
    places ??= Array.from(text.matchAll(/[\n\r\u2028\u2029]/g), ({ index }) => index);
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle]! <= to) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? -1 : places[low - 1]!;
  };
}

const LONGEST_DOUBLED = 2000;

/** Quotations in the manner of LaTeX, from two marks to two marks or the end of the line. */
export function findDoubledQuotes(text: string, spans: Span[]): void {
  const opening = /''|``/g;
  const closing = nextPlace(text, /''|[\n\r\u2028\u2029]/g);
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index;
    const close = closing(start + 2);
    if (close - start - 2 > LONGEST_DOUBLED) {
      opening.lastIndex = start + 1;
      continue;
    }
    const end = text[close] === "'" ? close + 2 : close;
    spans.push({ start, end });
    opening.lastIndex = end;
  }
}
