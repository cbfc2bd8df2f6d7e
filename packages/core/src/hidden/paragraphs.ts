import { FIRST_TRANSPARENT, Kind } from './kinds.ts';
import { Property } from './properties.ts';
import { propertiesOf } from './tables.ts';
import { type Tokens, tokenAt, Verdict } from './tokens.ts';

/** What the direction rules need to know of one paragraph, as it will read afterwards. */
export type Paragraph = {
  start: number;
  end: number;
  firstToken: number;
  /** One past the last token. */
  endToken: number;
  /** It has a letter that is written from right to left. */
  rightToLeft: boolean;
  /**
   * A bare number, amount, date or a pattern for one (`0K`, `dd/MM/y`): it has digits or signs and
   * no word. Such a piece is made to stand in a sentence of either direction.
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

function factsOf(
  tokens: Tokens,
  { start, end, firstToken }: { start: number; end: number; firstToken: number },
): { rightToLeft: boolean; formula: boolean } {
  const { text, starts, ends, kinds, count } = tokens;
  let token = firstToken;
  let hasWord = false;
  let hasSign = false;
  // The letter that the current run of letters consists of, or -1 outside a run.
  let letter = -1;
  for (let at = start; at < end; ) {
    if (token < count && starts[token] === at) {
      const kind = kinds[token]!;
      const end = ends[token]!;
      token++;
      if (kind !== Kind.lookAlike) {
        if (kind < FIRST_TRANSPARENT) letter = -1;
        at = end;
        continue;
      }
    }
    const codePoint = text.codePointAt(at)!;
    at += codePoint > 0xffff ? 2 : 1;
    if (codePoint < 0x41) {
      // Digits, signs and spaces: most of what is no letter.
      if (codePoint > 0x20) hasSign = true;
      letter = -1;
      continue;
    }
    const properties = propertiesOf(codePoint);
    if ((properties & Property.rightToLeft) !== 0) return { rightToLeft: true, formula: false };
    if ((properties & Property.mark) !== 0) continue;
    if ((properties & Property.letter) === 0) {
      letter = -1;
      hasSign = true;
    } else if (letter === -1) {
      letter = codePoint;
    } else if (letter !== codePoint) {
      hasWord = true;
    }
  }
  return { rightToLeft: false, formula: hasSign && !hasWord };
}

/** Gives the paragraph around a position, and remembers the last one asked for. */
export function paragraphReader(tokens: Tokens): (position: number) => Paragraph {
  let last: Paragraph | undefined;
  return (position) => {
    if (last === undefined || position < last.start || position >= last.end) {
      last = paragraphAt(tokens, position);
    }
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
