import type { Span } from './types.ts';

export interface ExclusionOptions {
  /** Passages between quotation marks, and quoted blocks (lines that begin with `>`). */
  quotations?: boolean;
  /** The list of references at the end, from its heading. */
  references?: boolean;
}

// Opening and closing marks; a quotation may go over lines, but not over an empty one.
const PAIRS: [open: string, close: string][] = [
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
];
// A word between marks is a term, not a quotation.
const SHORTEST_QUOTATION = 15;
const LONGEST_QUOTATION = 3000;

function quotationAt(text: string, start: number): Span | undefined {
  const pair = PAIRS.find(([open]) => open === text[start]);
  if (!pair) return undefined;
  const [open, closers] = pair;
  for (let end = start + 1; end < Math.min(text.length, start + LONGEST_QUOTATION); end++) {
    if (text[end] === '\n' && /^\n\s*\n/.test(text.slice(end, end + 80))) return undefined;
    if (closers.includes(text[end]!)) return { start, end: end + 1 };
    if (text[end] === open) return undefined;
  }
  return undefined;
}

function findQuotations(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < text.length) {
    const span = quotationAt(text, at);
    // A mark that closes nothing or directly follows a digit (inches) opens nothing either.
    if (span && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) {
      if (span.end - span.start >= SHORTEST_QUOTATION + 2) spans.push(span);
      at = span.end;
    } else {
      at++;
    }
  }
  for (const block of text.matchAll(/(?:^[ \t]*>.*(?:\n|$))+/gm)) {
    spans.push({ start: block.index, end: block.index + block[0].length });
  }
  return spans;
}

const HEADING =
  /^[ \t]*(?:#{1,6}[ \t]*|\*\*|\d+\.?[ \t]+)?(?:references?(?: list| cited)?|bibliography|works[ -](?:cited|consulted)|literature(?: cited)?|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|références|bibliographie|referencias|bibliografía|bibliografia|referências|riferimenti)(?:\*\*)?:?(?:\*\*)?[ \t]*$/gimu;
const NEXT_HEADING = /^[ \t]*(?:#{1,6}[ \t]*|\*\*)?(?:appendix|annex|anhang|annexe|apéndice)\b/im;
// What an entry of such a list shows: a year, a number in brackets, an address, "et al.", pages, initials.
const ENTRY =
  /\b(?:1[5-9]|20)\d\d\b|^\s*\[\d+\]|https?:\/\/|\bdoi\b|\bet al\b|\bpp?\.\s*\d|\p{Lu}\.[ ,]/imu;

function findReferences(text: string): Span[] {
  const last = [...text.matchAll(HEADING)].at(-1);
  if (!last) return [];
  const body = last.index + last[0].length;
  const after = NEXT_HEADING.exec(text.slice(body));
  const end = after ? body + after.index : text.length;
  const lines = text
    .slice(body, end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const entries = lines.filter((line) => ENTRY.test(line)).length;
  // A chapter that only happens to be called "Literature" is text.
  return lines.length > 0 && entries * 2 >= lines.length ? [{ start: last.index, end }] : [];
}

/** Orders spans and joins those that touch. */
function mergeSpans(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const open = result.at(-1);
    if (open && span.start <= open.end) open.end = Math.max(open.end, span.end);
    else result.push({ ...span });
  }
  return result;
}

/**
 * The parts of a text that a check may leave out: quotations of at least 15 characters and the closing list of
 * references. Never throws.
 *
 * @param text any string
 * @param options which parts to find; none by default
 * @returns spans in order, without overlaps, in UTF-16 units
 * @example
 * excludedSpans('He said “to be or not to be” twice.', { quotations: true }) // [{ start: 8, end: 28 }]
 */
export function excludedSpans(text: string, options: ExclusionOptions): Span[] {
  return mergeSpans([
    ...(options.quotations ? findQuotations(text) : []),
    ...(options.references ? findReferences(text) : []),
  ]);
}
