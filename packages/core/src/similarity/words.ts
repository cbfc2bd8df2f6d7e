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
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}';
const inner = '\\p{M}\\p{Default_Ignorable_Code_Point}';
const wordPattern = new RegExp(
  `[${unspaced}][${inner}]*|(?:(?![${unspaced}])[\\p{L}\\p{N}][${inner}]*)+(?:['’](?:(?![${unspaced}])[\\p{L}][${inner}]*)+)*`,
  'gu',
);
const plainAscii = /^[a-z0-9]+$/;

// Marks that a copy may drop without becoming another word: Latin accents, Hebrew points, Arabic vowels.
const droppable = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u0652\u0670]/g;
const hidden = /\p{Default_Ignorable_Code_Point}/gu;

// Letters of other scripts that look like a Latin one; folded only in words that also hold Latin letters.
const lookAlikes = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    һ: 'h',
    ԛ: 'q',
    ԝ: 'w',
    в: 'b',
    к: 'k',
    м: 'm',
    н: 'h',
    т: 't',
    α: 'a',
    ο: 'o',
    ρ: 'p',
    ν: 'v',
    ι: 'i',
    κ: 'k',
    τ: 't',
    υ: 'u',
    χ: 'x',
  }),
);
const foreignLetter = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Folds one word to the form that is compared.
 *
 * @example wordForm('Café’s') // "cafe's"
 */
export function wordForm(word: string): string {
  const lower = word.toLowerCase();
  if (plainAscii.test(lower)) return lower;
  const folded = lower
    .replace(hidden, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(droppable, '')
    .replace(/’/g, "'")
    .normalize('NFC');
  if (!/[a-z]/.test(folded) || !foreign.test(folded)) return folded;
  return folded.replace(foreignLetter, (letter) => lookAlikes.get(letter) ?? letter);
}

/**
 * Splits a text into words with UTF-16 offsets; characters of scripts without spaces are words of their own.
 * Hidden characters inside a word do not split it.
 *
 * @example readWords('A b')[1] // { start: 2, end: 3, form: 'b' }
 */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const found of text.matchAll(wordPattern)) {
    const form = wordForm(found[0]);
    if (form === '') continue;
    words.push({ start: found.index, end: found.index + found[0].length, form });
  }
  return words;
}
