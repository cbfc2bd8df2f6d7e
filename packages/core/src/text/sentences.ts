import { isSpace } from './classes.ts';
import { endsSentence } from './sentence-ends.ts';
import type { Span } from './words.ts';

const END_MARKS = new Set(Array.from('.!?\u2026\u3002\uff01\uff1f', (mark) => mark.charCodeAt(0)));
const CLOSERS = new Set(Array.from(`"'\u201d\u2019\u00bb)]*_`, (mark) => mark.charCodeAt(0)));
const LIST_MARKS = new Set(Array.from('-*+\u2022#>|', (mark) => mark.charCodeAt(0)));
const LINE_FEED = 0x0a;

/** The first place from `at` on whose unit is not in the set. */
function skip(text: string, at: number, set: ReadonlySet<number>): number {
  let next = at;
  while (set.has(text.charCodeAt(next))) next++;
  return next;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Whether a list item begins at a place: a mark or a number, and white space behind it. */
function beginsItem(text: string, at: number): boolean {
  if (LIST_MARKS.has(text.charCodeAt(at))) return isSpace(text.charCodeAt(at + 1));
  let end = at;
  while (isDigit(text.charCodeAt(end))) end++;
  const mark = text[end];
  return end > at && (mark === '.' || mark === ')') && isSpace(text.charCodeAt(end + 1));
}

/**
 * The sentences of a text as spans without the white space around them. Robust to abbreviations
 * ("Dr. Lee", "e.g. this"), initials ("J. R. Smith"), decimals ("3.14"), URLs, and closing quotation
 * marks; a blank line and a new list item end a sentence as well. Never throws.
 *
 * @param text any string, best in English
 * @returns spans in order, in UTF-16 units
 * @example
 * const text = 'Hi, Dr. Lee. Come in.';
 * sentences(text).map(({ start, end }) => text.slice(start, end)) // ['Hi, Dr. Lee.', 'Come in.']
 */
export function sentences(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  const push = (end: number): void => {
    let [from, to] = [start, end];
    while (from < to && isSpace(text.charCodeAt(from))) from++;
    while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
    if (from < to) found.push({ start: from, end: to });
    start = end;
  };
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (unit === LINE_FEED) {
      const end = lineEnd(text, at);
      if (end > at) push(end);
      at = Math.max(end, at + 1);
    } else if (END_MARKS.has(unit)) {
      const end = skip(text, skip(text, at + 1, END_MARKS), CLOSERS);
      const stands = end === text.length || isSpace(text.charCodeAt(end));
      if (stands && endsSentence(text, at, end)) push(end);
      at = end;
    } else {
      at++;
    }
  }
  push(text.length);
  return found;
}

/** Where a line feed ends a sentence: behind a blank line, or before a list item; else -1. */
function lineEnd(text: string, at: number): number {
  let next = at + 1;
  let last = -1;
  while (isSpace(text.charCodeAt(next))) {
    if (text.charCodeAt(next) === LINE_FEED) last = next;
    next++;
  }
  if (last !== -1) return last + 1;
  return beginsItem(text, next) ? at + 1 : -1;
}
