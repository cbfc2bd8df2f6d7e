import { textEvidence } from './evidence.ts';
import { messageEvidence } from './message.ts';
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
  /** Whether the lowest digit comes first. */
  isLowFirst?: boolean;
}

const ZWSP = 'zwsp-steg: UTF-16 units in base';
const BASE4 =
  'Base 4 in U+200C, U+200D, U+202C and U+FEFF, as Unicode Steganography (330k) writes it:';
const ZWSP_SYMBOLS = [0x200b, 0x200c, 0x200d, 0x200e, 0x200f];
const BASE4_SYMBOLS = [0x200c, 0x200d, 0x202c, 0xfeff];
const ALL_330K = [
  0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202c, 0x202d, 0x2062, 0x2063, 0xfeff,
];
/** What a reading has to be worth (see `messageEvidence`); many ways to read need more. */
const FLOOR = 20;
const FLOOR_OF_MANY = 28;
/** Twenty-four orders from either end, and that it is none of the known schemes. */
const WAYS_OF_ORDERS = 9;

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
  {
    scheme: 'zero-width-base11',
    alphabet: ALL_330K,
    digits: 5,
    unit: 'utf16',
    certainty: 'exact',
    note: 'Base 11, as Unicode Steganography (330k) writes it with all its characters: five for a UTF-16 unit.',
  },
  {
    scheme: 'py-unicode-steganography',
    alphabet: [0x200c, 0x200d, 0x200e, 0x200f],
    digits: 4,
    unit: 'byte',
    certainty: 'exact',
    note: 'pyUnicodeSteganography: base 4, four characters a byte, the lowest first.',
    isLowFirst: true,
  },
];

/** Reads a stream as a number system of known alphabet, or of its own symbols in code point order. */
export function* readRadix(symbols: number[], distinct: number[]): Generator<Reading | null> {
  // Two symbols are bits; a number system that uses only two of its digits proves nothing.
  if (distinct.length < 3 || distinct.length > 11) return;
  for (const radix of KNOWN) {
    if (distinct.every((symbol) => radix.alphabet.includes(symbol)))
      yield read(symbols, radix, { malus: 0, floor: FLOOR });
  }
  if (distinct.length === 4) yield* readInAnyOrder(symbols, distinct);
  if (distinct.length > 8) return;
  const perDigit = Math.log2(distinct.length);
  for (const [unit, bits] of [
    ['byte', 8],
    ['utf16', 16],
  ] as const) {
    const note = `Base ${distinct.length} in zero-width characters by order of code point (${unit === 'byte' ? 'UTF-8' : 'UTF-16'}).`;
    const scheme = `zero-width-base${distinct.length}`;
    const digits = Math.ceil(bits / perDigit);
    yield read(
      symbols,
      { scheme, alphabet: distinct, digits, unit, certainty: 'likely', note },
      { malus: 4, floor: FLOOR },
    );
  }
}

/** Four symbols are two bits each, and nobody says which is which: 24 orders, both ends first. */
function* readInAnyOrder(symbols: number[], distinct: number[]): Generator<Reading | null> {
  for (const alphabet of ordersOf(distinct)) {
    for (const isLowFirst of [false, true]) {
      const note = `Base 4 in zero-width characters${isLowFirst ? ', the lowest digit first' : ''}: four for a byte.`;
      yield read(
        symbols,
        {
          scheme: 'zero-width-base4',
          alphabet,
          digits: 4,
          unit: 'byte',
          certainty: 'likely',
          note,
          isLowFirst,
        },
        { malus: 6, floor: FLOOR_OF_MANY, ways: WAYS_OF_ORDERS },
      );
    }
  }
}

function ordersOf(symbols: number[]): number[][] {
  if (symbols.length < 2) return [symbols];
  return symbols.flatMap((first) =>
    ordersOf(symbols.filter((symbol) => symbol !== first)).map((rest) => [first, ...rest]),
  );
}

interface Demands {
  /** See `Reading`. */
  ways?: number;
  /** What a guess costs in comparison with readings of known schemes. */
  malus: number;
  floor: number;
}

function read(symbols: number[], radix: Radix, { malus, floor, ways }: Demands): Reading | null {
  const { scheme, alphabet, digits, unit, certainty, note, isLowFirst } = radix;
  if (symbols.length % digits !== 0) return null;
  const highest = unit === 'byte' ? 0xff : 0xffff;
  const units: number[] = [];
  for (let i = 0; i < symbols.length; i += digits) {
    let value = 0;
    for (let k = 0; k < digits; k++) {
      const symbol = symbols[isLowFirst ? i + digits - 1 - k : i + k]!;
      value = value * alphabet.length + alphabet.indexOf(symbol);
    }
    if (value > highest) return null;
    units.push(value);
  }
  const content = unit === 'byte' ? utf8ToText(units) : utf16ToText(units);
  if (content === null) return null;
  // Only the symbols in use can have said anything.
  const bits = symbols.length * Math.log2(new Set(symbols).size);
  const evidence = textEvidence(content, bits) - malus;
  if (evidence < 3 || messageEvidence(content, bits) < floor) return null;
  const bytes = unit === 'byte' ? Uint8Array.from(units) : null;
  return {
    scheme,
    content,
    bytes,
    certainty: evidence < 20 ? 'likely' : certainty,
    note,
    evidence,
    ...(ways !== undefined && { ways }),
  };
}

function utf16ToText(units: number[]): string {
  let text = '';
  for (const unit of units) text += String.fromCharCode(unit);
  return text;
}
