import type { Span } from './words.ts';

const ABBREVIATIONS = new Set(
  `mr mrs ms dr prof rev gen sen rep gov capt col lt sgt st jr sr hon pres vs etc al eg ie cf ca approx
  no nos vol vols fig figs eq eqs sec ch pp ed eds dept univ assn bros inc ltd co corp llc est
  jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun ave blvd rd mt ft`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Abbreviations that also end sentences: a capital after them does not decide by itself. */
const NEEDS_MORE = new Set([
  'inc',
  'ltd',
  'co',
  'corp',
  'llc',
  'etc',
  'al',
  'jr',
  'sr',
  'est',
  'no',
]);

const END = /[.!?…。！？]+["'”’»)\]*_]*(?=\s|$)|\n\s*\n|\n(?=\s*(?:[-*+•#>|]|\d+[.)])\s)/gu;

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
    const piece = text.slice(start, end);
    const trimmed = piece.trim();
    if (trimmed !== '') {
      const from = start + piece.indexOf(trimmed);
      found.push({ start: from, end: from + trimmed.length });
    }
    start = end;
  };
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match[0].includes('\n') || endsSentence(text, match.index, end)) push(end);
  }
  push(text.length);
  return found;
}

function endsSentence(text: string, at: number, end: number): boolean {
  const rest = text.slice(end, end + 80).trimStart();
  const opens = rest === '' || /^["'“‘«([*_#>–—-]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(rest);
  if (text[at]! !== '.' || text[at + 1]! === '.') return opens || /^[!?。！？]/u.test(text[at]!);
  const before = /([\p{L}\p{M}.]+)$/u.exec(text.slice(Math.max(0, at - 24), at))?.[1] ?? '';
  if (/^\p{Lu}$/u.test(before)) return rest === '' || before === 'I';
  if (/^(?:\p{L}\.)+\p{L}$/u.test(before))
    return opens && !/^(?:e\.g|i\.e)$/i.test(before) && STARTER.test(rest);
  const word = before.toLowerCase();
  if (/^\d+$/.test(text.slice(lineStart(text, at), at).trim())) return false;
  if (!ABBREVIATIONS.has(word)) return opens;
  return NEEDS_MORE.has(word) && opens && (rest === '' || STARTER.test(rest));
}

/** Words that begin a sentence but rarely follow an abbreviated name. */
const STARTER =
  /^["'“‘]?(?:The|This|That|These|Those|It|He|She|We|They|You|I|In|On|At|A|An|But|And|However|If|When|As|For|There|After|Before|While)\b/;

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}
