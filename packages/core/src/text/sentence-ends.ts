import { characterClass, isIn, isSpace } from './classes.ts';

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

/** Words that begin a sentence but rarely follow an abbreviated name. */
const STARTER =
  /^["'“‘]?(?:The|This|That|These|Those|It|He|She|We|They|You|I|In|On|At|A|An|But|And|However|If|When|As|For|There|After|Before|While)\b/;

const CAPITAL = characterClass(/[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u);
const ABBREVIATED = characterClass(/[\p{L}\p{M}.]/u);
const OPENERS = `"'“‘«([*_#>–—-`;
/** How far is looked ahead for the next sentence, and back for the last word. */
const AHEAD = 80;
const BACK = 24;

/** Whether the end marks from `at` to `end`, closers included, end a sentence. */
export function endsSentence(text: string, at: number, end: number): boolean {
  const limit = Math.min(text.length, end + AHEAD);
  let next = end;
  while (next < limit && isSpace(text.charCodeAt(next))) next++;
  const isLast = next === limit;
  const opens = isLast || opensSentence(text, next, limit);
  if (text[at]! !== '.' || text[at + 1]! === '.') return opens || '!?。！？'.includes(text[at]!);
  const before = text.slice(wordStart(text, at), at);
  const starts = () => STARTER.test(text.slice(next, limit));
  if (before.length <= 2 && /^\p{Lu}$/u.test(before)) return isLast || before === 'I';
  if (before.includes('.') && /^(?:\p{L}\.)+\p{L}$/u.test(before))
    return opens && !/^(?:e\.g|i\.e)$/i.test(before) && starts();
  if (isItemNumber(text, at)) return false;
  const word = before.toLowerCase();
  if (!ABBREVIATIONS.has(word)) return opens;
  return NEEDS_MORE.has(word) && opens && (isLast || starts());
}

/** A capital, a digit or a letter without case, behind any marks that open. */
function opensSentence(text: string, from: number, limit: number): boolean {
  let at = from;
  while (at < limit && OPENERS.includes(text[at]!)) at++;
  if (at === limit) return false;
  const codePoint = text.codePointAt(at)!;
  return (codePoint <= 0xffff || at + 1 < limit) && isIn(CAPITAL, codePoint);
}

/** Where the letters and stops right before a place begin, not far back. */
function wordStart(text: string, at: number): number {
  const limit = Math.max(0, at - BACK);
  let start = at;
  while (start > limit) {
    const before = text.charCodeAt(start - 1);
    const isPair =
      (before & 0xfc00) === 0xdc00 &&
      start - 2 >= limit &&
      (text.charCodeAt(start - 2) & 0xfc00) === 0xd800;
    const codePoint = isPair ? text.codePointAt(start - 2)! : before;
    if (!isIn(ABBREVIATED, codePoint)) break;
    start -= isPair ? 2 : 1;
  }
  return start;
}

/** Whether nothing but a number stands before a place on its line. */
function isItemNumber(text: string, at: number): boolean {
  let start = skipSpaceLeft(text, at);
  const end = start;
  while (start > 0 && isDigit(text.charCodeAt(start - 1))) start--;
  if (start === end) return false;
  start = skipSpaceLeft(text, start);
  return start === 0 || text[start - 1] === '\n';
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Passes the white space before a place, but not the beginning of its line. */
function skipSpaceLeft(text: string, from: number): number {
  let at = from;
  while (at > 0 && text[at - 1] !== '\n' && isSpace(text.charCodeAt(at - 1))) at--;
  return at;
}
