/** What the context rules ask about a character that has a shape; one bit each. */
export const Property = {
  letter: 1 << 0,
  mark: 1 << 1,
  digit: 1 << 2,
  /** Bidi_Class R or AL. */
  rightToLeft: 1 << 3,
  /** Line_Break SA, or Javanese, Balinese, Tibetan: words are not parted by spaces. */
  unspaced: 1 << 4,
  /** Joining_Type L or D: a cursive letter that joins the one after it. */
  joinsNext: 1 << 5,
  /** Joining_Type R or D: a cursive letter that joins the one before it. */
  joinsPrevious: 1 << 6,
  joiningTransparent: 1 << 7,
  virama: 1 << 8,
  eastAsian: 1 << 9,
  han: 1 << 10,
  pictographic: 1 << 11,
  emojiModifier: 1 << 12,
  jamo: 1 << 13,
  compatibilityJamo: 1 << 14,
  halfwidthJamo: 1 << 15,
  currency: 1 << 16,
  musical: 1 << 17,
  /** Base of the text and emoji style sequences with U+FE0E and U+FE0F. */
  emojiStyle: 1 << 18,
  independentVowel: 1 << 19,
  /** A consonant that carries its virama inside, such as the Malayalam chillu letters. */
  deadConsonant: 1 << 20,
} as const;

export type PropertyName = keyof typeof Property;

/** The script stands above the flags; 0 where no rule asks for it. */
export const SCRIPT_SHIFT = 21;

/** Scripts with a fixed number, because code names them; the generator numbers the others. */
export const Script = {
  latin: 1,
  cyrillic: 2,
  greek: 3,
  armenian: 4,
  georgian: 5,
  cherokee: 6,
  coptic: 7,
  lisu: 8,
  mongolian: 9,
  khmer: 10,
  egyptian: 11,
  duployan: 12,
  ogham: 13,
  braille: 14,
  lao: 15,
  syriac: 16,
  javanese: 64,
} as const;

/** From here on the numbers of scripts that form conjuncts with a virama. */
export const FIRST_CONJUNCT_SCRIPT = 64;
