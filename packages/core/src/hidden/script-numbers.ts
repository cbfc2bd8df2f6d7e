// Scripts with a fixed number, because code names them, for `import * as Script`; the generator
// numbers the others.
export const latin = 1;
export const cyrillic = 2;
export const greek = 3;
export const armenian = 4;
export const georgian = 5;
export const cherokee = 6;
export const coptic = 7;
export const lisu = 8;
export const mongolian = 9;
export const khmer = 10;
export const egyptian = 11;
export const duployan = 12;
export const ogham = 13;
export const braille = 14;
export const lao = 15;
export const syriac = 16;
/** Any other script with vowel signs. */
export const withSigns = 17;
/** The first of those that form conjuncts with a virama. */
export const javanese = 64;
