import type { Span } from '../text/index.ts';
import { nextPlace } from './next-place.ts';

/** What ends a line to a pattern; a line feed is one of several. */
const LINE_ENDS = '\n\r\u2028\u2029';

function isLineStart(text: string, at: number): boolean {
  return at === 0 || LINE_ENDS.includes(text[at - 1]!);
}

/** Headings that are underlined. */
export function underlined(text: string, spans: Span[]): void {
  // One sign alone underlines nothing in a text where no line is longer.
  if (!/\n[ \t]*(?:===*|---+)[ \t]*$/m.test(text)) return;
  let from = 0;
  let lineStart = 0;
  for (const { index, 0: under } of text.matchAll(/\n[ \t]*(?:=+|-{3,})[ \t]*$/gm)) {
    lineStart = Math.max(lineStart, text.lastIndexOf('\n', index - 1) + 1);
    let start = index === 0 ? 0 : Math.max(lineStart, from);
    while (start < index && !isLineStart(text, start)) start++;
    if (start >= index) continue;
    from = index + under.length;
    spans.push({ start, end: from });
  }
}

/** Rows of a table: from a bar at the beginning of a line to one at the end. */
export function tableRows(text: string, spans: Span[]): void {
  const opening = /^[ \t]*\|/gm;
  const nextLine = nextPlace(text, /\n/g);
  let line = -1;
  let last = { bar: -1, end: -1 };
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const bar = opening.lastIndex - 1;
    const lineEnd = nextLine(bar);
    if (line !== lineEnd) {
      line = lineEnd;
      last = lastBar(text, bar, lineEnd);
    }
    if (last.bar <= bar) continue;
    spans.push({ start: found.index, end: last.end });
    opening.lastIndex = last.end;
  }
}

/** The last bar between two places that has nothing but space behind it on its line. */
function lastBar(text: string, from: number, to: number): { bar: number; end: number } {
  let end = -1;
  for (let at = to; at > from; at--) {
    const unit = text[at];
    if (at === to || LINE_ENDS.includes(unit!)) end = at;
    else if (unit === '|' && end >= 0) return { bar: at, end };
    else if (unit !== ' ' && unit !== '\t') end = -1;
  }
  return { bar: -1, end: -1 };
}

type Pair = { closing: string; longest: number; lineMayEnd: boolean };

const PAIRS: Record<string, Pair> = {
  '“': { closing: '”', longest: 2000, lineMayEnd: true },
  '«': { closing: '»', longest: 2000, lineMayEnd: true },
  '„': { closing: '“”', longest: 2000, lineMayEnd: true },
  '‹': { closing: '›', longest: 400, lineMayEnd: false },
  '「': { closing: '」', longest: Number.POSITIVE_INFINITY, lineMayEnd: false },
};

/** Quotations between marks that open and close; an open one runs to the end of its line. */
export function quotations(text: string, spans: Span[]): void {
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
export function doubledQuotes(text: string, spans: Span[]): void {
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
