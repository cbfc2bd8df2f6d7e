const MASK = 0xffffffffffffffffn;

// One step of a 32-bit mix (an odd multiplier and a shift), and a last avalanche for all bits.
function step(state: number, value: number, multiplier: number): number {
  const mixed = Math.imul(state ^ value, multiplier);
  return mixed ^ (mixed >>> 15);
}

function finish(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A 64-bit hash as two unsigned halves. */
export interface Hash {
  high: number;
  low: number;
}

/** Hashes a word by its UTF-16 units; the same on every engine. */
export function hashWord(word: string): Hash {
  let [high, low] = [0x3c6ef372, 0x9e3779b9];
  for (let index = 0; index < word.length; index++) {
    const unit = word.charCodeAt(index);
    high = step(high, unit, 0x85ebca6b);
    low = step(low, unit + 0x10000, 0xc2b2ae35);
  }
  return { high: finish(high ^ word.length), low: finish(low) };
}

/** Hashes a sequence of word hashes, in this order; `salt` keeps kinds of fingerprints apart. */
export function hashSequence(hashes: readonly Hash[], salt: number): Hash {
  let [high, low] = [salt, ~salt];
  for (const one of hashes) {
    high = step(step(high, one.high, 0x85ebca6b), one.low, 0x27d4eb2f);
    low = step(step(low, one.low, 0xc2b2ae35), one.high, 0x165667b1);
  }
  return { high: finish(high), low: finish(low) };
}

/** The signed 64-bit number that a database's `bigint` column holds. */
export function toSigned({ high, low }: Hash): bigint {
  return BigInt.asIntN(64, ((BigInt(high) << 32n) | BigInt(low)) & MASK);
}
