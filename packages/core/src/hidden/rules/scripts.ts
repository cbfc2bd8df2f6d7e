import { Kind } from '../kinds.ts';
import { Property, SCRIPT_SHIFT, Script } from '../properties.ts';
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

/**
 * Zero-width spaces part words in scripts written without spaces. One may stand between two letters
 * of such scripts, or where a phrase begins or ends. Khmer, Lao and Javanese are typed with them, so
 * that a doubled one between two letters is a slip and no message.
 */
export function keepsZeroWidthSpaces(tokens: Tokens, place: Place, count: number): boolean {
  const [left, right] = neighbours(tokens, place.from, place.to);
  if ((left & right & Property.unspaced) !== 0) {
    return count === 1 || TYPED_SCRIPTS.includes(left >>> SCRIPT_SHIFT);
  }
  if (count > 1 || isForeign(left) || isForeign(right)) return false;
  return (
    isUnspacedBeyondSpaces(tokens, leftOf(tokens, place.from), stepLeft) ||
    isUnspacedBeyondSpaces(tokens, rightOf(tokens, place.to), stepRight)
  );
}

/** A letter of a script that parts its words by spaces. */
function isForeign(properties: number): boolean {
  return (properties & WORD) !== 0 && (properties & Property.unspaced) === 0;
}

function isUnspacedBeyondSpaces(tokens: Tokens, cursor: Cursor, step: typeof stepLeft): boolean {
  for (let spaces = 0; spaces <= 2; spaces++) {
    const codePoint = step(tokens, cursor);
    if (codePoint !== 0x20) return (propertiesOf(codePoint) & Property.unspaced) !== 0;
  }
  return false;
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
