import { FIRST_TRANSPARENT, Kind } from './kinds.ts';
import { Property } from './properties.ts';
import { propertiesOf } from './tables.ts';
import { type Tokens, tokenAt, Verdict } from './tokens.ts';

type Bounds = { start: number; end: number; firstToken: number };

/** What the direction rules need to know of one paragraph, as it will read afterwards. */
export type Paragraph = Bounds & {
  /** One past the last token. */
  endToken: number;
  /** It has a letter that is written from right to left. */
  rightToLeft: boolean;
  /**
   * A bare number, amount, date or a pattern for one (`0K`, `dd/MM/y`): it has digits or signs, no
   * word, and no letters beside real numbers, as a list of bytes would have. Such a piece is made to
   * stand in a sentence of either direction.
   */
  formula: boolean;
  /** Filled by `hasKeptMark`. */
  keptMark?: boolean;
};

function isSeparator(unit: number): boolean {
  if (unit <= 0x0d) return unit >= 0x0a;
  return unit === 0x85 || unit === 0x2028 || unit === 0x2029;
}

/** The paragraph around a position. */
export function paragraphAt(tokens: Tokens, position: number): Paragraph {
  const { text } = tokens;
  let start = position;
  while (start > 0 && !isSeparator(text.charCodeAt(start - 1))) start--;
  let end = position;
  while (end < text.length && !isSeparator(text.charCodeAt(end))) end++;
  const firstToken = tokenAt(tokens, start);
  const endToken = tokenAt(tokens, end);
  return { start, end, firstToken, endToken, ...factsOf(tokens, { start, end, firstToken }) };
}

type Facts = { rightToLeft: boolean; formula: boolean };

function factsOf(tokens: Tokens, { start, end, firstToken }: Bounds): Facts {
  const { text, starts, ends, kinds, count } = tokens;
  let token = firstToken;
  let hasWord = false;
  let hasSign = false;
  let hasLetter = false;
  // A digit other than the 0 of number patterns.
  let hasNumber = false;
  // The letter that the current run of letters consists of, or -1 outside a run.
  let letter = -1;
  for (let at = start; at < end; ) {
    if (token < count && starts[token] === at) {
      const kind = kinds[token]!;
      const next = ends[token]!;
      token++;
      if (kind !== Kind.lookAlike) {
        if (kind < FIRST_TRANSPARENT) letter = -1;
        at = next;
        continue;
      }
    }
    const codePoint = text.codePointAt(at)!;
    at += codePoint > 0xffff ? 2 : 1;
    const properties = codePoint < 0x80 ? asciiProperties(codePoint) : propertiesOf(codePoint);
    if ((properties & Property.rightToLeft) !== 0) return { rightToLeft: true, formula: false };
    if ((properties & Property.mark) !== 0) continue;
    if ((properties & Property.letter) === 0) {
      letter = -1;
      if (codePoint > 0x20) hasSign = true;
      if (codePoint > 0x30 && codePoint <= 0x39) hasNumber = true;
    } else if (letter === -1) {
      hasLetter = true;
      letter = codePoint;
    } else if (letter !== codePoint) {
      hasWord = true;
      if (tokens.seen[Kind.rightToLeft] === 0) break;
    }
  }
  return { rightToLeft: false, formula: hasSign && !hasWord && !(hasLetter && hasNumber) };
}

function asciiProperties(unit: number): number {
  const small = unit | 0x20;
  return small >= 0x61 && small <= 0x7a ? Property.letter : 0;
}

/** Far enough to meet a word in any prose. */
const NEAR = 24;

/** Whether two different ASCII letters stand together near a position, in its paragraph. */
function meetsWord(text: string, position: number, step: 1 | -1): boolean {
  let letter = 0;
  for (let count = 0, at = position; count < NEAR; count++, at += step) {
    const unit = text.charCodeAt(at);
    if (Number.isNaN(unit) || isSeparator(unit)) return false;
    const isLetter = asciiProperties(unit) !== 0;
    if (isLetter && letter !== 0 && letter !== unit) return true;
    letter = isLetter ? unit : 0;
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
