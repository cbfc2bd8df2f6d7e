// What the context rules ask about a character that has a shape, one bit each, for
// `import * as Property`: single constants, so that bundlers write the number where a name is used.
export const letter = 0x1;
export const mark = 0x2;
export const digit = 0x4;
/** Bidi_Class R or AL. */
export const rightToLeft = 0x8;
/** Line_Break SA, or Javanese, Balinese, Tibetan: words are not parted by spaces. */
export const unspaced = 0x10;
/** Joining_Type L or D: a cursive letter that joins the one after it. */
export const joinsNext = 0x20;
/** Joining_Type R or D: a cursive letter that joins the one before it. */
export const joinsPrevious = 0x40;
/** Joining_Type T, of what is no mark: cursive letters join over it as over marks. */
export const joiningTransparent = 0x80;
export const virama = 0x100;
export const eastAsian = 0x200;
export const han = 0x400;
export const pictographic = 0x800;
export const emojiModifier = 0x1000;
export const jamo = 0x2000;
export const compatibilityJamo = 0x4000;
export const halfwidthJamo = 0x8000;
export const currency = 0x10000;
export const musical = 0x20000;
/** Base of the text and emoji style sequences with U+FE0E and U+FE0F. */
export const emojiStyle = 0x40000;
export const independentVowel = 0x80000;
/** A consonant that carries its virama inside, such as the Malayalam chillu letters. */
export const deadConsonant = 0x100000;
