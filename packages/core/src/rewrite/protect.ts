import type { Span } from '../text/index.ts';
import { codeSpans, commands, environments, fences, formulas } from './protect-code.ts';
import { doubledQuotes, quotations, tableRows, underlined } from './protect-lines.ts';
import { domains, links, options } from './protect-names.ts';

/**
 * What comes back byte for byte, behind a cheap test of whether a text has any. Order does not matter: the spans are merged. Numbers, names and
 * negations are single tokens and are locked where the text is cut into tokens.
 */
const PATTERNS: readonly (readonly [trigger: RegExp, pattern: RegExp])[] = [
  [/^(?: {4}|\t)/m, /^(?: {4}|\t)[^\n]+$/gm],
  [
    /(?:http|ftp|file|mailto|ssh|git)s?:/i,
    /\b(?:https?|ftp|file|mailto|ssh|git):[^\s<>"'”’)\]]+/gi,
  ],
  [/www\./i, /\bwww\.[^\s<>"'”’)\]]+/gi],
  [/@/, /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu],
  [/<[/A-Za-z!]/, /<\/?[A-Za-z!][^<>\n]{0,400}>/g],
  [/\{[{%]|\$\{/, /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|\$\{[^{}\n]*\}/g],
  [/^[ \t]*>/m, /^[ \t]*>[^\n]*$/gm],
  [/#/, /^[ \t]*#{1,6}[ \t][^\n]*$/gm],
  [/\d[a-z]?[),;:]/, /\((?:[^()\n]{0,120}[, ])?(?:1[5-9]|20)\d\d[a-z]?(?:[,;:][^()\n]{0,120})?\)/g],
  [/[@#]/, /(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_]+/gu],
  [/_/, /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+/gu],
  [/\w\(/, /\b\w+\([^()\n]{0,60}\)/g],
  [/\w::\w/, /\b\w+::\w+/g],
  [/\/[\w.-]+\/|:\\/, /(?:\/[\w.-]+){2,}\/?|\b[A-Za-z]:\\[^\s]+/g],
  [/‘/, /(?<![\p{L}\p{N}])[‘][^‘\n]{0,400}?[’](?![\p{L}\p{N}])/gu],
  [
    /'/,
    /(?<![\p{L}\p{N}'])'(?=[\p{L}\p{N}])(?!(?:s|re|ve|ll|d|m|t|em|til|cause|tis|twas)\b)[^'\n]{0,300}?(?:(?<=\p{L})'(?=\p{L})[^'\n]{0,300}?){0,6}'(?![\p{L}\p{N}])/gu,
  ],
  [/\*\*|__/, /^[ \t]*(?:\*\*|__)[^*_\n]{1,120}(?:\*\*|__):?[ \t]*$/gm],
  [/\*\*/, /^[ \t]*(?:[-*+•][ \t]+)?\*\*[^*\n]{1,80}(?:\*\*:|:\*\*)/gm],
];

/** What a pattern would look for again and again up to the end of the text. */
const FINDERS = [
  fences,
  codeSpans,
  formulas,
  environments,
  commands,
  domains,
  links,
  underlined,
  tableRows,
  options,
  quotations,
  doubledQuotes,
];

/** The protected spans of a text, merged and in order. */
export function protectedSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const [trigger, pattern] of PATTERNS) {
    if (!trigger.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      spans.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  for (const find of FINDERS) find(text, spans);
  straightQuotes(text, spans);
  titleLines(text, spans);
  spans.sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/**
 * "…" within a paragraph. A mark opens or closes by what stands beside it; where that leaves a doubt
 * (quotations of several paragraphs on one line, lost spaces), more is protected rather than less:
 * an opening one that never closes protects what follows, a closing one that was never opened what
 * comes before.
 */
function straightQuotes(text: string, spans: Span[]): void {
  let from = text.indexOf('"');
  while (from >= 0) {
    const before = text.lastIndexOf('\n\n', from);
    const found = text.indexOf('\n\n', from);
    const end = found < 0 ? text.length : found;
    paragraphQuotes(text, spans, { start: before < 0 ? 0 : before + 2, from, end });
    from = text.indexOf('"', end);
  }
}

const OUTSIDE = /[\s([{—–/-]/;

function paragraphQuotes(
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
function titleLines(text: string, spans: Span[]): void {
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
