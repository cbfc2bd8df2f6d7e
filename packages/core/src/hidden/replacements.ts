const LONG_ARROWS = ['<-', '->', '<->', '<=', '=>', '<=>', '<-|', '|->', '<=|', '|=>', '~>'];
const FIRST_LONG_ARROW = 0x27f5;
const DOUBLE_QUOTES = [0x201c, 0x201d, 0x201e, 0x201f];

/** An ellipsis as three full stops, a long arrow as it is typed. */
export function asciiOfTypographic(codePoint: number): string {
  return codePoint === 0x2026 ? '...' : LONG_ARROWS[codePoint - FIRST_LONG_ARROW]!;
}

/** A curly quotation mark as the straight one. */
export function asciiOfQuote(codePoint: number): string {
  return DOUBLE_QUOTES.includes(codePoint) ? '"' : "'";
}
