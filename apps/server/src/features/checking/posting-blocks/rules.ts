/** A place in bytes, counted in bits; the highest of a byte is its first. */
interface Bits {
  readonly bytes: Uint8Array;
  at: number;
}

/** @param value below 2 to the power of `width`, which is 32 at most; the bytes are still nought there */
function writeBits(to: Bits, value: number, width: number): void {
  for (let left = width; left > 0; ) {
    const free = 8 - (to.at & 7);
    const taken = Math.min(free, left);
    left -= taken;
    to.bytes[to.at >>> 3]! |= ((value >>> left) & ((1 << taken) - 1)) << (free - taken);
    to.at += taken;
  }
}

function readBits(from: Bits, width: number): number {
  let value = 0;
  for (let left = width; left > 0; ) {
    const there = 8 - (from.at & 7);
    const taken = Math.min(there, left);
    const part = (from.bytes[from.at >>> 3]! >>> (there - taken)) & ((1 << taken) - 1);
    value = value * (1 << taken) + part;
    from.at += taken;
    left -= taken;
  }
  return value;
}

/** What `readStep` says of a hash that comes again. */
const again = -1;

/** Reads how much higher the next upper half is: from four bytes at once where it is in them, as it almost always is. */
function readStep(from: Bits, view: DataView, shift: number): number {
  const byte = from.at >>> 3;
  const skipped = from.at & 7;
  if (byte + 4 <= view.byteLength) {
    const bits = view.getUint32(byte) << skipped;
    if (bits < 0) {
      from.at++;
      return again;
    }
    const ones = Math.clz32(~(bits << 1));
    const used = 2 + ones + shift;
    if (used + skipped <= 32) {
      from.at += used;
      return ones * 2 ** shift + (shift === 0 ? 0 : (bits << (2 + ones)) >>> (32 - shift));
    }
  }
  if (readBits(from, 1) === 1) return again;
  return readUnary(from) * 2 ** shift + readBits(from, shift);
}

/** So many ones and a nought. */
function writeUnary(to: Bits, count: number): void {
  for (let left = count; left > 0; left--) writeBits(to, 1, 1);
  to.at++;
}

function readUnary(from: Bits): number {
  const start = from.at;
  while ((from.bytes[from.at >>> 3]! & (0x80 >>> (from.at & 7))) !== 0) from.at++;
  return from.at++ - start;
}

/**
 * Postings, by place: the signed upper and the unsigned lower half of a 64-bit hash, and the part that has it.
 * By hash in ascending order.
 */
export interface Postings {
  high: Int32Array;
  low: Uint32Array;
  part: Int32Array;
}

/**
 * A block: this head, the lower halves of its hashes as they are, then two streams of bits. The first has for
 * each posting a one where its hash is that of the posting before, or else a nought and how much higher the upper
 * half is (Golomb and Rice: unary above `shift` bits). The second has the parts, less the least one, `width` bits
 * each. Hashes are evenly spread, so nothing shorter than about 60 bits holds one with its part.
 */
const head = { shift: 0, width: 1, count: 2, hashes: 4, firstHigh: 6, leastPart: 10, end: 14 };
/** Most postings of a block: their number has two bytes. */
export const mostInBlock = 0xffff;

const isRepeated = ({ high, low }: Postings, at: number, from: number) =>
  at > from && high[at] === high[at - 1] && low[at] === low[at - 1];

/** Bits that a number from nought to this one needs. */
export const bitsFor = (most: number) => (most === 0 ? 0 : 32 - Math.clz32(most));

/** How many of the lowest bits of a distance stand as they are, where distances are so long in the mean. */
export const shiftFor = (mean: number) =>
  Math.max(0, Math.min(31, Math.floor(Math.log2(mean + 1))));

/** Writes the postings of these places, one at least. */
export function encodeBlock(postings: Postings, from: number, to: number): Uint8Array {
  const { high, low, part } = postings;
  let [hashes, least, most] = [0, part[from]!, part[from]!];
  for (let at = from; at < to; at++) {
    least = Math.min(least, part[at]!);
    most = Math.max(most, part[at]!);
    if (!isRepeated(postings, at, from)) hashes++;
  }
  const count = to - from;
  const width = bitsFor(most - least);
  const shift = shiftFor((high[to - 1]! - high[from]!) / count);
  let bits = 0;
  for (let at = from; at < to; at++) {
    if (isRepeated(postings, at, from)) bits += 1;
    else bits += 2 + shift + Math.floor((high[at]! - high[Math.max(from, at - 1)]!) / 2 ** shift);
  }
  const lows = head.end;
  const streams = lows + 4 * hashes;
  const parts = streams + Math.ceil(bits / 8);
  const bytes = new Uint8Array(parts + Math.ceil((count * width) / 8));
  const view = new DataView(bytes.buffer);
  view.setUint8(head.shift, shift);
  view.setUint8(head.width, width);
  view.setUint16(head.count, count);
  view.setUint16(head.hashes, hashes);
  view.setInt32(head.firstHigh, high[from]!);
  view.setInt32(head.leastPart, least);
  const steps: Bits = { bytes, at: 8 * streams };
  const owners: Bits = { bytes, at: 8 * parts };
  let hash = 0;
  for (let at = from; at < to; at++) {
    writeBits(owners, part[at]! - least, width);
    if (isRepeated(postings, at, from)) {
      writeBits(steps, 1, 1);
      continue;
    }
    view.setUint32(lows + 4 * hash++, low[at]!);
    const step = high[at]! - high[Math.max(from, at - 1)]!;
    writeBits(steps, 0, 1);
    writeUnary(steps, Math.floor(step / 2 ** shift));
    writeBits(steps, step % 2 ** shift, shift);
  }
  return bytes;
}

function openBlock(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint8(head.width);
  const count = view.getUint16(head.count);
  return {
    view,
    width,
    count,
    shift: view.getUint8(head.shift),
    firstHigh: view.getInt32(head.firstHigh),
    leastPart: view.getInt32(head.leastPart),
    steps: { bytes, at: 8 * (head.end + 4 * view.getUint16(head.hashes)) } as Bits,
    owners: { bytes, at: 8 * (bytes.length - Math.ceil((count * width) / 8)) } as Bits,
  };
}

export const countInBlock = (bytes: Uint8Array) =>
  (bytes[head.count]! << 8) | bytes[head.count + 1]!;

/** Reads a whole block into the places from `from` on. @returns the place behind it */
export function decodeBlock(bytes: Uint8Array, into: Postings, from: number): number {
  const { view, width, count, shift, firstHigh, leastPart, steps, owners } = openBlock(bytes);
  let [high, low, hash] = [firstHigh, 0, 0];
  for (let at = from; at < from + count; at++) {
    const step = readStep(steps, view, shift);
    if (step !== again) {
      high += step;
      low = view.getUint32(head.end + 4 * hash++);
    }
    into.high[at] = high;
    into.low[at] = low;
    into.part[at] = leastPart + readBits(owners, width);
  }
  return from + count;
}

/** The parts that a block has for a hash. */
export function partsInBlock(bytes: Uint8Array, wanted: { high: number; low: number }): number[] {
  const { view, width, count, shift, firstHigh, leastPart, steps, owners } = openBlock(bytes);
  const found: number[] = [];
  let [high, hash, isWanted] = [firstHigh, 0, false];
  let next = 0;
  for (let place = 0; place < count; place++) {
    const step = readStep(steps, view, shift);
    if (step !== again) {
      high += step;
      if (high > wanted.high) break;
      isWanted = high === wanted.high && view.getUint32(head.end + 4 * hash) === wanted.low;
      hash++;
    }
    if (!isWanted) continue;
    owners.at += (place - next) * width;
    found.push(leastPart + readBits(owners, width));
    next = place + 1;
  }
  return found;
}
