import * as Kind from '../kind-codes.ts';
import { isSeparator, paragraphBounds } from '../paragraphs.ts';
import * as Property from '../property-flags.ts';
import { propertiesOf } from '../tables.ts';
import { stepRight, type Tokens, tokenAt } from '../tokens.ts';

/** Answers about the paragraph around a position, each read when it is first asked for. */
export type SpaceParagraphs = { [Name in keyof Facts]: (position: number) => boolean };

/** As the paragraph will read afterwards. */
type Facts = {
  /** No plain space stands in it, and no-break spaces between words: a PDF wrote it. */
  isSolid: boolean;
  /** Prose that only English writes so: letters of ASCII, and no small word of another language. */
  isEnglish: boolean;
  /** It has a letter of Czech, Slovak, Polish or a neighbour of theirs. */
  isSlavic: boolean;
};

const SLAVIC = /[ěřůťďňľĺŕąęłńśźżćčšž]/i;

/** The same before anything is cleaned: two of the letters may come of a control. */
const MAY_BE_SLAVIC = /[ěřůťďňľĺŕąęłńśźżćčšž\x80-\x9f]/i;

/** Small words of languages that set narrow spaces, none of them English. */
const FOREIGN = new Set(
  (
    'le la les des du une est dans avec sur qui vous nous pas ne au aux et ou je il elle ce cette pour ' +
    'der das und ist nicht ein eine mit von zu den dem el los las del una con para di che della een het ' +
    'och att og ikke som til med av'
  ).split(' '),
);

const FEW_WORDS = 3;
const LONGEST_WORD = 16;

/** Letters, and not one letter over and over, as in a pattern for dates. */
function isWord(letters: string): boolean {
  return letters.length > 1 && letters !== letters[0]!.repeat(letters.length);
}

function isLetter(codePoint: number): boolean {
  return (propertiesOf(codePoint) & (Property.letter | Property.mark)) !== 0;
}

function factsOf(tokens: Tokens, start: number, end: number): Facts {
  const cursor = { position: start, token: tokenAt(tokens, start) };
  let [words, plainSpaces, noBreakSpaces, betweenLetters] = [0, 0, 0, 0];
  let [isAscii, isForeign, isSlavic] = [true, false, false];
  let word = '';
  let previous = -1;
  let waits = false;
  while (cursor.position < end) {
    const codePoint = stepRight(tokens, cursor);
    if (codePoint === -1) break;
    const kind = shapeBefore(tokens, cursor);
    const isNoBreak = kind === Kind.noBreakSpace;
    if (isNoBreak) noBreakSpaces++;
    else if (codePoint === 0x20) plainSpaces++;
    const isPart = isLetter(codePoint);
    if (isPart && waits) betweenLetters++;
    waits = isNoBreak && isLetter(previous);
    previous = codePoint;
    if (isPart) {
      if (word.length < LONGEST_WORD) word += String.fromCodePoint(codePoint);
      // A look-alike may be replaced by a letter of ASCII.
      if (codePoint >= 0x80 && kind !== Kind.lookAlike) isAscii = false;
      continue;
    }
    if (isWord(word)) words++;
    isForeign ||= FOREIGN.has(word.toLowerCase());
    isSlavic ||= SLAVIC.test(word);
    word = '';
  }
  if (isWord(word)) words++;
  isForeign ||= FOREIGN.has(word.toLowerCase());
  isSlavic ||= SLAVIC.test(word);
  return {
    isSolid: plainSpaces === 0 && noBreakSpaces > 2 && betweenLetters > 1,
    isEnglish: words >= FEW_WORDS && isAscii && !isForeign,
    isSlavic,
  };
}

/** The kind of the token that a cursor has just stepped over to the right, or `plain`. */
function shapeBefore(
  { kinds, ends }: Tokens,
  { position, token }: { position: number; token: number },
) {
  return token > 0 && ends[token - 1] === position ? kinds[token - 1]! : Kind.plain;
}

/** Runs that go with their text; a space in them is none of the paragraph's. */
const RUNS = [Kind.escapeSequence, Kind.citation, Kind.provenance];

/** Answers about paragraphs; remembers the last one. */
export function spaceParagraphs(tokens: Tokens): SpaceParagraphs {
  const { text } = tokens;
  const isPlain = RUNS.every((kind) => tokens.seen[kind] === 0);
  let last: (Facts & { start: number; end: number }) | undefined;
  const read = (position: number): Facts => {
    if (last !== undefined && position >= last.start && position < last.end) return last;
    const { start, end } = paragraphBounds(text, position);
    last = { start, end, ...factsOf(tokens, start, end) };
    return last;
  };
  let seen: { start: number; end: number; mayBeSlavic: boolean } | undefined;
  // A search by the engine: to read all letters takes ten times as long, and most texts have none.
  const mayBeSlavic = (position: number): boolean => {
    if (seen === undefined || position < seen.start || position >= seen.end) {
      const { start, end } = paragraphBounds(text, position);
      seen = { start, end, mayBeSlavic: MAY_BE_SLAVIC.test(text.slice(start, end)) };
    }
    return seen.mayBeSlavic;
  };
  return {
    isSolid: (position) => !(isPlain && hasSpaceNear(text, position)) && read(position).isSolid,
    isEnglish: (position) => read(position).isEnglish,
    isSlavic: (position) => mayBeSlavic(position) && read(position).isSlavic,
  };
}

/** Far enough to meet a plain space where there is one in most texts. */
const NEAR = 32;

function hasSpaceNear(text: string, position: number): boolean {
  for (let count = 0, at = position; count < NEAR && at < text.length; count++, at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x20) return true;
    if (isSeparator(unit)) break;
  }
  for (let count = 0, at = position - 1; count < NEAR && at >= 0; count++, at--) {
    const unit = text.charCodeAt(at);
    if (unit === 0x20) return true;
    if (isSeparator(unit)) break;
  }
  return false;
}
