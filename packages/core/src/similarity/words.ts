import { LookAlikeReader, lookAlikesFor } from '../text/look-alikes.ts';

/** One word of a text. */
export interface Word {
  /** First UTF-16 unit. */
  start: number;
  /** One past the last UTF-16 unit. */
  end: number;
  /** What is compared: compatibility-folded, lower case, without accents and hidden characters. */
  form: string;
}

// Scripts written without spaces: every letter (with its marks) counts as a word of its own.
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}';
const INNER = '\\p{M}\\p{Default_Ignorable_Code_Point}';
// What is longer is no word: it is read in pieces, for a pattern without an end overflows the stack on megabytes.
const MORE = '{0,1000}';
const lettersOf = (kinds: string): string =>
  `(?![${UNSPACED}])[${kinds}](?:(?![${UNSPACED}])[${kinds}]|[${INNER}])${MORE}`;
const WORD_PATTERN = new RegExp(
  `[${UNSPACED}][${INNER}]${MORE}|${lettersOf('\\p{L}\\p{N}')}(?:['’]${lettersOf('\\p{L}')})${MORE}`,
  'gu',
);
const PLAIN_ASCII = /^[a-z0-9]+$/;

// Marks that a copy may drop without becoming another word: Latin accents, Hebrew points, Arabic vowels.
const DROPPABLE = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u0652\u0670]/g;
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;

// Letters of other scripts that look like a Latin one; folded only in words that also hold Latin letters.
const LOOK_ALIKES = lookAlikesFor(LookAlikeReader.similarity);
const FOREIGN_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Folds one word to the form that is compared.
 *
 * @example wordForm('Café’s') // "cafe's"
 */
export function wordForm(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN_ASCII.test(lower)) return lower;
  const folded = lower
    .replace(HIDDEN, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(DROPPABLE, '')
    .replace(/’/g, "'")
    .normalize('NFC');
  if (!/[a-z]/.test(folded) || !FOREIGN.test(folded)) return folded;
  return folded.replace(FOREIGN_LETTER, (letter) => LOOK_ALIKES.get(letter) ?? letter);
}

/**
 * Splits a text into words with UTF-16 offsets; characters of scripts without spaces are words of their own.
 * Hidden characters inside a word do not split it. Never throws.
 *
 * @param text any length, any script
 * @returns the words in the order of the text, each with its offsets and the form in which it is compared;
 *   what has no letter and no digit is no word
 * @example readWords('A b')[1] // { start: 2, end: 3, form: 'b' }
 */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const found of text.matchAll(WORD_PATTERN)) {
    const form = wordForm(found[0]);
    if (form === '') continue;
    words.push({ start: found.index, end: found.index + found[0].length, form });
  }
  return words;
}
