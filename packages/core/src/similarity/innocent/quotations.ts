import type { Span } from '../types.ts';
import { type Line, readBlocks, readLines } from './paragraphs.ts';

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
// Marks that look the same on both sides, or like an apostrophe: over so much text the wrong two were paired.
const LONGEST_STRAIGHT = 900;
const LONGEST_SINGLE = 600;

function quotationAt(text: string, start: number): Span | undefined {
  const pair = PAIRS.find(([open]) => open === text[start]);
  if (!pair) return undefined;
  const [open, closers] = pair;
  // The straight mark looks the same on both sides: blanks tell which it is.
  const isStraight = open === '"';
  if (isStraight && /\s/.test(text[start + 1] ?? ' ')) return undefined;
  const last = start + (isStraight ? LONGEST_STRAIGHT : LONGEST_QUOTATION);
  for (let end = start + 1; end < Math.min(text.length, last); end++) {
    if (text[end] === '\n' && /^\n\s*\n/.test(text.slice(end, end + 80))) return undefined;
    if (isStraight && text[end] === open && /[\s(]/.test(text[end - 1]!)) return undefined;
    if (closers.includes(text[end]!)) return { start, end: end + 1 };
    if (text[end] === open) return undefined;
  }
  return undefined;
}

// Letters left out at a word's beginning look like an opening mark, and so does an ending that lost its word.
const ELISION =
  /^['‘’](?:s|t|re|ve|ll|d|m|tis|twas|twere|em|til|till|cause|bout|round|n|cos|\d\ds?)\b/i;
const LEAST_WORDS_SINGLE = 4;

/** British marks: the closing one is an apostrophe too, so that a plural's (`the keepers' boat`) closes nothing. */
function singleQuotationAt(text: string, start: number): Span | undefined {
  const open = text[start];
  if (open !== '‘' && open !== "'") return undefined;
  if (!/[\p{L}\p{N}“"[(…]/u.test(text[start + 1] ?? '')) return undefined;
  if (ELISION.test(text.slice(start, start + 8))) return undefined;
  const close = open === '‘' ? '’' : "'";
  let doubtful: number | undefined;
  for (let end = start + 1; end < Math.min(text.length, start + LONGEST_SINGLE); end++) {
    if (text[end] === '\n' && /^\n\s*\n/.test(text.slice(end, end + 80))) break;
    if (text[end] === '‘') return undefined;
    if (text[end] !== close) continue;
    const isBeforeWord = /[\p{L}\p{N}]/u.test(text[end + 1] ?? '');
    if (/\s/.test(text[end - 1]!)) {
      // The mark that opens another one, or a letter left out.
      if (isBeforeWord && !ELISION.test(text.slice(end, end + 8))) return undefined;
      continue;
    }
    if (isBeforeWord) continue;
    if (/s['’] \p{Ll}/u.test(text.slice(end - 1, end + 3))) doubtful ??= end + 1;
    else return { start, end: end + 1 };
  }
  return doubtful === undefined ? undefined : { start, end: doubtful };
}

function isSingleQuotation(text: string, { start, end }: Span): boolean {
  return text.slice(start, end).trim().split(/\s+/).length >= LEAST_WORDS_SINGLE;
}

function markedQuotations(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < text.length) {
    // A mark that directly follows a letter or a digit (inches) opens nothing.
    const opens = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    const span = opens ? quotationAt(text, at) : undefined;
    const single = opens && !span ? singleQuotationAt(text, at) : undefined;
    if (span) {
      if (span.end - span.start >= SHORTEST_QUOTATION + 2) spans.push(span);
      at = span.end;
    } else if (single && isSingleQuotation(text, single)) {
      if (single.end - single.start >= SHORTEST_QUOTATION + 2) spans.push(single);
      at = single.end;
    } else {
      at++;
    }
  }
  return spans;
}

const LEAST_INDENT = 2;
const SHORTEST_BLOCK = 40;
const LIST_OR_CODE =
  /^(?:[-*•–+]|\(?\d+[.)]|\(?[a-z][.)])\s|[{};]$|^(?:\/\/|#|\$)|=>|\w\(\)|[<>=]=/;

function indentOf(block: readonly Line[]): number {
  return block.reduce((least, { indent }) => Math.min(least, indent), Number.POSITIVE_INFINITY);
}

const LONGEST_BLOCK = 1500;
const ENDS = /[.!?…:;][”’"')\]]*$|[)\]]$/;
const LEADS_IN = /[:,–—-]$/;

/**
 * Blocks that stand further in than the paragraphs around them, which are most of the text; not lists, not code, not
 * first lines of paragraphs, and not the odd lines of a page that was copied with its layout.
 */
function indentedQuotations(text: string): Span[] {
  const blocks = readBlocks(readLines(text));
  const indents = blocks.map(indentOf);
  const least = indents.reduce((all, indent) => Math.min(all, indent), Number.POSITIVE_INFINITY);
  const isIn = indents.map((indent) => indent >= least + LEAST_INDENT);
  if (isIn.filter(Boolean).length * 2 > blocks.length) return [];
  return blocks.flatMap((block, index) => {
    const [first, last] = [block[0]!, block.at(-1)!];
    const length = last.end - first.start;
    const lead = blocks[index - 1];
    if (!isIn[index] || !lead || isIn[index - 1] || isIn[index + 1]) return [];
    if (length < SHORTEST_BLOCK || length > LONGEST_BLOCK || !ENDS.test(last.text)) return [];
    const isEven = block.every((line) => line.indent === indents[index]);
    const isLedIn = LEADS_IN.test(lead.at(-1)!.text) || /[)\]]$/.test(last.text);
    const isProse = !block.some((line) => LIST_OR_CODE.test(line.text));
    return isProse && isEven && isLedIn ? [{ start: first.start, end: last.end }] : [];
  });
}

/** Passages between quotation marks, double or British, and blocks quoted by `>`, by a tag, or by standing further in. */
export function findQuotations(text: string): Span[] {
  const spans = [...markedQuotations(text), ...indentedQuotations(text)];
  for (const pattern of [
    /^[ \t]*>[\s\S]*?(?:(?=[\r\u2028\u2029]|\n(?![ \t]*>))|(?![\s\S]))\n?/gm,
    /<(blockquote|q)\b[^>]{0,200}>[^<]{15,3000}<\/\1>/gi,
  ]) {
    for (const block of text.matchAll(pattern)) {
      spans.push({ start: block.index, end: block.index + block[0].length });
    }
  }
  return spans;
}
