import * as Kind from '../kind-codes.ts';
import { SCRIPT_SHIFT } from '../properties.ts';
import * as Property from '../property-flags.ts';
import * as Script from '../script-numbers.ts';
import { propertiesOf } from '../tables.ts';
import {
  type Cursor,
  leftOf,
  type Place,
  rightOf,
  stepLeft,
  stepRight,
  type Tokens,
} from '../tokens.ts';

/** Properties of the characters before and after the tokens `from` to `to`. */
function neighbours(tokens: Tokens, from: number, to: number): [left: number, right: number] {
  return [
    propertiesOf(stepLeft(tokens, leftOf(tokens, from))),
    propertiesOf(stepRight(tokens, rightOf(tokens, to))),
  ];
}

const WORD = Property.letter | Property.mark;
const TYPED_SCRIPTS: number[] = [Script.khmer, Script.lao, Script.javanese];

/** Of a script whose space bar gives zero-width spaces, its punctuation included. */
function isTyped(properties: number): boolean {
  return TYPED_SCRIPTS.includes(properties >>> SCRIPT_SHIFT);
}

/** Of a script written without spaces between words. */
function isUnspaced(properties: number): boolean {
  return (properties & Property.unspaced) !== 0 || isTyped(properties);
}

/**
 * Zero-width spaces part words in scripts written without spaces. One may stand between two letters
 * of such scripts, or where a phrase begins or ends. Khmer, Lao and Javanese are typed with them, so
 * that a doubled one is a slip and no message.
 */
export function keepsZeroWidthSpaces(tokens: Tokens, place: Place, count: number): boolean {
  const [left, right] = neighbours(tokens, place.from, place.to);
  if (isUnspaced(left) && isUnspaced(right)) return count === 1 || isTyped(left) || isTyped(right);
  if (count === 1 && meetsLatin(left, right)) return true;
  if (isForeign(left) || isForeign(right)) return false;
  const isNeeded = count === 1 ? isUnspaced : isTyped;
  return (
    isNeeded(beyondSpaces(tokens, leftOf(tokens, place.from), stepLeft)) ||
    isNeeded(beyondSpaces(tokens, rightOf(tokens, place.to), stepRight))
  );
}

/** A Latin word in the midst of Khmer or Thai is parted by one as well. */
function meetsLatin(left: number, right: number): boolean {
  const isEdge = (own: number, other: number) =>
    (own & Property.unspaced) !== 0 &&
    other >>> SCRIPT_SHIFT === Script.latin &&
    (other & Property.letter) !== 0;
  return isEdge(left, right) || isEdge(right, left);
}

/** A letter of a script that parts its words by spaces. */
function isForeign(properties: number): boolean {
  return (properties & WORD) !== 0 && !isUnspaced(properties);
}

/** Properties of the first character beyond a space or two. */
function beyondSpaces(tokens: Tokens, cursor: Cursor, step: typeof stepLeft): number {
  for (let spaces = 0; spaces <= 2; spaces++) {
    const codePoint = step(tokens, cursor);
    if (codePoint !== 0x20) return propertiesOf(codePoint);
  }
  return 0;
}

/** Between combining marks, whose order it holds. */
export function keepsGraphemeJoiner(tokens: Tokens, from: number, to: number): boolean {
  const [left, right] = neighbours(tokens, from, to);
  return (left & right & Property.mark) !== 0;
}

const JAMO_OF: Record<number, number> = {
  [Kind.jamoFiller]: Property.jamo,
  [Kind.compatibilityFiller]: Property.compatibilityJamo,
  [Kind.halfwidthFiller]: Property.halfwidthJamo,
};

/** Beside Hangul letters of the filler's own form. */
export function keepsFiller(tokens: Tokens, kind: number, from: number, to: number): boolean {
  const [left, right] = neighbours(tokens, from, to);
  return ((left | right) & JAMO_OF[kind]!) !== 0;
}

/** Beside a hieroglyph, a shorthand letter or a note. */
export function keepsLayoutControl(
  tokens: Tokens,
  kind: number,
  from: number,
  to: number,
): boolean {
  const [left, right] = neighbours(tokens, from, to);
  if (kind === Kind.musicControl) return ((left | right) & Property.musical) !== 0;
  const script = kind === Kind.hieroglyphControl ? Script.egyptian : Script.duployan;
  return left >>> SCRIPT_SHIFT === script || right >>> SCRIPT_SHIFT === script;
}
