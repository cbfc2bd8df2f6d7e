import { textEvidence } from './evidence.ts';
import type { Reading } from './reading.ts';
import { utf8ToText } from './utf8.ts';

interface Radix {
  scheme: string;
  alphabet: number[];
  /** Digits for one unit, the highest first. */
  digits: number;
  /** What a unit is: a UTF-16 unit of the message, or a byte of its UTF-8. */
  unit: 'utf16' | 'byte';
  certainty: Reading['certainty'];
  note: string;
}

const ZWSP = 'zwsp-steg: UTF-16 units in base';
const BASE4 =
  'Base 4 in U+200C, U+200D, U+202C and U+FEFF, as Unicode Steganography (330k) writes it:';
const ZWSP_SYMBOLS = [0x200b, 0x200c, 0x200d, 0x200e, 0x200f];
const BASE4_SYMBOLS = [0x200c, 0x200d, 0x202c, 0xfeff];

/** The fixed-width number systems whose alphabets are known. */
const KNOWN: Radix[] = [
  {
    scheme: 'zwsp-steg-base5',
    alphabet: ZWSP_SYMBOLS,
    digits: 7,
    unit: 'utf16',
    certainty: 'exact',
    note: `${ZWSP} 5, seven invisible characters each.`,
  },
  {
    scheme: 'zwsp-steg-base3',
    alphabet: ZWSP_SYMBOLS.slice(0, 3),
    digits: 11,
    unit: 'utf16',
    certainty: 'exact',
    note: `${ZWSP} 3, eleven invisible characters each.`,
  },
  {
    scheme: 'zero-width-base4',
    alphabet: BASE4_SYMBOLS,
    digits: 8,
    unit: 'utf16',
    certainty: 'exact',
    note: `${BASE4} eight for a UTF-16 unit.`,
  },
  {
    scheme: 'zero-width-base4',
    alphabet: BASE4_SYMBOLS,
    digits: 4,
    unit: 'byte',
    certainty: 'likely',
    note: `${BASE4} four for a byte.`,
  },
];

/** Reads a stream as a number system of known alphabet, or of its own symbols in code point order. */
export function* readRadix(symbols: number[], distinct: number[]): Generator<Reading | null> {
  // Two symbols are bits; a number system that uses only two of its digits proves nothing.
  if (distinct.length < 3 || distinct.length > 8) return;
  for (const radix of KNOWN) {
    if (distinct.every((symbol) => radix.alphabet.includes(symbol))) yield read(symbols, radix, 0);
  }
  const perDigit = Math.log2(distinct.length);
  for (const [unit, bits] of [
    ['byte', 8],
    ['utf16', 16],
  ] as const) {
    const note = `Base ${distinct.length} in zero-width characters by order of code point (${unit === 'byte' ? 'UTF-8' : 'UTF-16'}).`;
    const scheme = `zero-width-base${distinct.length}`;
    const digits = Math.ceil(bits / perDigit);
    yield read(symbols, { scheme, alphabet: distinct, digits, unit, certainty: 'likely', note }, 4);
  }
}

function read(symbols: number[], radix: Radix, malus: number): Reading | null {
  const { scheme, alphabet, digits, unit, certainty, note } = radix;
  if (symbols.length % digits !== 0) return null;
  const highest = unit === 'byte' ? 0xff : 0xffff;
  const units: number[] = [];
  for (let i = 0; i < symbols.length; i += digits) {
    let value = 0;
    for (let k = i; k < i + digits; k++) {
      value = value * alphabet.length + alphabet.indexOf(symbols[k]!);
    }
    if (value > highest) return null;
    units.push(value);
  }
  const content = unit === 'byte' ? utf8ToText(units) : utf16ToText(units);
  if (content === null) return null;
  // Only the symbols in use can have said anything.
  const bits = symbols.length * Math.log2(new Set(symbols).size);
  const evidence = textEvidence(content, bits) - malus;
  if (evidence < 3) return null;
  const bytes = unit === 'byte' ? Uint8Array.from(units) : null;
  return {
    scheme,
    content,
    bytes,
    certainty: evidence < 20 ? 'likely' : certainty,
    note,
    evidence,
  };
}

function utf16ToText(units: number[]): string {
  let text = '';
  for (const unit of units) text += String.fromCharCode(unit);
  return text;
}
