import * as Kind from '../kind-codes.ts';
import { FIRST_CONJUNCT_SCRIPT, SCRIPT_SHIFT } from '../properties.ts';
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
import { flagTagCount } from './tags.ts';

/** No letter of any script carries more marks; a longer walk is somebody's trap. */
const MOST_MARKS = 8;

const WORD = Property.letter | Property.mark;

function scriptOf(properties: number): number {
  return properties >>> SCRIPT_SHIFT;
}

/** Cursive letters join over marks, but for the vowel signs of other scripts. */
function isTransparent(properties: number): boolean {
  if ((properties & Property.mark) === 0) return (properties & Property.joiningTransparent) !== 0;
  const script = scriptOf(properties);
  return script < FIRST_CONJUNCT_SCRIPT && script !== Script.withSigns;
}

/** Properties of the next character that is not transparent to cursive joining. */
function joiningNeighbour(
  tokens: Tokens,
  cursor: Cursor,
  step: (tokens: Tokens, cursor: Cursor) => number,
): number {
  for (let marks = 0; marks < MOST_MARKS; marks++) {
    const properties = propertiesOf(step(tokens, cursor));
    if (!isTransparent(properties)) return properties;
  }
  return 0;
}

/** Whether letters with these properties, side by side, join: they are of one script. */
export function wouldJoin(left: number, right: number): boolean {
  return (
    (left & Property.joinsNext) !== 0 &&
    (right & Property.joinsPrevious) !== 0 &&
    scriptOf(left) === scriptOf(right)
  );
}

/** R1: between two letters of one script that would join (UAX #31, A1). */
function partsJoiningLetters(tokens: Tokens, from: number, to: number): boolean {
  const left = joiningNeighbour(tokens, leftOf(tokens, from), stepLeft);
  if ((left & Property.joinsNext) === 0) return false;
  return wouldJoin(left, joiningNeighbour(tokens, rightOf(tokens, to), stepRight));
}

/** R2 and R3: after a letter and its virama (or a letter with a virama inside), whatever follows. */
function followsVirama(tokens: Tokens, from: number): boolean {
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

/** At the start of a word, before a letter that then takes its joining shape (Unicode 9.2). */
function startsCursiveWord(tokens: Tokens, from: number, to: number): boolean {
  const right = joiningNeighbour(tokens, rightOf(tokens, to), stepRight);
  if ((right & Property.joinsPrevious) === 0) return false;
  return (propertiesOf(stepLeft(tokens, leftOf(tokens, from))) & (WORD | Property.digit)) === 0;
}

/** Heh in all its forms, and what Kurdish makes of it. */
const HEHS = new Set([0x629, 0x647, 0x6be, 0x6c0, 0x6c1, 0x6c2, 0x6c3, 0x6d5, 0x6ff]);

/** A final heh that stands for a vowel, as Sorani and Persian type it, is parted from what follows. */
function endsFinalHeh(tokens: Tokens, from: number, to: number): boolean {
  const cursor = leftOf(tokens, from);
  let left = stepLeft(tokens, cursor);
  for (let marks = 0; marks < MOST_MARKS && isMark(left); marks++) left = stepLeft(tokens, cursor);
  if (!HEHS.has(left)) return false;
  return (propertiesOf(stepRight(tokens, rightOf(tokens, to))) & WORD) === 0;
}

function isMark(codePoint: number): boolean {
  return (propertiesOf(codePoint) & Property.mark) !== 0;
}

/** Yeh barree has the shape of the end of a word alone: what follows it in a word is a word too. */
function endsInYehBarree(tokens: Tokens, from: number, to: number): boolean {
  const left = stepLeft(tokens, leftOf(tokens, from));
  if (left !== 0x6d2 && left !== 0x6d3) return false;
  const right = joiningNeighbour(tokens, rightOf(tokens, to), stepRight);
  return (right & Property.joinsPrevious) !== 0;
}

/** So many letters make a stem, and so many an ending; particles and slips are shorter. */
const SHORTEST_STEM = 3;
const SHORTEST_ENDING = 2;

/**
 * Between a stem and its ending, also where the stem ends in a letter that joins nothing, as
 * Azerbaijani, Persian and Pashto are typed. It draws nothing there, but it tells the two apart.
 */
function partsStemAndEnding(tokens: Tokens, from: number, to: number): boolean {
  const left = joiningNeighbour(tokens, leftOf(tokens, from), stepLeft);
  if ((left & CURSIVE) === 0 || (left & Property.joinsNext) !== 0) return false;
  const script = scriptOf(left);
  return (
    hasLetters(tokens, leftOf(tokens, from), { step: stepLeft, script, least: SHORTEST_STEM }) &&
    hasLetters(tokens, rightOf(tokens, to), { step: stepRight, script, least: SHORTEST_ENDING })
  );
}

type Stretch = { step: typeof stepLeft; script: number; least: number };

/** Whether letters of a script stand in a row beside a place; their marks do not count. */
function hasLetters(tokens: Tokens, cursor: Cursor, { step, script, least }: Stretch): boolean {
  let letters = 0;
  for (let steps = 0; steps < least * MOST_MARKS && letters < least; steps++) {
    const properties = propertiesOf(step(tokens, cursor));
    if ((properties & Property.mark) !== 0) continue;
    if ((properties & Property.letter) === 0 || scriptOf(properties) !== script) return false;
    letters++;
  }
  return letters >= least;
}

const CURSIVE = Property.joinsNext | Property.joinsPrevious;

/** `{ | } < >`: beyond them a program puts letters that are not in the text. */
function isMarkup(codePoint: number): boolean {
  return (codePoint >= 0x7b && codePoint <= 0x7d) || codePoint === 0x3c || codePoint === 0x3e;
}

/** Between a letter that would join and a tag or template, behind which the word goes on. */
function partsLetterAndMarkup(tokens: Tokens, from: number, to: number): boolean {
  if (isMarkup(stepRight(tokens, rightOf(tokens, to)))) {
    const left = joiningNeighbour(tokens, leftOf(tokens, from), stepLeft);
    return (left & Property.joinsNext) !== 0;
  }
  if (!isMarkup(stepLeft(tokens, leftOf(tokens, from)))) return false;
  const right = joiningNeighbour(tokens, rightOf(tokens, to), stepRight);
  return (right & Property.joinsPrevious) !== 0;
}

/**
 * Before a sign of the same syllable: shapers then draw the sign by itself and not as one with its
 * letter, or put it elsewhere. Signs over cursive letters are not of this sort.
 */
function precedesSign(tokens: Tokens, from: number, to: number): boolean {
  const right = propertiesOf(stepRight(tokens, rightOf(tokens, to)));
  if ((right & Property.mark) === 0 || scriptOf(right) === 0) return false;
  const left = propertiesOf(stepLeft(tokens, leftOf(tokens, from)));
  if ((left & CURSIVE) !== 0 || (left & WORD) === 0) return false;
  return scriptOf(left) === scriptOf(right);
}

/** Whether a single joiner in a place has work there. */
function keepsJoiner(tokens: Tokens, kind: number, place: Place): boolean {
  const { from, to } = place;
  // By far the most of them stand between two Persian letters.
  if (kind === Kind.nonJoiner && partsJoiningLetters(tokens, from, to)) return true;
  if (followsVirama(tokens, from) || precedesVirama(tokens, from, to)) return true;
  if (partsSyllables(tokens, place) || precedesSign(tokens, from, to)) return true;
  if (kind === Kind.joiner) {
    return (
      joinsEmoji(tokens, from, to) ||
      endsCursiveWord(tokens, from, to) ||
      startsCursiveWord(tokens, from, to)
    );
  }
  return (
    endsSyriacAbbreviation(tokens, place) ||
    endsFinalHeh(tokens, from, to) ||
    endsInYehBarree(tokens, from, to) ||
    partsStemAndEnding(tokens, from, to) ||
    partsLetterAndMarkup(tokens, from, to)
  );
}

const NO_JOINERS = { kind: -1, count: 0 };

/**
 * Which joiners of a place stay. A run of them looks like one, so one stays where one has work: the
 * first of a kind that has. The same one typed twice after a virama is a slip that real text is full
 * of, and both stay.
 */
export function keptJoiners(
  tokens: Tokens,
  place: Place,
  counts: Int32Array,
): { kind: number; count: number } {
  const joiners = counts[Kind.joiner]!;
  const nonJoiners = counts[Kind.nonJoiner]!;
  if (joiners + nonJoiners === 0 || standsInAscii(tokens, place)) return NO_JOINERS;
  if (joiners + nonJoiners === 1) {
    const only = nonJoiners === 1 ? Kind.nonJoiner : Kind.joiner;
    return keepsJoiner(tokens, only, place) ? { kind: only, count: 1 } : NO_JOINERS;
  }
  const order = [Kind.nonJoiner, Kind.joiner].filter((kind) => counts[kind]! > 0);
  if (order.length === 2 && firstJoiner(tokens, place) === Kind.joiner) order.reverse();
  const kind = order.find((one) => keepsJoiner(tokens, one, place));
  if (kind === undefined) return NO_JOINERS;
  // Two of them are drawn as none: no font joins emoji over them.
  const isEmoji = kind === Kind.joiner && joinsEmoji(tokens, place.from, place.to);
  if (isEmoji && joiners + nonJoiners > 1) return NO_JOINERS;
  const isSlip = joiners + nonJoiners === 2 && order.length === 1;
  return { kind, count: isSlip && followsVirama(tokens, place.from) ? 2 : 1 };
}

/** Between characters of ASCII, or none: the most frequent place, where no joiner has work. */
function standsInAscii(tokens: Tokens, { from, to }: Place): boolean {
  return (
    stepLeft(tokens, leftOf(tokens, from)) < 0x80 && stepRight(tokens, rightOf(tokens, to)) < 0x80
  );
}

function firstJoiner({ kinds }: Tokens, { from, to }: Place): number {
  for (let index = from; index < to; index++) {
    if (kinds[index] === Kind.joiner || kinds[index] === Kind.nonJoiner) return kinds[index]!;
  }
  return -1;
}
