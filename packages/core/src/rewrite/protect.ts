import type { Span } from '../text/index.ts';
import { matchProtected } from '../text/protected-patterns.ts';
import { protectLines } from './whole-lines.ts';

/**
 * What comes back byte for byte, merged and in order. Numbers, names and negations are single tokens
 * and are locked where the text is cut into tokens.
 */
export function protectedSpans(text: string): Span[] {
  const spans: Span[] = matchProtected(text, 'engine');
  protectStraightQuotes(text, spans);
  protectTitles(text, spans);
  protectLines(text, spans);
  spans.sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ start: span.start, end: span.end });
  }
  return merged;
}

/**
 * "…" within a paragraph. A mark opens or closes by what stands beside it; where that leaves a doubt
 * (quotations of several paragraphs on one line, lost spaces), more is protected rather than less:
 * an opening one that never closes protects what follows, a closing one that was never opened what
 * comes before.
 */
export function protectStraightQuotes(text: string, spans: Span[]): void {
  let from = text.indexOf('"');
  while (from >= 0) {
    const before = text.lastIndexOf('\n\n', from);
    const found = text.indexOf('\n\n', from);
    const end = found < 0 ? text.length : found;
    protectQuotesOfParagraph(text, spans, { start: before < 0 ? 0 : before + 2, from, end });
    from = text.indexOf('"', end);
  }
}

const OUTSIDE = /[\s([{—–/-]/;

function protectQuotesOfParagraph(
  text: string,
  spans: Span[],
  { start, from, end }: { start: number; from: number; end: number },
): void {
  let open = -1;
  let free = start;
  for (let i = from; i >= 0 && i < end; i = text.indexOf('"', i + 1)) {
    const outsideLeft = i === start || OUTSIDE.test(text[i - 1]!);
    const outsideRight = i + 1 >= end || /[\s)\]},.;:!?—–/-]/.test(text[i + 1]!);
    if (!outsideLeft && open < 0 && /\d/.test(text[i - 1]!)) continue;
    const closes = outsideRight && (!outsideLeft || open >= 0);
    if (!closes) {
      if (open < 0) open = i;
    } else {
      // With no opening one the quotation began further up: from the last one on, or the start.
      const stray = open < 0 && !outsideLeft;
      spans.push({ start: stray ? free : open < 0 ? i : open, end: i + 1 });
      open = open < 0 && outsideLeft ? i : -1;
      free = i + 1;
    }
  }
  if (open >= 0) spans.push({ start: open, end });
}

/** Titles: a short line with nothing that ends a sentence, followed by a blank line or more text. */
function protectTitles(text: string, spans: Span[]): void {
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end).trim();
    if (
      end < text.length &&
      line.length > 0 &&
      line.length <= 90 &&
      !/[.!?…,;:"”)]$/.test(line) &&
      !/^[a-z]/.test(line) &&
      (start === 0 || text[start - 2]! === '\n' || text[start - 2] === undefined)
    ) {
      spans.push({ start, end });
    }
    start = end + 1;
  }
}
