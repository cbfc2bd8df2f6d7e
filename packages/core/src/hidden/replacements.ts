import { Kind } from './kinds.ts';

const LONG_ARROWS = ['<-', '->', '<->', '<=', '=>', '<=>', '<-|', '|->', '<=|', '|=>', '~>'];
const FIRST_LONG_ARROW = 0x27f5;
const DOUBLE_QUOTES = [0x201c, 0x201d, 0x201e, 0x201f];

/** What stands in the place of a replaced character. */
export function replacementOf(kind: number, codePoint: number): string {
  switch (kind) {
    case Kind.lineControl:
      return '\n';
    case Kind.typographic:
      return codePoint === 0x2026 ? '...' : LONG_ARROWS[codePoint - FIRST_LONG_ARROW]!;
    case Kind.quote:
      return DOUBLE_QUOTES.includes(codePoint) ? '"' : "'";
    case Kind.dash:
      return '-';
    default:
      return ' ';
  }
}
