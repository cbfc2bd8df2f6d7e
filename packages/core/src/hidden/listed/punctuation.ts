import { LISTED_KINDS } from '../listed-kinds.ts';
import type { Finder, Place } from './place.ts';
import { listedTable } from './table.ts';

const { code } = LISTED_KINDS.punctuationLookAlike;
const EAST_ASIAN = /[\u1100-\u11ff\u2e80-\u303f\u3041-\u33ff\u3400-\u9fff\uac00-\ud7ff]/;
const LETTER = /\p{L}/u;
const DIGIT = /[\p{N}]/u;
const ASCII = /[!-~]/;
const WORD = /[A-Za-z]{2}/;

let pattern: RegExp | undefined;

/** Signs drawn like ASCII ones, where the text around them is ASCII: `U+037E` for `;`, `U+2044` for `/`. */
export const punctuationLookAlikes: Finder = (text, isStrict) => {
  pattern ??= new RegExp(`[${listedTable().signs}]`, 'g');
  const places: Place[] = [];
  let isEastAsian: boolean | undefined;
  for (const { 0: sign, index } of text.matchAll(pattern)) {
    const around = { before: text.charAt(index - 1), after: text.charAt(index + 1) };
    if (!isStrict) {
      if (sign >= '\ufe50') {
        isEastAsian ??= EAST_ASIAN.test(text);
        if (isEastAsian) continue;
      }
      const words = {
        left: text.slice(Math.max(0, index - 2), index),
        right: text.slice(index + 1, index + 3),
      };
      if (!isSuspect(sign, around, words)) continue;
    }
    places.push({ start: index, end: index + 1, kind: code });
  }
  return places;
};

interface Around {
  before: string;
  after: string;
}

interface Words {
  left: string;
  right: string;
}

function isSuspect(sign: string, { before, after }: Around, { left, right }: Words): boolean {
  switch (sign) {
    case '\u037e':
    case '\u0387':
    case '\u0589':
    case '\u05c3':
    case '\u060d':
    case '\u0701':
    case '\u0702':
    case '\u0703':
    case '\u0704':
      // Behind a word of its own script it is what it is.
      return ASCII.test(before);
    case '\u01c0':
    case '\u01c3':
      // A click stands before the rest of its syllable.
      return !LETTER.test(after) && (ASCII.test(before) || /[=(]/.test(after));
    case '\u02d0':
    case '\ua789':
    case '\u02f8':
    case '\u205a':
    case '\u2236':
      return (
        /[/\\]/.test(after) ||
        isSlash(after) ||
        (WORD.test(left) && DIGIT.test(after) && sign !== '\u02d0')
      );
    case '\u2044':
    case '\u2215':
    case '\u27cb':
    case '\u29f8':
    case '\u2041':
      return (
        isBetweenWords(left, right) || isSlash(before) || isSlash(after) || /[:.]/.test(before)
      );
    case '\u201a':
      return /[A-Za-z\d]/.test(before);
    case '\u2053':
    case '\u223c':
      return /[/\\]/.test(after);
    case '\u2223':
    case '\u2217':
    case '\u204e':
    case '\u2216':
    case '\u27cd':
    case '\u29f5':
    case '\u29f9':
    case '\u02d7':
    case '\u2024':
      return isBetweenWords(left, right);
    default:
      return sign >= '\ufe50'
        ? ASCII.test(before) && ASCII.test(after)
        : ASCII.test(before) || ASCII.test(after);
  }
}

function isSlash(sign: string): boolean {
  return sign !== '' && '/\u2044\u2215\u27cb\u29f8'.includes(sign);
}

function isBetweenWords(left: string, right: string): boolean {
  return WORD.test(left) && WORD.test(right);
}
