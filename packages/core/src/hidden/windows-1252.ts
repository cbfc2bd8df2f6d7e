/** What the bytes 80 to 9F spell in Windows-1252; a space where they spell nothing (WHATWG Encoding). */
const CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST = 0x80;

/**
 * The character that a C1 control was before somebody read its byte as Latin-1, or 0. U+0085 is a
 * line break in its own right.
 */
export function windowsCharacter(codePoint: number): number {
  if (codePoint < FIRST || codePoint >= FIRST + CHARACTERS.length || codePoint === 0x85) return 0;
  const character = CHARACTERS.charCodeAt(codePoint - FIRST);
  return character === 0x20 ? 0 : character;
}
