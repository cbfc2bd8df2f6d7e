import type { Postings } from '../../../apps/server/src/features/checking/posting-blocks/rules.ts';

/** So many of the highest bits of a hash name its heap: the fullest of a hundred million has two million. */
const heapBits = 9;
const heapOf = (high: number) => high >>> (32 - heapBits);

const empty = (size: number): Postings => ({
  high: new Int32Array(size),
  low: new Uint32Array(size),
  part: new Int32Array(size),
});

/** Puts postings into heaps by hash: 12 bytes each, in place of a tree of a hundred million. */
export function heapsOf(all: readonly Postings[]): Postings[] {
  const sizes = new Array<number>(2 ** heapBits).fill(0);
  for (const { high } of all) for (const one of high) sizes[heapOf(one)]!++;
  const heaps = sizes.map(empty);
  const ends = sizes.map(() => 0);
  for (const { high, low, part } of all) {
    for (let at = 0; at < high.length; at++) {
      const heap = heapOf(high[at]!);
      const end = ends[heap]!++;
      heaps[heap]!.high[end] = high[at]!;
      heaps[heap]!.low[end] = low[at]!;
      heaps[heap]!.part[end] = part[at]!;
    }
  }
  return heaps;
}

/** By hash and part, each once. A key has 32 bits below those of the heap, and the place. */
export function sortHeap({ high, low, part }: Postings): Postings {
  const keys = new Float64Array(high.length);
  if (high.length > 2 ** 21) throw new Error('a heap is too full');
  for (let at = 0; at < keys.length; at++) {
    const bits = ((high[at]! << heapBits) | (low[at]! >>> (32 - heapBits))) >>> 0;
    keys[at] = bits * 2 ** 21 + at;
  }
  keys.sort();
  const order = Array.from(keys, (key) => key % 2 ** 21);
  const prefix = (at: number) => Math.floor(keys[at]! / 2 ** 21);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && prefix(to) === prefix(from)) to++;
    if (to - from > 1) {
      const run = order.slice(from, to).sort((a, b) => low[a]! - low[b]! || part[a]! - part[b]!);
      for (const [i, one] of run.entries()) order[from + i] = one;
    }
    from = to;
  }
  const sorted = empty(order.length);
  let size = 0;
  for (const at of order) {
    const isTwice =
      size > 0 &&
      sorted.high[size - 1] === high[at] &&
      sorted.low[size - 1] === low[at] &&
      sorted.part[size - 1] === part[at];
    if (isTwice) continue;
    sorted.high[size] = high[at]!;
    sorted.low[size] = low[at]!;
    sorted.part[size++] = part[at]!;
  }
  return {
    high: sorted.high.subarray(0, size),
    low: sorted.low.subarray(0, size),
    part: sorted.part.subarray(0, size),
  };
}
