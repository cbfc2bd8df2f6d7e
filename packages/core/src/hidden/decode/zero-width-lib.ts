import { textEvidence } from './evidence.ts';
import { messageEvidence } from './message.ts';
import type { Reading } from './reading.ts';

const DIGITS = [0x200e, 0x200f, 0x200c, 0x200d, 0xfeff];
const SEPARATOR = 0x200b;
const FLOOR = 16;

/**
 * npm `zero-width-lib`: code points in base 5 without leading zeros, U+200B between them.
 * The form checks itself: no empty group, no leading zero, nothing beyond U+10FFFF.
 */
export function readZeroWidthLib(symbols: number[]): Reading | null {
  let content = '';
  let value = -1;
  for (let place = 0; place <= symbols.length; place++) {
    const symbol = symbols[place] ?? SEPARATOR;
    if (symbol === SEPARATOR) {
      if (value < 0) return null;
      content += String.fromCodePoint(value);
      value = -1;
      continue;
    }
    const digit = DIGITS.indexOf(symbol);
    if (digit < 0 || value === 0) return null;
    value = value < 0 ? digit : value * 5 + digit;
    if (value > 0x10ffff) return null;
  }
  const bits = symbols.length * Math.log2(6);
  const evidence = textEvidence(content, bits);
  if (evidence < 5 || messageEvidence(content, bits) < FLOOR) return null;
  const certainty = evidence < 12 ? 'likely' : 'exact';
  const note = 'zero-width-lib: code points in base 5, six invisible characters.';
  return { scheme: 'zero-width-lib', content, bytes: null, certainty, note, evidence };
}
