import { beyondAscii, beyondCost } from './beyond-ascii.ts';
import { LETTER_PAIRS } from './data/letter-pairs.gen.ts';
import { FIRST_LEVEL, LEVELS_A_BIT, OTHER, SYMBOLS, symbolOf } from './symbols.ts';

/**
 * What a text costs to spell for somebody who knows how people write, in bits: the cheapest of three
 * codes: pairs of letters as languages have them, signs in any order such as keys and numbers, and
 * characters of any script in any order. As in every code that can be read
 * back, no more than one in 2^n rows drawn by lot can be spelled in n bits less than the row has.
 */
export function spellingCost(text: string): number {
  return Math.min(
    pairsCost(text) + PAIRS,
    signsCost(text) + SIGNS,
    charactersCost(text) + CHARACTERS,
  );
}

/** Seven of ten messages are words; these are the bits that say what a message is. */
const PAIRS = 0.52;
const SIGNS = 2;
const CHARACTERS = 4;

const FIGURE_OF_TEN = Math.log2(10);

function pairsCost(text: string): number {
  let cost = 0;
  let last = symbolOf(0x0a);
  let before: Case = Case.none;
  const others = beyondAscii();
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const symbol = symbolOf(code);
    cost += (LETTER_PAIRS.charCodeAt(last * SYMBOLS + symbol) - FIRST_LEVEL) / LEVELS_A_BIT;
    last = symbol;
    const now = caseOf(code);
    if (now !== Case.none) cost += CASE_COSTS[before]![now - 1]!;
    else if (symbol === OTHER) cost += beyondCost(code, others);
    else if (code >= 0x30 && code <= 0x39) cost += FIGURE_OF_TEN;
    before = now;
  }
  return cost;
}

type Case = 0 | 1 | 2;
const Case = { none: 0, small: 1, capital: 2 } as const;

/** Of a small letter and of a capital: at the start of a word, behind a small letter, behind a capital. */
const CASE_COSTS = [
  [0.42, 2],
  [0.05, 5.06],
  [0.74, 1.33],
];

function caseOf(code: number): Case {
  if (code >= 0x61 && code <= 0x7a) return Case.small;
  return code >= 0x41 && code <= 0x5a ? Case.capital : Case.none;
}

const USUAL_SIGN = 6.2;
const RARE_SIGN = 7.8;
/** One character in ten is none of ASCII, and behind such a one every other. */
const ASCII = [0.15, 1];
const BEYOND = [3.33, 1];

function signsCost(text: string): number {
  let cost = 0;
  let last = 0;
  const others = beyondAscii();
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x80) {
      const lower = code | 0x20;
      const isUsual =
        code === 0x20 || (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
      cost += ASCII[last]! + (isUsual ? USUAL_SIGN : RARE_SIGN);
      last = 0;
    } else {
      cost += BEYOND[last]! + beyondCost(code, others);
      last = 1;
    }
  }
  return cost;
}

/** By bytes in UTF-8: two bits for how many there are, and as many as the characters of that length need. */
const CHARACTER_COSTS = [8.6, 12.9, 18, 20];

function charactersCost(text: string): number {
  let cost = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    cost += CHARACTER_COSTS[code < 0x80 ? 0 : code < 0x800 ? 1 : code <= 0xffff ? 2 : 3]!;
  }
  return cost;
}
