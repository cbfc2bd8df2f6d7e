import * as Kind from './kind-codes.ts';
import { windowsCharacter } from './windows-1252.ts';

const LONG_ARROWS = ['<-', '->', '<->', '<=', '=>', '<=>', '<-|', '|->', '<=|', '|=>', '~>'];
const FIRST_LONG_ARROW = 0x27f5;
const DOUBLE_QUOTES = [0x201c, 0x201d, 0x201e, 0x201f];

/** An ellipsis as three full stops, a long arrow as it is typed. */
function asciiOfTypographic(codePoint: number): string {
  return codePoint === 0x2026 ? '...' : LONG_ARROWS[codePoint - FIRST_LONG_ARROW]!;
}

/** A curly quotation mark as the straight one. */
function asciiOfQuote(codePoint: number): string {
  return DOUBLE_QUOTES.includes(codePoint) ? '"' : "'";
}

/** What stands in the place of a character whose kind is one to replace; a letter's double is found elsewhere. */
export function replacementOf(kind: number, codePoint: number): string | undefined {
  if (kind <= Kind.brailleBlank) return kind >= Kind.space ? ' ' : undefined;
  switch (kind) {
    case Kind.lineControl:
      return '\n';
    case Kind.typographic:
      return asciiOfTypographic(codePoint);
    case Kind.quote:
      return asciiOfQuote(codePoint);
    case Kind.dash:
    case Kind.windowsDash:
      return '-';
    case Kind.fontBullet:
      return '•';
    case Kind.windowsCharacter:
      return String.fromCharCode(windowsCharacter(codePoint));
    case Kind.windowsQuote:
      return asciiOfQuote(windowsCharacter(codePoint));
    default:
      return undefined;
  }
}
