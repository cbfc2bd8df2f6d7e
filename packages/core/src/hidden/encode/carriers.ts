import type { EncodeScheme } from './types.ts';
import { utf8Bytes } from './utf8-bytes.ts';

const ASCII = /^[\x20-\x7e]*$/;
const ZERO = '\u200b';
const ONE = '\u200c';

/** The invisible characters that spell a message, one string each; null where the scheme cannot. */
export function carriersOf(message: string, scheme: EncodeScheme): string[] | null {
  if (scheme === 'tag-characters') return ASCII.test(message) ? Array.from(message, tagOf) : null;
  const bytes = utf8Bytes(message);
  return scheme === 'variation-selectors' ? bytes.map(selectorOf) : bytes.flatMap(bitsOf);
}

const tagOf = (letter: string) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0));

const selectorOf = (byte: number) =>
  String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16);

const bitsOf = (byte: number) =>
  [7, 6, 5, 4, 3, 2, 1, 0].map((place) => ((byte >> place) & 1 ? ONE : ZERO));
