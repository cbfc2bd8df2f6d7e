import * as Kind from './kind-codes.ts';
import { FIRST_TRANSPARENT } from './kind-order.ts';
import { addLetter, endRun, noLetterRuns } from './letter-runs.ts';
import * as Property from './property-flags.ts';
import { propertiesOf } from './tables.ts';
import { type Tokens, tokenAt } from './tokens.ts';
import * as Verdict from './verdicts.ts';
import { windowsCharacter } from './windows-1252.ts';

type Bounds = { start: number; end: number; firstToken: number };

/** What the direction rules need to know of one paragraph, as it will read afterwards. */
export type Paragraph = Bounds & {
  /** One past the last token. */
  endToken: number;
  /** It has a letter that is written from right to left. */
  rightToLeft: boolean;
  /**
   * A bare number, amount, date or a pattern for one (`0K`, `dd/MM/y`): it has digits or signs, no
   * word, and no letters beside real numbers, as a list of bytes would have, but for the code of a
   * currency (`5.00 EUR`). Such a piece is made to stand in a sentence of either direction.
   */
  formula: boolean;
  /** Filled by `hasKeptMark`. */
  keptMark?: boolean;
  /** Filled by `followsRightToLeft`. */
  followsRightToLeft?: boolean;
};

/** What ends a paragraph. */
export function isSeparator(unit: number): boolean {
  if (unit <= 0x0d) return unit >= 0x0a;
  return unit === 0x85 || unit === 0x2028 || unit === 0x2029;
}

/** Where the paragraph around a position begins and ends. */
export function paragraphBounds(text: string, position: number): { start: number; end: number } {
  let start = position;
  while (start > 0 && !isSeparator(text.charCodeAt(start - 1))) start--;
  let end = position;
  while (end < text.length && !isSeparator(text.charCodeAt(end))) end++;
  return { start, end };
}

/** The paragraph around a position. */
export function paragraphAt(tokens: Tokens, position: number): Paragraph {
  const { start, end } = paragraphBounds(tokens.text, position);
  const firstToken = tokenAt(tokens, start);
  const endToken = tokenAt(tokens, end);
  return { start, end, firstToken, endToken, ...factsOf(tokens, { start, end, firstToken }) };
}

type Facts = { rightToLeft: boolean; formula: boolean };

function factsOf(tokens: Tokens, { start, end, firstToken }: Bounds): Facts {
  const { text, starts, ends, kinds, count } = tokens;
  let token = firstToken;
  const run = noLetterRuns();
  let hasSign = false;
  let hasDigit = false;
  // A digit other than the 0 of number patterns.
  let hasNumber = false;
  for (let at = start; at < end; ) {
    if (token < count && starts[token] === at) {
      const kind = kinds[token]!;
      const next = ends[token]!;
      token++;
      if (kind !== Kind.lookAlike && kind !== Kind.windowsCharacter) {
        if (kind < FIRST_TRANSPARENT) endRun(run);
        at = next;
        continue;
      }
    }
    const written = text.codePointAt(at)!;
    const codePoint = windowsCharacter(written) || written;
    at += codePoint > 0xffff ? 2 : 1;
    const properties = codePoint < 0x80 ? asciiProperties(codePoint) : propertiesOf(codePoint);
    if ((properties & Property.rightToLeft) !== 0) return { rightToLeft: true, formula: false };
    if ((properties & Property.mark) !== 0) continue;
    if ((properties & Property.letter) === 0) {
      endRun(run);
      if (codePoint > 0x20) hasSign = true;
      if (codePoint > 0x30 && codePoint <= 0x39) hasNumber = true;
      if (codePoint === 0x30 || (properties & Property.digit) !== 0) hasDigit = true;
    } else {
      addLetter(run, codePoint);
      if (run.words > 0 && tokens.seen[Kind.rightToLeft] === 0) break;
    }
  }
  endRun(run);
  const isBare = run.codes === 0 && !(run.fields > 0 && hasNumber);
  const isAmount = run.codes === 1 && run.fields === 0 && (hasNumber || hasDigit);
  return { rightToLeft: false, formula: hasSign && run.words === 0 && (isBare || isAmount) };
}

function asciiProperties(unit: number): number {
  const small = unit | 0x20;
  return small >= 0x61 && small <= 0x7a ? Property.letter : 0;
}

/** Far enough to meet a word in any prose. */
const NEAR = 24;

/** So many capitals may be the code of a currency. */
const LONGEST_CODE = 3;

/** Whether ASCII letters that make a word stand near a position, in its paragraph. */
function meetsWord(text: string, position: number, step: 1 | -1): boolean {
  let length = 0;
  let first = 0;
  let isMixed = false;
  let hasSmall = false;
  for (let count = 0, at = position; count < NEAR; count++, at += step) {
    const unit = text.charCodeAt(at);
    if (Number.isNaN(unit) || isSeparator(unit)) return false;
    if (asciiProperties(unit) === 0) {
      length = 0;
      continue;
    }
    if (length++ === 0) {
      first = unit;
      isMixed = false;
      hasSmall = false;
    }
    if (unit !== first) isMixed = true;
    if (unit > 0x5a) hasSmall = true;
    if (isMixed && (hasSmall || length > LONGEST_CODE)) return true;
  }
  return false;
}

/** Runs with text of their own, which will be gone, and so are no prose. */
const RUNS = [Kind.escapeSequence, Kind.citation, Kind.provenance];

/** The paragraph of any place in prose without right-to-left letters: no rule needs to know more. */
const PROSE: Paragraph = {
  start: -1,
  end: -1,
  firstToken: 0,
  endToken: 0,
  rightToLeft: false,
  formula: false,
};

/** Gives the paragraph around a position, and remembers the last one asked for. */
export function paragraphReader(tokens: Tokens): (position: number) => Paragraph {
  const isPlain =
    tokens.seen[Kind.rightToLeft] === 0 && RUNS.every((kind) => tokens.seen[kind] === 0);
  let last: Paragraph | undefined;
  return (position) => {
    if (last !== undefined && position >= last.start && position < last.end) return last;
    const { text } = tokens;
    if (isPlain && (meetsWord(text, position, 1) || meetsWord(text, position, -1))) return PROSE;
    last = paragraphAt(tokens, position);
    return last;
  };
}

/** Whether some direction mark of a paragraph was found to belong there. */
export function hasKeptMark(tokens: Tokens, paragraph: Paragraph): boolean {
  if (paragraph.keptMark !== undefined) return paragraph.keptMark;
  paragraph.keptMark = false;
  for (let index = paragraph.firstToken; index < paragraph.endToken; index++) {
    if (tokens.kinds[index] !== Kind.bidiMark || tokens.verdicts[index] !== Verdict.keep) continue;
    paragraph.keptMark = true;
    break;
  }
  return paragraph.keptMark;
}

/**
 * Whether the line before has letters that are written from right to left: then names and paths on
 * this one stand in such a text too, and a mark beside them orders their signs.
 */
export function followsRightToLeft(tokens: Tokens, paragraph: Paragraph): boolean {
  if (tokens.seen[Kind.rightToLeft] === 0 || paragraph.start <= 0) return false;
  paragraph.followsRightToLeft ??= paragraphAt(
    tokens,
    endOfLineAbove(tokens.text, paragraph.start),
  ).rightToLeft;
  return paragraph.followsRightToLeft;
}

/** A carriage return with its line feed ends one line, not two. */
function endOfLineAbove(text: string, start: number): number {
  const isPair = text.charCodeAt(start - 1) === 0x0a && text.charCodeAt(start - 2) === 0x0d;
  return start - (isPair ? 2 : 1);
}
