import { FIRST_TRANSPARENT, Kind } from '../kinds.ts';
import { hasKeptMark, type Paragraph } from '../paragraphs.ts';
import { Property, SCRIPT_SHIFT, Script } from '../properties.ts';
import { propertiesOf } from '../tables.ts';
import { leftOf, rightOf, stepLeft, stepRight, type Tokens } from '../tokens.ts';
import { touchesPlaceholder } from './placeholders.ts';

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
  const script = kind === Kind.oghamSpace ? Script.ogham : Script.braille;
  return left >>> SCRIPT_SHIFT === script || right >>> SCRIPT_SHIFT === script;
}

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

/** Whether the no-break space at `index` does what a space could not. */
export function keepsNoBreakSpace(
  tokens: Tokens,
  index: number,
  { frenchSpaces, paragraph }: { frenchSpaces: boolean; paragraph: () => Paragraph },
): boolean {
  const left = stepLeft(tokens, leftOf(tokens, index));
  const right = stepRight(tokens, rightOf(tokens, index + 1));
  if (frenchSpaces && isFrench(left, right)) return true;
  if (tokens.text.charCodeAt(tokens.starts[index]!) === NARROW_NO_BREAK) {
    // It parts a Mongolian suffix from its stem, which may be a number.
    if (propertiesOf(right) >>> SCRIPT_SHIFT === Script.mongolian || right === 0x180a) {
      const before = propertiesOf(left);
      if (before >>> SCRIPT_SHIFT === Script.mongolian || (before & Property.digit) !== 0) {
        return true;
      }
    }
  }
  // UAX #9: a number written with spaces falls apart in right-to-left text (WS), with these not (CS).
  if (isNumeric(left) || isNumeric(right)) {
    const around = paragraph();
    if (around.rightToLeft || (around.formula && hasKeptMark(tokens, around))) return true;
  }
  return touchesPlaceholder(tokens, leftOf(tokens, index), rightOf(tokens, index + 1));
}
