import { messageEvidence } from './message.ts';
import type { Reading } from './reading.ts';
import { isJson } from './stega.ts';
import { utf8ToText } from './utf8.ts';

const UNIT = 9;
const FLOOR = 24;

/**
 * Tolgee and npm `i18next-subliminal`: eight bits a byte and a ninth that is always zero, which is
 * what tells them from other bits.
 */
export function readNineBits(symbols: number[], distinct: number[]): Reading | null {
  if (distinct.length !== 2 || symbols.length % UNIT !== 0) return null;
  const zero = symbols[UNIT - 1]!;
  const bytes = new Uint8Array(symbols.length / UNIT);
  for (let i = 0; i < symbols.length; i++) {
    const bit = symbols[i] === zero ? 0 : 1;
    if (i % UNIT < 8) bytes[Math.floor(i / UNIT)]! |= bit << (7 - (i % UNIT));
    else if (bit !== 0) return null;
  }
  const content = utf8ToText(bytes);
  if (content === null) return null;
  const evidence = messageEvidence(content, symbols.length);
  if (evidence < FLOOR) return null;
  const certainty = isJson(content) || evidence >= 2 * FLOOR ? 'exact' : 'likely';
  const note = 'Tolgee or i18next-subliminal: the key of a translation, nine bits a byte.';
  return { scheme: 'tolgee', content, bytes, certainty, note, evidence };
}
