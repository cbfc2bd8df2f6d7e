import { codePage } from '../texts/decode-text.ts';
import { CHARACTER_SETS } from './words.ts';

/** A byte of a code page that is not known: some letter, of which nothing is asked. */
const SOME_LETTER = 'x';

/** Which code page each font is written in. */
export function createFonts() {
  const pages = new Map<string, string | undefined>();
  const byFont = new Map<number, string>();
  let standard = 'windows-1252';
  const page = (label: string) => {
    if (!pages.has(label)) pages.set(label, codePage(label));
    return pages.get(label);
  };
  return {
    /** `\ansicpg1251`; `\mac` and `\pc` name theirs in a word. */
    setStandard(label: string) {
      standard = label;
    },
    setFont(font: number, characterSet: number) {
      // 1 is the standard of the document.
      if (characterSet === 1) return;
      byFont.set(font, CHARACTER_SETS.get(characterSet) ?? 'unknown');
    },
    character(byte: number, font: number | undefined): string {
      if (byte < 0x80) return String.fromCharCode(byte);
      const label = (font === undefined ? undefined : byFont.get(font)) ?? standard;
      return page(label)?.[byte] ?? SOME_LETTER;
    },
  };
}
