/** So many lengths are written with one sign, for each of so many values. */
const LENGTHS = 26;
const RANKS = 3;
/** Digits of a number; a sign above them says that more follow. */
const BASE = 43;

/**
 * Reads a table of runs that follow one another from U+0000 on, as `scripts/hidden-tables/encode.ts`
 * writes it. A sign says how long a run is and, by how lately it followed the value before it, what
 * its value is; a value that has not followed it yet is written out. Value 0 is not reported.
 */
export function eachRun(
  packed: string,
  visit: (first: number, last: number, value: number) => void,
): void {
  const followers = new Map<number, number[]>();
  let at = 0;
  // From ( to ~ without the backslash.
  const sign = () => {
    const unit = packed.charCodeAt(at++);
    return unit - (unit > 0x5c ? 0x29 : 0x28);
  };
  const number = () => {
    let result = 0;
    let scale = 1;
    for (;;) {
      const digit = sign();
      result += (digit % BASE) * scale;
      if (digit < BASE) return result;
      scale *= BASE;
    }
  };
  let value = 0;
  for (let first = 0; at < packed.length; ) {
    const head = sign();
    let rank = Math.floor(head / LENGTHS);
    let length = head % LENGTHS;
    if (head >= LENGTHS * RANKS) {
      rank = number();
      length = number();
    } else if (length === LENGTHS - 1) length += number();
    const recent = followers.get(value) ?? [];
    followers.set(value, recent);
    if (rank === recent.length) recent.push(number());
    value = recent[rank]!;
    for (; rank > 0; rank--) recent[rank] = recent[rank - 1]!;
    recent[0] = value;
    if (value !== 0) visit(first, first + length, value);
    first += length + 1;
  }
}
