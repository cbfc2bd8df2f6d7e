import {
  bitsFor,
  encodeBlock,
  mostInBlock,
  type Postings,
  shiftFor,
} from '../posting-blocks/rules.ts';

/**
 * Bytes of a block, about. A look-up reads one for each hash, so their length is what it waits for; below this,
 * what the database adds to each of them is soon more than what they save.
 */
const blockBits = 8 * 400;

/** About so many fingerprints are in a block of mixed hashes. */
export const inBlock = Math.round(blockBits / 60);

/** When fingerprints are moved into blocks: every block is written anew by that. */
export function isDue(given: { pending: number; kept: number; share: number }): boolean {
  return given.pending > Math.max(20_000, given.kept * given.share);
}

/**
 * While documents are being added, so that all of it together writes each block only a few times; and when no
 * more come.
 */
export const shares = { adding: 1 / 2, resting: 1 / 64 };

/** When fingerprints of removed parts are looked for in all blocks. Each look-up reads the list of such parts. */
export const isPurgeDue = (given: { removed: number; parts: number }): boolean =>
  given.removed > Math.max(100, given.parts / 50);

/** How far hashes reach that so many of all rows have: they are evenly spread. */
export const reachOf = (rows: number, all: number): bigint =>
  (2n ** 64n * BigInt(rows)) / BigInt(Math.max(rows, Math.ceil(all)));

/** The first hash behind a span: where the next block begins, or where its rows are enough. */
export function endOfSpan(first: string, reach: bigint, nextBlock: string | null): string | null {
  const end = BigInt(first) + reach;
  const limit = end < 2n ** 63n ? end : null;
  if (nextBlock === null) return limit === null ? null : String(limit);
  return limit === null || BigInt(nextBlock) < limit ? nextBlock : String(limit);
}

export function emptyPostings(size: number): Postings {
  return {
    high: new Int32Array(size),
    low: new Uint32Array(size),
    part: new Int32Array(size),
  };
}

/** Reads fingerprints as the database packs them together: 12 bytes each. */
export function readPacked(bytes: Uint8Array): Postings {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const postings = emptyPostings(bytes.length / 12);
  for (let at = 0; at < postings.part.length; at++) {
    postings.high[at] = view.getInt32(12 * at);
    postings.low[at] = view.getUint32(12 * at + 4);
    postings.part[at] = view.getInt32(12 * at + 8);
  }
  return postings;
}

const compare = (a: Postings, i: number, b: Postings, j: number) =>
  a.high[i]! - b.high[j]! || a.low[i]! - b.low[j]!;

/**
 * Puts two lists into one by hash and part, without the parts that are gone. What a part has twice in `added`,
 * which is in that order already, comes once.
 */
export function mergePostings(
  kept: Postings,
  added: Postings,
  gone: ReadonlySet<number>,
): Postings {
  const merged = emptyPostings(kept.part.length + added.part.length);
  let [i, j, size] = [0, 0, 0];
  const take = (from: Postings, at: number) => {
    if (gone.has(from.part[at]!)) return;
    merged.high[size] = from.high[at]!;
    merged.low[size] = from.low[at]!;
    merged.part[size] = from.part[at]!;
    size++;
  };
  const isTwice = () =>
    j > 0 && added.part[j] === added.part[j - 1] && compare(added, j, added, j - 1) === 0;
  while (i < kept.part.length || j < added.part.length) {
    const isKept =
      j === added.part.length || (i < kept.part.length && compare(kept, i, added, j) <= 0);
    if (isKept) take(kept, i++);
    else {
      if (!isTwice()) take(added, j);
      j++;
    }
  }
  const whole = shortened(merged, size);
  sortParts(whole);
  return withoutRepeats(whole);
}

/** What lies before a hash, and what from it on. */
export function splitAt({ high, low, part }: Postings, hash: string): [Postings, Postings] {
  const edge = BigInt(hash);
  const isBefore = (at: number) => ((BigInt(high[at]!) << 32n) | BigInt(low[at]!)) < edge;
  let cut = 0;
  while (cut < part.length && isBefore(cut)) cut++;
  return [
    { high: high.subarray(0, cut), low: low.subarray(0, cut), part: part.subarray(0, cut) },
    { high: high.subarray(cut), low: low.subarray(cut), part: part.subarray(cut) },
  ];
}

const shortened = ({ high, low, part }: Postings, size: number): Postings => ({
  high: high.subarray(0, size),
  low: low.subarray(0, size),
  part: part.subarray(0, size),
});

/** What was cut off after it came to another server, and before it went here, is merged there once more. */
function withoutRepeats(postings: Postings): Postings {
  const { high, low, part } = postings;
  let size = Math.min(1, part.length);
  for (let at = 1; at < part.length; at++) {
    if (part[at] === part[at - 1] && compare(postings, at, postings, at - 1) === 0) continue;
    high[size] = high[at]!;
    low[size] = low[at]!;
    part[size++] = part[at]!;
  }
  return shortened(postings, size);
}

/**
 * Of the parts of one hash the least come first: blocks are found by the hash and the part that they begin with,
 * and behind the last one of a hash others go on.
 */
function sortParts(postings: Postings): void {
  const { part } = postings;
  let from = 0;
  for (let at = 1; at <= part.length; at++) {
    if (at < part.length && compare(postings, at, postings, from) === 0) continue;
    if (at - from > 1) part.subarray(from, at).sort();
    from = at;
  }
}

/** Where to cut postings into blocks of about the same length. @returns beginnings, and the end */
function cutsOf(postings: Postings): number[] {
  const { high, low, part } = postings;
  const count = part.length;
  if (count === 0) return [0];
  const repeats = (at: number) => at > 0 && high[at] === high[at - 1] && low[at] === low[at - 1];
  let [least, most] = [part[0]!, part[0]!];
  for (const one of part) {
    if (one < least) least = one;
    if (one > most) most = one;
  }
  const width = bitsFor(most - least);
  const shift = shiftFor((high[count - 1]! - high[0]!) / count);
  const bitsAt = (at: number) => width + (repeats(at) ? 1 : 34.5 + shift);
  let all = 0;
  for (let at = 0; at < count; at++) all += bitsAt(at);
  const size = all / Math.ceil(all / blockBits);
  const cuts = [0];
  let bits = 0;
  for (let at = 0; at < count; at++) {
    // Half a posting's grace, so that rounding leaves no block of one at the end.
    if (bits > size * cuts.length - 1 || at - cuts.at(-1)! === mostInBlock) cuts.push(at);
    bits += bitsAt(at);
  }
  return [...cuts, count];
}

/** A block with the hash and the part that it begins with. */
export interface Block {
  hash: string;
  part: number;
  bytes: Uint8Array;
}

export function cutBlocks(postings: Postings): Block[] {
  const cuts = cutsOf(postings);
  return cuts.slice(0, -1).map((from, index) => ({
    hash: String((BigInt(postings.high[from]!) << 32n) | BigInt(postings.low[from]!)),
    part: postings.part[from]!,
    bytes: encodeBlock(postings, from, cuts[index + 1]!),
  }));
}
