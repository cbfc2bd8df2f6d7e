import * as Kind from '../kind-codes.ts';
import { FIRST_TRANSPARENT } from '../kind-order.ts';
import { SCRIPT_SHIFT } from '../properties.ts';
import * as Property from '../property-flags.ts';
import * as Script from '../script-numbers.ts';
import { propertiesOf } from '../tables.ts';
import { type Cursor, leftOf, rightOf, stepLeft, stepRight, type Tokens } from '../tokens.ts';

/** The end of a run of one kind of space; what will be gone does not end it. */
export function spaceRunEnd(tokens: Tokens, from: number): number {
  const { kinds, starts, ends, count } = tokens;
  let to = from + 1;
  for (let index = to; index < count && starts[index] === ends[index - 1]; index++) {
    if (kinds[index] === kinds[from]) to = index + 1;
    else if (kinds[index]! < FIRST_TRANSPARENT) break;
  }
  return to;
}

/** Ideographic, Ogham and Braille spaces belong beside their own scripts. */
export function keepsScriptSpaces(tokens: Tokens, from: number, to: number): boolean {
  const left = propertiesOf(stepLeft(tokens, leftOf(tokens, from)));
  const right = propertiesOf(stepRight(tokens, rightOf(tokens, to)));
  const kind = tokens.kinds[from];
  if (kind === Kind.ideographicSpace) return ((left | right) & Property.eastAsian) !== 0;
  const isOf = (script: number) =>
    left >>> SCRIPT_SHIFT === script || right >>> SCRIPT_SHIFT === script;
  if (kind === Kind.oghamSpace) return isOf(Script.ogham);
  return isOf(Script.braille) || isPartOfPicture(tokens, from, to);
}

/** As wide as a row of a picture gets; a longer walk is somebody's trap. */
const WIDEST_PICTURE = 160;
/** So many blank cells alone on a line are a row of a picture, and not a name that shows nothing. */
const EMPTY_ROW = 4;

/** Blank cells of a row of a Braille picture: beyond spaces stand dots, or nothing else at all. */
function isPartOfPicture(tokens: Tokens, from: number, to: number): boolean {
  const left = beyondSpaces(tokens, leftOf(tokens, from), stepLeft);
  const right = beyondSpaces(tokens, rightOf(tokens, to), stepRight);
  const isDots = (codePoint: number) => propertiesOf(codePoint) >>> SCRIPT_SHIFT === Script.braille;
  if (isDots(left) || isDots(right)) return true;
  const isEdge = (codePoint: number) =>
    codePoint === -1 || codePoint === 0x0a || codePoint === 0x0d;
  if (!isEdge(left) || !isEdge(right)) return false;
  let blanks = 0;
  for (let index = from; index < to && blanks < EMPTY_ROW; index++) {
    if (tokens.kinds[index] === Kind.brailleBlank) blanks++;
  }
  return blanks >= EMPTY_ROW;
}

function beyondSpaces(tokens: Tokens, cursor: Cursor, step: typeof stepLeft): number {
  for (let spaces = 0; spaces < WIDEST_PICTURE; spaces++) {
    const codePoint = step(tokens, cursor);
    if (codePoint !== 0x20) return codePoint;
  }
  return 0;
}

const THIN = 0x2009;
const isDash = (codePoint: number) => codePoint === 0x2013 || codePoint === 0x2014;

/** A thin space beside the dash of a range, as dates of many languages have it. */
export function keepsThinSpace(tokens: Tokens, index: number): boolean {
  if (tokens.text.charCodeAt(tokens.starts[index]!) !== THIN) return false;
  const left = stepLeft(tokens, leftOf(tokens, index));
  const right = stepRight(tokens, rightOf(tokens, index + 1));
  return isDash(left) ? right > 0x20 : isDash(right) && left > 0x20;
}
