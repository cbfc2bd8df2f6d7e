import { messageEvidence } from './message.ts';
import type { Reading } from './reading.ts';

const DIGITS = [0x200c, 0x202c, 0x202d, 0x200e];
const KEY = 4;
const LETTER = 6;
const FLOOR = 12;
/** Any key will do; and it is one scheme of many. */
const KEY_BITS = 8 + 5;

/**
 * AITSteg: two bits a character. The first byte is the key (a time of day), under which the rest is
 * hidden by exclusive or; then come letters as `n + 1 = 2^a (2b + 1)`, six bits for a and six for b.
 */
export function readAitsteg(symbols: number[]): Reading | null {
  if ((symbols.length - KEY) % LETTER !== 0) return null;
  if (symbols.some((symbol) => !DIGITS.includes(symbol))) return null;
  const digits = symbols.map((symbol) => DIGITS.indexOf(symbol));
  let content = '';
  for (let from = KEY; from < digits.length; from += LETTER) {
    let pair = 0;
    for (let k = 0; k < LETTER; k++)
      pair = (pair << 2) | (digits[from + k]! ^ digits[(from - KEY + k) % KEY]!);
    const code = 2 ** (pair >> 6) * (2 * (pair & 63) + 1) - 1;
    if (code > 0xffff) return null;
    content += String.fromCharCode(code);
  }
  // Most pairs stand for no letter, so that each one that does is evidence.
  const evidence = messageEvidence(content, 2 * (symbols.length - KEY));
  if (evidence < FLOOR) return null;
  const note = 'AITSteg: the key is written before the message, so that it can be read.';
  return {
    scheme: 'aitsteg',
    content,
    bytes: null,
    certainty: 'exact',
    note,
    evidence,
    ways: KEY_BITS,
  };
}
