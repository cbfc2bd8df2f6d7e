import { IDEOGRAPHS } from './data/letter-pairs.gen.ts';

const Sort = { none: -1, block: 0, han: 1, hangul: 2, emoji: 3, any: 4 } as const;
/** To stay with a sort of character, to go to another, and to begin with one of the five. */
const STAY = 0.33;
const CHANGE = 4.33;
const BEGIN = 2.33;
const SORT_COSTS = [7, 0, 13.5, 11.5];
/** Four of five ideographs are among the common ones. */
const COMMON = 0.33 + Math.log2(IDEOGRAPHS.length);
const UNCOMMON = 2.33 + 14.4;

/** Of what sort the last character beyond ASCII was, and of which block of 128. */
export type Last = { sort: number; block: number };

export function beyondAscii(): Last {
  return { sort: Sort.none, block: -1 };
}

/** Bits for one more character beyond ASCII: most are of the block that the last one was of. */
export function beyondCost(code: number, last: Last): number {
  const sort = sortOf(code, last.block);
  const change = last.sort === Sort.none ? BEGIN : sort === last.sort ? STAY : CHANGE;
  last.sort = sort === Sort.any ? Sort.block : sort;
  if (sort === Sort.any) last.block = code >> 7;
  if (sort === Sort.any) return change + anyCost(code);
  if (sort !== Sort.han) return change + SORT_COSTS[sort]!;
  return change + (IDEOGRAPHS.includes(String.fromCharCode(code)) ? COMMON : UNCOMMON);
}

function sortOf(code: number, block: number): number {
  if (code >= 0x4e00 && code <= 0x9fff) return Sort.han;
  if (code >= 0xac00 && code <= 0xd7a3) return Sort.hangul;
  if ((code >= 0x1f000 && code < 0x1fb00) || code === 0x200d || code === 0xfe0f) return Sort.emoji;
  return code >> 7 === block ? Sort.block : Sort.any;
}

function anyCost(code: number): number {
  return code > 0xffff ? 21.5 : code < 0x800 ? 12.5 : 17.5;
}
