import { isEnglishTally, newTally, tallyWord } from '../../text/language.ts';
import { readWords, type Word } from '../words.ts';
import { germanOf, germanRoot } from './german-words.ts';

/** A text read for what survives translation. */
export interface Survivors {
  words: readonly Word[];
  /** Of each word: what it would have in common with its translation. */
  keys: readonly (readonly string[])[];
  english: boolean;
}

const FREQUENT = 0.12;
const ROOT = 4;
const DIGITS = /^\p{N}/u;
// Frequent words that no language but German has.
const GERMAN = new Set('der die das und ist nicht ein eine zu den von mit sich auf dem'.split(' '));

/** Spelled as all languages of Latin letters might: one sound, one letter. */
function soundOf(word: string): string {
  return word
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ph/g, 'f')
    .replace(/[ckq]+/g, 'k')
    .replace(/[yj]/g, 'i')
    .replace(/z/g, 's')
    .replace(/w/g, 'v')
    .replace(/th/g, 't')
    .replace(/(.)\1/g, '$1');
}

function keysOf(word: string, dictionary: (word: string) => readonly string[]): readonly string[] {
  if (DIGITS.test(word)) return word.length > 1 ? [`=${word}`] : [];
  const sound = soundOf(word);
  const known = dictionary(word).map((one) => `#${one}`);
  return sound.length >= ROOT ? [sound.slice(0, ROOT), ...known] : known;
}

const nothing = () => [];

/** Null for a text whose language is neither English nor one with frequent words in Latin letters. */
export function readSurvivors(text: string): Survivors | null {
  const words = readWords(text);
  const tally = newTally();
  let german = 0;
  for (const { form } of words) {
    if (/^\p{Script=Latin}/u.test(form)) tallyWord(tally, form);
    else if (/^\p{L}/u.test(form)) tally.foreign++;
    if (GERMAN.has(form)) german++;
  }
  const english = isEnglishTally(tally, () => false);
  const other = tally.other > tally.english && tally.other > FREQUENT * words.length;
  if (!english && !other) return null;
  const isGerman = german > 0.08 * words.length;
  const dictionary = english ? germanOf : isGerman ? germanRoot : nothing;
  return { words, keys: words.map(({ form }) => keysOf(form, dictionary)), english };
}
