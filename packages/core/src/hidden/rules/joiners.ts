import { Kind } from '../kinds.ts';
import { FIRST_CONJUNCT_SCRIPT, Property, SCRIPT_SHIFT, Script } from '../properties.ts';
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
import { flagTagCount } from './tags.ts';

/** No letter of any script carries more marks; a longer walk is somebody's trap. */
const MOST_MARKS = 8;

const WORD = Property.letter | Property.mark;

function scriptOf(properties: number): number {
  return properties >>> SCRIPT_SHIFT;
}

/** Properties of the next character that is not transparent to cursive joining. */
function joiningNeighbour(
  tokens: Tokens,
  cursor: Cursor,
  step: (tokens: Tokens, cursor: Cursor) => number,
): number {
  for (let marks = 0; marks < MOST_MARKS; marks++) {
    const properties = propertiesOf(step(tokens, cursor));
    if ((properties & Property.joiningTransparent) === 0) return properties;
  }
  return 0;
}

/** R1: between two letters of one script that would join (UAX #31, A1). */
function partsJoiningLetters(tokens: Tokens, from: number, to: number): boolean {
  const left = joiningNeighbour(tokens, leftOf(tokens, from), stepLeft);
  if ((left & Property.joinsNext) === 0) return false;
  const right = joiningNeighbour(tokens, rightOf(tokens, to), stepRight);
  return (right & Property.joinsPrevious) !== 0 && scriptOf(left) === scriptOf(right);
}

/** R2 and R3: after a letter and its virama (or a letter with a virama inside), whatever follows. */
export function followsVirama(tokens: Tokens, from: number): boolean {
  const cursor = leftOf(tokens, from);
  let script = 0;
  for (let marks = 0; marks < MOST_MARKS; marks++) {
    const properties = propertiesOf(stepLeft(tokens, cursor));
    if (marks === 0 && (properties & Property.deadConsonant) !== 0) return true;
    if (script === 0 && (properties & Property.virama) !== 0) script = scriptOf(properties);
    if ((properties & Property.mark) !== 0) continue;
    return script !== 0 && (properties & Property.letter) !== 0 && scriptOf(properties) === script;
  }
  return false;
}

/**
 * R2 and R3 where the syllable has no virama, as real text has it: beside an independent vowel
 * (Marathi, Odia, Bengali), between a vowel sign and the next syllable (Telugu, Kannada), before the
 * first syllable of a word. Between two bare consonants there is nothing to join or to part.
 */
function partsSyllables(tokens: Tokens, { from, to }: Place): boolean {
  const right = propertiesOf(stepRight(tokens, rightOf(tokens, to)));
  const script = scriptOf(right);
  if (script < FIRST_CONJUNCT_SCRIPT || (right & WORD) === 0) return false;
  const left = propertiesOf(stepLeft(tokens, leftOf(tokens, from)));
  const startsWord = (left & (WORD | Property.digit)) === 0;
  if (startsWord) return (right & Property.letter) !== 0;
  if (scriptOf(left) !== script) return false;
  if (((left | right) & Property.independentVowel) !== 0) return (left & WORD) !== 0;
  const endsInVowelSign = (left & (Property.mark | Property.virama)) === Property.mark;
  return endsInVowelSign && (right & Property.letter) !== 0;
}

/** The last letter of an abbreviation in Syriac. */
function endsSyriacAbbreviation(tokens: Tokens, { from, to }: Place): boolean {
  const left = joiningNeighbour(tokens, leftOf(tokens, from), stepLeft);
  if (scriptOf(left) !== Script.syriac || (left & Property.joinsNext) === 0) return false;
  return (propertiesOf(stepRight(tokens, rightOf(tokens, to))) & WORD) === 0;
}

/** R3: between a letter and the virama that follows it, as in Bengali, Kannada and Sinhala. */
function precedesVirama(tokens: Tokens, from: number, to: number): boolean {
  const right = propertiesOf(stepRight(tokens, rightOf(tokens, to)));
  if ((right & Property.virama) === 0) return false;
  const left = propertiesOf(stepLeft(tokens, leftOf(tokens, from)));
  return (left & WORD) !== 0 && scriptOf(left) === scriptOf(right);
}

/** R3: after a letter that would join, at the end of a word: it keeps its joining shape. */
function endsCursiveWord(tokens: Tokens, from: number, to: number): boolean {
  const left = joiningNeighbour(tokens, leftOf(tokens, from), stepLeft);
  if ((left & Property.joinsNext) === 0) return false;
  return (propertiesOf(stepRight(tokens, rightOf(tokens, to))) & WORD) === 0;
}

/** R4: between two emoji elements (UTS #51, ED-16). */
function joinsEmoji(tokens: Tokens, from: number, to: number): boolean {
  const right = propertiesOf(stepRight(tokens, rightOf(tokens, to)));
  if ((right & Property.pictographic) === 0) return false;
  if (flagTagCount(tokens, from, to) > 0) return false;
  const cursor = leftOf(tokens, from);
  let left = propertiesOf(stepLeft(tokens, cursor));
  if ((left & Property.emojiModifier) !== 0) left = propertiesOf(stepLeft(tokens, cursor));
  return (left & Property.pictographic) !== 0;
}

/** Whether a single joiner in a place has work there. */
export function keepsJoiner(tokens: Tokens, kind: number, place: Place): boolean {
  const { from, to } = place;
  if (followsVirama(tokens, from) || precedesVirama(tokens, from, to)) return true;
  if (partsSyllables(tokens, place)) return true;
  return kind === Kind.joiner
    ? joinsEmoji(tokens, from, to) || endsCursiveWord(tokens, from, to)
    : partsJoiningLetters(tokens, from, to) || endsSyriacAbbreviation(tokens, place);
}
