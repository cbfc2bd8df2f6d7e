import type { Postings } from '../../../apps/server/src/features/checking/posting-blocks/rules.ts';

/** Written documents: their postings, numbered from 1, as they come. */
export interface Written {
  high: Int32Array;
  low: Uint32Array;
  part: Int32Array;
  /** Which of the hashes more than one document has. */
  isShared: Uint8Array;
}

export function joined(all: readonly Postings[]): Written {
  const size = all.reduce((sum, { part }) => sum + part.length, 0);
  const [high, low, part] = [new Int32Array(size), new Uint32Array(size), new Int32Array(size)];
  let at = 0;
  for (const one of all) {
    high.set(one.high, at);
    low.set(one.low, at);
    part.set(one.part, at);
    at += one.part.length;
  }
  const keys = new BigInt64Array(size);
  for (let i = 0; i < size; i++) keys[i] = (BigInt(high[i]!) << 32n) | BigInt(low[i]!);
  const sorted = keys.toSorted();
  const shared = new Set<bigint>();
  for (let i = 1; i < size; i++) if (sorted[i] === sorted[i - 1]) shared.add(sorted[i]!);
  return { high, low, part, isShared: Uint8Array.from(keys, (key) => (shared.has(key) ? 1 : 0)) };
}

const mixed = (value: number) => {
  const once = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return Math.imul(once ^ (once >>> 12), 0x297a2d39) >>> 0;
};

/**
 * The postings of made-up documents, which have as many as the written ones: what several of those share they
 * share too, and every other hash is one of its own, with the same 16 bits in front.
 */
export function shadeOf(written: Written, round: number, behind: number): Postings {
  const { high, low, part, isShared } = written;
  const shade = {
    high: Int32Array.from(high),
    low: Uint32Array.from(low),
    part: Int32Array.from(part, (one) => one + behind),
  };
  for (let at = 0; at < high.length; at++) {
    if (isShared[at] === 1) continue;
    const bits = mixed(low[at]! + Math.imul(round, 0x9e3779b1));
    shade.high[at] = (high[at]! & ~0xffff) | (mixed(bits + 1) & 0xffff);
    shade.low[at] = bits;
  }
  return shade;
}
