import { textEvidence } from './evidence.ts';

/** Bits of usual letters, from the most common on, in running text of Latin letters. */
const COMMON = ' eatoinsrhldcumpfgywbvk';
const COMMON_COSTS = [
  2.8, 3.4, 3.9, 3.9, 4, 4, 4.1, 4.2, 4.2, 4.6, 4.8, 4.9, 5.2, 5.3, 5.5, 5.6, 6, 6, 6.2, 6.2, 6.2,
  7, 7,
];
const CAPITAL = 8;
const DIGIT = 7;
const SIGN = 8;

const ASCII_COSTS = Float64Array.from({ length: 0x80 }, (_, code) => {
  const letter = COMMON.indexOf(String.fromCharCode(code));
  if (letter >= 0) return COMMON_COSTS[letter]!;
  if (code >= 0x30 && code <= 0x39) return DIGIT;
  if (code >= 0x61 && code <= 0x7a) return 9;
  return code >= 0x41 && code <= 0x5a ? CAPITAL : SIGN;
});

const Sort = { ascii: 0, block: 1, han: 2, hangul: 3, emoji: 4, other: 5 } as const;

/**
 * What carriers drawn by lot have to beat: how many bits cheaper it is to spell a text as people
 * write than as carriers. No text of noise is cheaper by `n` bits more often than once in 2^n, for
 * the costs are those of a code that can be read back; so a floor for it holds for any alphabet.
 *
 * @param text what the carriers say
 * @param bits the information in those carriers
 * @returns the bits of evidence, or -Infinity for text that nobody would have written
 */
export function messageEvidence(text: string, bits: number): number {
  if (textEvidence(text, bits) === Number.NEGATIVE_INFINITY) return Number.NEGATIVE_INFINITY;
  const cost = Math.min(spellingCost(text, usualCost), spellingCost(text, evenCost));
  return bits - cost - 1;
}

/** A handful of characters over and over is the rhythm of a layout, not a message. */
export function isMonotonous(text: string): boolean {
  if (text.length < 3) return true;
  const distinct = new Set(text);
  return distinct.size < 3 || (distinct.size < 6 && text.length > 12 * distinct.size);
}

/** Letters, figures and the signs of names: less open to chance than all that can be typed. */
export function isWordy(text: string): boolean {
  return /^[\w \-:.,?!']+$/.test(text);
}

const usualCost = (code: number) => ASCII_COSTS[code]!;

function evenCost(code: number): number {
  const lower = code | 0x20;
  const isWord =
    code === 0x20 || (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
  return isWord ? 6 : 7;
}

function spellingCost(text: string, asciiCost: (code: number) => number): number {
  let cost = 0;
  let last = -1;
  let block = -1;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const sort = sortOf(code, block);
    if (sort !== last && !(last === -1 && sort === Sort.ascii)) cost += SWITCH;
    last = sort;
    cost += sort === Sort.ascii ? asciiCost(code) : costWithin(sort, code);
    if (sort === Sort.block || sort === Sort.other) block = code >> 7;
  }
  return cost;
}

const SWITCH = 2.3;

function sortOf(code: number, block: number): number {
  if (code < 0x80) return Sort.ascii;
  if (code >= 0x4e00 && code <= 0x9fff) return Sort.han;
  if (code >= 0xac00 && code <= 0xd7a3) return Sort.hangul;
  if ((code >= 0x1f000 && code < 0x1fb00) || code === 0x200d || code === 0xfe0f) return Sort.emoji;
  return code >> 7 === block ? Sort.block : Sort.other;
}

function costWithin(sort: number, code: number): number {
  if (sort === Sort.block) return 7;
  if (sort === Sort.han) return 14.6;
  if (sort === Sort.hangul) return 13.6;
  if (sort === Sort.emoji) return 12;
  return code > 0xffff ? 20 : code < 0x800 ? 11 : 16;
}
