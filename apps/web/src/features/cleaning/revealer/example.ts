import { exampleCopy } from '../../../copy/revealer-example-copy.ts';

/** ASCII as tag characters: each letter's invisible twin, 0xE0000 further on. */
export function inTags(message: string): string {
  return String.fromCodePoint(...[...message].map((letter) => 0xe0000 + letter.codePointAt(0)!));
}

/** The bytes of a message as variation selectors: 16 of the first block, 240 of the second. */
export function inSelectors(message: string): string {
  const bytes = [...new TextEncoder().encode(message)];
  return String.fromCodePoint(
    ...bytes.map((byte) => (byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16)),
  );
}

/** A note with something of everything: two messages, marks that do harm, and marks that must stay. */
export const exampleText = exampleCopy.text
  .replace('{tags}', inTags(exampleCopy.inTags))
  .replace('{selectors}', inSelectors(exampleCopy.inSelectors));
