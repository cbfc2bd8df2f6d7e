/** What the table of pairs tells apart: small letters, figures as one, each sign, the space, the end of a line, the rest. */
export const SYMBOLS = 62;
export const OTHER = 61;
const SPACE = 26;
const FIGURE = 27;
const LINE_END = 28;
const FIRST_SIGN = 29;

/** A level of the table is so much of a bit, and written as a character from this one on. */
export const LEVELS_A_BIT = 5;
export const FIRST_LEVEL = 0x28;

const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const BY_CODE = Uint8Array.from({ length: 0x80 }, (_, code) => {
  if (code === 0x20) return SPACE;
  if (code < 0x20) return LINE_END;
  if (code >= 0x30 && code <= 0x39) return FIGURE;
  const sign = SIGNS.indexOf(String.fromCharCode(code));
  if (sign >= 0) return FIRST_SIGN + sign;
  return code === 0x7f ? OTHER : (code | 0x20) - 0x61;
});

/** The symbol of a code point: capitals count as small letters, all figures as one. */
export function symbolOf(code: number): number {
  return code < 0x80 ? BY_CODE[code]! : OTHER;
}
