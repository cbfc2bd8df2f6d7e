import { messageEvidence } from './message.ts';
import type { Reading } from './reading.ts';

const ZERO = 0x200b;
const ONE = 0x200c;
const UNIT = 16;
const LONGEST = 100;
const SCHEME = 'fairfox-zws';

/**
 * npm `@fairfox/zws`: U+200B U+200C, a length in sixteen bits and as many UTF-16 units; in its first
 * version the units alone, and U+200C U+200B behind them.
 */
export function readLengthPrefixed(symbols: number[]): Reading | null {
  if (symbols[0] !== ZERO || symbols[1] !== ONE || symbols.length < 2 + UNIT) return null;
  if (!symbols.every((symbol) => symbol === ZERO || symbol === ONE)) return null;
  const units = unitsFrom(symbols, 2);
  if (units[0]! <= LONGEST && symbols.length === 2 + UNIT * (1 + units[0]!))
    return reading(units.slice(1), UNIT * units.length, 'exact');
  const end = symbols.length - 2;
  if ((end - 2) % UNIT !== 0 || symbols[end] !== ONE || symbols[end + 1] !== ZERO) return null;
  return reading(units, UNIT * units.length, 'likely');
}

function unitsFrom(symbols: number[], from: number): number[] {
  const units: number[] = [];
  for (let i = from; i + UNIT <= symbols.length; i += UNIT) {
    let unit = 0;
    for (let k = i; k < i + UNIT; k++) unit = unit * 2 + (symbols[k] === ONE ? 1 : 0);
    units.push(unit);
  }
  return units;
}

const FLOOR = 12;

function reading(units: number[], bits: number, certainty: Reading['certainty']): Reading | null {
  const content = units.reduce((text, unit) => text + String.fromCharCode(unit), '');
  // The length and the marks vouch for short words that would prove nothing by themselves.
  const evidence = messageEvidence(content, bits);
  if (evidence < FLOOR) return null;
  const note = '@fairfox/zws: sixteen bits a letter, marked at the start, with its length.';
  return { scheme: SCHEME, content, bytes: null, certainty, note, evidence };
}
