import { messageEvidence } from './message.ts';
import type { Reading } from './reading.ts';

const FLOOR = 20;

/**
 * Sneaky bits as garak writes them: U+2062 and U+2064 for the bits of each letter, without leading
 * zeros and without anything between letters; U+200B for a space. Letters have seven bits, figures
 * and most signs six, and each begins with a one.
 */
export function readUnpadded(symbols: number[], distinct: number[]): Reading | null {
  const bits = distinct.filter((symbol) => symbol >= 0x2061);
  if (bits.length !== 2 || distinct.some((symbol) => symbol < 0x2061 && symbol !== 0x200b))
    return null;
  // A padded letter begins with a zero; here the first symbol can only be a one.
  const one = symbols.find((symbol) => symbol !== 0x200b)!;
  const words: string[] = [];
  let word: number[] = [];
  for (let place = 0; place <= symbols.length; place++) {
    const symbol = symbols[place] ?? 0x200b;
    if (symbol !== 0x200b) {
      word.push(symbol === one ? 1 : 0);
      continue;
    }
    const read = readWord(word);
    if (read === null) return null;
    words.push(read);
    word = [];
  }
  const content = words.join(' ').trim();
  const evidence = messageEvidence(content, symbols.length);
  if (evidence < FLOOR) return null;
  const note =
    'Sneaky bits: the bits of each letter without its leading zeros, as garak writes them.';
  return { scheme: 'sneaky-bits', content, bytes: null, certainty: 'likely', note, evidence };
}

/** Letters go on, figures stand together, signs end a word. */
function costOf(code: number, isLast: boolean): number {
  const small = code | 0x20;
  if (small >= 0x61 && small <= 0x7a) return 1;
  if (code >= 0x30 && code <= 0x39) return 4;
  return isLast ? 2 : 4;
}

/** The cheapest way to cut a word's bits into letters of seven bits and signs of six. */
function readWord(bits: number[]): string | null {
  if (bits.length === 0) return '';
  const costs = new Float64Array(bits.length + 1).fill(Number.POSITIVE_INFINITY);
  const widths = new Uint8Array(bits.length + 1);
  costs[0] = 0;
  for (let end = 6; end <= bits.length; end++) {
    for (const width of [7, 6]) {
      const from = end - width;
      if (from < 0 || bits[from] !== 1 || costs[from] === Number.POSITIVE_INFINITY) continue;
      const code = numberOf(bits, from, end);
      const cost = costs[from]! + costOf(code, end === bits.length);
      if (code === 0x7f || cost >= costs[end]!) continue;
      costs[end] = cost;
      widths[end] = width;
    }
  }
  if (costs[bits.length] === Number.POSITIVE_INFINITY) return null;
  const letters: string[] = [];
  for (let end = bits.length; end > 0; end -= widths[end]!)
    letters.push(String.fromCharCode(numberOf(bits, end - widths[end]!, end)));
  return letters.reverse().join('');
}

function numberOf(bits: number[], from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 2 + bits[i]!;
  return value;
}
