import { forLength } from '../../text/long-runs.ts';
import { LookAlikeReader, lookAlikesFor } from '../../text/look-alikes.ts';
import { LISTED_KINDS } from '../listed-kinds.ts';
import type { Finder, Place } from './place.ts';

/** The alphabets with letters that look Latin: their letters, as classes of regular expressions. */
const ALPHABETS = [
  '\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f\u0386\u0388-\u03ff\u1f00-\u1fff',
  '\u0400-\u0481\u048a-\u052f',
  '\u0531-\u0556\u0561-\u0586',
  '\u10a0-\u10c5\u10d0-\u10fa\u2d00-\u2d25',
  '\u13a0-\u13f5\u13f8-\u13fd\uab70-\uabbf',
  '\u2c80-\u2cf3',
  '\ua4d0-\ua4f7',
];

interface Alphabet {
  any: RegExp;
  /** A letter that looks like no Latin one: the text is really written in this alphabet. */
  own: RegExp;
  words: RegExp;
}

/** A text without any of these has no such word. */
export const LETTERS_OF_ALPHABETS = new RegExp(`[${ALPHABETS.join('')}]`);

let alphabets: Alphabet[] | undefined;

function readAlphabets(): Alphabet[] {
  const twins = [...lookAlikesFor(LookAlikeReader.mixedWords).keys()];
  return ALPHABETS.map((letters) => {
    const any = new RegExp(`[${letters}]`);
    const alike = twins.filter((twin) => any.test(twin)).join('');
    return {
      any,
      own: new RegExp(`(?![${alike}])[${letters}]`),
      words: new RegExp(`[${alike}](?:[${UNSEEN}]*[${alike}])+`, 'g'),
    };
  });
}

/** What is not seen inside a word does not part it. */
const UNSEEN = '\u00ad\u200b-\u200f\u2060\ufeff';
const SHORTEST = 3;
const SHORTEST_ALONE = 4;
const SHORTEST_OF_CAPITALS = 5;
const LATIN_WORD = /[a-z]{2}/i;
const PART_OF_WORD = /[\p{L}\p{M}\p{N}]/u;
/** Letters that no one language writes beside those: U+04CF stands behind other consonants. */
const ODD_COMPANY = /[ԁԛԝ]|[аеорсух]ӏ/;

/** Words whose letters all look Latin, where nothing else speaks for their own alphabet. */
export const lookAlikeWords: Finder = (text, isStrict) => {
  alphabets ??= readAlphabets();
  return alphabets.flatMap(({ any, own, words }) => {
    if (!any.test(text) || (!isStrict && own.test(text))) return [];
    const hasLatin = LATIN_WORD.test(text);
    const places: Place[] = [];
    for (const { 0: word, index } of text.matchAll(forLength(words, text))) {
      const end = index + word.length;
      if (isPart(text, index - 1) || isPart(text, end)) continue;
      if (isStrict || isSuspect(text, { word, index, hasLatin }))
        places.push({ start: index, end, kind: LISTED_KINDS.lookAlikeWord.code });
    }
    return places;
  });
};

function isPart(text: string, at: number): boolean {
  return at >= 0 && at < text.length && PART_OF_WORD.test(text.charAt(at));
}

interface Word {
  word: string;
  index: number;
  hasLatin: boolean;
}

function isSuspect(text: string, { word, index, hasLatin }: Word): boolean {
  if (isInAddress(text, index, index + word.length)) return true;
  if (word.length < SHORTEST) return false;
  if (word === word.toUpperCase() && word.length < SHORTEST_OF_CAPITALS) return false;
  return hasLatin || (word.length >= SHORTEST_ALONE && ODD_COMPANY.test(word));
}

/** A part of a host name or of a path: Latin letters follow a dot, or stand before it. */
function isInAddress(text: string, start: number, end: number): boolean {
  return (
    /^\.[a-z]{2}/i.test(text.slice(end, end + 3)) ||
    /[a-z\d][.@/]$/i.test(text.slice(start - 2, start))
  );
}
