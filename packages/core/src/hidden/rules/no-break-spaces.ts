import * as Kind from '../kind-codes.ts';
import { hasKeptMark, type Paragraph } from '../paragraphs.ts';
import { SCRIPT_SHIFT } from '../properties.ts';
import * as Property from '../property-flags.ts';
import * as Script from '../script-numbers.ts';
import { propertiesOf } from '../tables.ts';
import { type Cursor, leftOf, rightOf, stepLeft, stepRight, type Tokens } from '../tokens.ts';
import * as Verdict from '../verdicts.ts';
import { touchesPlaceholder } from './placeholders.ts';
import type { SpaceParagraphs } from './space-paragraphs.ts';
import * as typography from './typography.ts';

export type SpaceContext = {
  /** French spaces stay, whatever else is asked for. */
  frenchSpaces: boolean;
  /** Spaces that typography asks for stay. */
  typographicSpaces: boolean;
  /** What is known of the paragraph around a position. */
  paragraph: (position: number) => Paragraph;
  spaces: SpaceParagraphs;
};

const NARROW_NO_BREAK = 0x202f;
const NUMERIC = Property.digit | Property.currency;

/** Parts of amounts and of patterns for them. */
function isNumeric(codePoint: number): boolean {
  return (
    (propertiesOf(codePoint) & NUMERIC) !== 0 ||
    codePoint === 0x23 ||
    codePoint === 0x25 ||
    codePoint === 0x66a
  );
}

function isFrench(left: number, right: number): boolean {
  if (left === 0xab || right === 0xbb) return true;
  if (right === 0x3b || right === 0x3a || right === 0x21 || right === 0x3f) return true;
  return (propertiesOf(left) & propertiesOf(right) & Property.digit) !== 0;
}

function isTibetan(codePoint: number): boolean {
  return codePoint >= 0xf00 && codePoint <= 0xfff;
}

/** The signs that end a Tibetan clause; a space beside them must not begin a line. */
function isTibetanShad(codePoint: number): boolean {
  return (codePoint >= 0xf0d && codePoint <= 0xf12) || codePoint === 0xf14;
}

/** It parts a Mongolian suffix from its stem, which may be a number. */
function partsMongolianSuffix(left: number, right: number): boolean {
  if (propertiesOf(right) >>> SCRIPT_SHIFT !== Script.mongolian && right !== 0x180a) return false;
  const before = propertiesOf(left);
  return before >>> SCRIPT_SHIFT === Script.mongolian || (before & Property.digit) !== 0;
}

/** Whether the no-break space at `index` does what a space could not. */
export function keepsNoBreakSpace(tokens: Tokens, index: number, context: SpaceContext): boolean {
  const left = stepLeft(tokens, leftOf(tokens, index));
  const right = stepRight(tokens, rightOf(tokens, index + 1));
  if (context.frenchSpaces && isFrench(left, right)) return true;
  const start = tokens.starts[index]!;
  const isNarrow = tokens.text.charCodeAt(start) === NARROW_NO_BREAK;
  if (isNarrow && partsMongolianSuffix(left, right)) return true;
  if (isTibetanShad(right) || (isTibetanShad(left) && isTibetan(right))) return isTibetan(left);
  // UAX #9: a number written with spaces falls apart in right-to-left text (WS), with these not (CS).
  if (isNumeric(left) || isNumeric(right)) {
    const around = context.paragraph(start);
    if (around.rightToLeft || (around.formula && hasKeptMark(tokens, around))) return true;
  }
  if (touchesPlaceholder(tokens, leftOf(tokens, index), rightOf(tokens, index + 1))) return true;
  if (!context.typographicSpaces || isBlank(right)) return false;
  if (left === 0x20 || isSeldomBound(tokens, index)) return false;
  return isAskedFor(tokens, index, context) && !context.spaces.isSolid(start);
}

function isBlank(codePoint: number): boolean {
  return codePoint === -1 || codePoint === 0x20 || (codePoint >= 0x09 && codePoint <= 0x0d);
}

/** Whether typography asks for the space, in the language of its paragraph as far as that is told. */
function isAskedFor(tokens: Tokens, index: number, context: SpaceContext): boolean {
  const left = stepLeft(tokens, leftOf(tokens, index));
  const right = stepRight(tokens, rightOf(tokens, index + 1));
  if (typography.isClosing(right)) return true;
  if (isBlank(left)) return false;
  if (typography.isOpening(left)) return true;
  const { word, followsKept } = wordBefore(tokens, index);
  const after = wordAfter(tokens, index);
  if (typography.isWithinNumber(word, after) || typography.isHalfDay(word, after)) return true;
  const start = tokens.starts[index]!;
  const isBound =
    opensSpeech(tokens, index) ||
    typography.isBesideNumber(word, after) ||
    typography.isBesideFormat(word, after) ||
    typography.isAbbreviation(word, after) ||
    typography.isBesideRoman(word, after) ||
    typography.isBesideField(word, after) ||
    typography.isSlavicLetter(word, () => context.spaces.isSlavic(start)) ||
    (followsKept && typography.isScale(word)) ||
    (context.paragraph(start).formula && left !== 0x7d && right !== 0x7b);
  // English sets no narrow spaces; chat assistants do.
  const isNarrow = tokens.text.charCodeAt(start) === NARROW_NO_BREAK;
  return isBound && !(isNarrow && context.spaces.isEnglish(start));
}

function isSmall(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

/** Letters of ASCII to look at; what is longer is no unit, scale or numeral. */
const ENOUGH = 6;

/** `" ( ) , .` */
function isPlainSign(unit: number): boolean {
  return unit === 0x22 || unit === 0x28 || unit === 0x29 || unit === 0x2c || unit === 0x2e;
}

/** Prepositions and conjunctions of one letter, and fields of patterns. */
const BOUND_LETTERS = 'abhikmosuvwyz';

/**
 * Between letters of which some make a word that no rule binds to another one: by far the most
 * frequent place, passed over without reading words. A word on either side tells that the paragraph
 * is no pattern for dates.
 */
function isSeldomBound({ text, starts, ends }: Tokens, index: number): boolean {
  const end = ends[index]!;
  const next = text.charCodeAt(end);
  const second = text.charCodeAt(end + 1);
  const isWordNext = isSmall(next) && isSmall(second) && next !== second;
  // `et al.` is bound, and `hh b` is a pattern.
  if (second === 0x2e || text.charCodeAt(end + 2) === 0x2e) return false;
  if (!isWordNext && !isPlainSign(next) && !(isSmall(next) && next > 0x62 && !isSmall(second)))
    return false;
  const start = starts[index]!;
  let at = start;
  let isWord = false;
  while (start - at < ENOUGH && isSmall(text.charCodeAt(at - 1))) {
    at--;
    isWord ||= text.charCodeAt(at) !== text.charCodeAt(start - 1);
  }
  const length = start - at;
  if (length === 0 || !(isWord || isWordNext)) return false;
  if (length === ENOUGH) return true;
  const before = text.charCodeAt(at - 1);
  if (length === 1)
    return (before === 0x20 || before === 0x0a) && !BOUND_LETTERS.includes(text.charAt(at));
  return before === 0x0a || (before >= 0x20 && before < 0x30);
}

/** A dash that begins a line, as direct speech does. */
function opensSpeech(tokens: Tokens, index: number): boolean {
  const cursor = leftOf(tokens, index);
  const dash = stepLeft(tokens, cursor);
  if (dash !== 0x2013 && dash !== 0x2014) return false;
  const edge = stepLeft(tokens, cursor);
  return edge !== 0x20 && isBlank(edge);
}

const LONGEST = 12;
/** Stands for what will be replaced, so that no pattern finds it. */
const CHANGED = 0xfffd;

/** What a step has passed: the token, if it was one with a shape, decides how it reads. */
function readAs(tokens: Tokens, token: number, codePoint: number): number {
  const kind = tokens.kinds[token]!;
  if (codePoint === 0x20 || kind === Kind.windowsCharacter) return codePoint;
  return kind >= Kind.typographic && kind <= Kind.windowsDash ? CHANGED : codePoint;
}

function wordBefore(tokens: Tokens, index: number): { word: string; followsKept: boolean } {
  const cursor = leftOf(tokens, index);
  let word = '';
  for (let length = 0; length < LONGEST; length++) {
    const from: Cursor = { ...cursor };
    const codePoint = stepLeft(tokens, cursor);
    const isToken = cursor.token < from.token && tokens.starts[cursor.token] === cursor.position;
    if (isBlank(codePoint)) {
      const isKept = isToken && tokens.kinds[cursor.token] === Kind.noBreakSpace;
      return { word, followsKept: isKept && tokens.verdicts[cursor.token] === Verdict.keep };
    }
    const read = isToken ? readAs(tokens, cursor.token, codePoint) : codePoint;
    if (read === CHANGED) break;
    word = String.fromCodePoint(read) + word;
  }
  // Longer than any abbreviation: its beginning must not look like one.
  return { word: `\ufffd${word}`, followsKept: false };
}

function wordAfter(tokens: Tokens, index: number): string {
  const cursor = rightOf(tokens, index + 1);
  let word = '';
  for (let length = 0; length < LONGEST; length++) {
    const { token } = cursor;
    const codePoint = stepRight(tokens, cursor);
    if (isBlank(codePoint)) return word;
    const isToken = cursor.token > token && tokens.ends[cursor.token - 1] === cursor.position;
    const read = isToken ? readAs(tokens, cursor.token - 1, codePoint) : codePoint;
    if (read === CHANGED) break;
    word += String.fromCodePoint(read);
  }
  return `${word}\ufffd`;
}
