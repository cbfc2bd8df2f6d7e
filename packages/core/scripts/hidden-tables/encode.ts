/** A run of code points of one value: how many, and what. */
export type Run = { count: number; value: number };

/** All code points below `end` as runs of a value; one that is free goes with what stands before it. */
export function runsOf(
  end: number,
  read: (codePoint: number) => number,
  isFree?: (codePoint: number, before: number) => boolean,
): Run[] {
  const runs: Run[] = [];
  let last: Run = { count: 0, value: 0 };
  for (let cp = 0; cp < end; cp++) {
    const value = isFree?.(cp, last.value) ? last.value : read(cp);
    if (last.value === value) {
      last.count++;
      continue;
    }
    if (last.count > 0) runs.push(last);
    last = { count: 1, value };
  }
  if (last.value !== 0) runs.push(last);
  return runs;
}

const LENGTHS = 26;
const RANKS = 3;
const BASE = 43;

/** From ( to ~ without the backslash, which a string in a program would need twice. */
function sign(number: number): string {
  return String.fromCharCode(number + (number + 0x28 >= 0x5c ? 0x29 : 0x28));
}

function signs(number: number): string {
  const rest = Math.floor(number / BASE);
  const digit = number % BASE;
  return rest === 0 ? sign(digit) : sign(digit + BASE) + signs(rest);
}

/**
 * Runs as text, short and shorter still once compressed: `eachRun` says how it is read. Most runs are
 * one sign, since few values follow a value, and most of them by turns.
 */
export function encodeRuns(runs: Run[]): string {
  const followers = new Map<number, number[]>();
  let before = 0;
  let text = '';
  for (const { count, value } of runs) {
    const recent = followers.get(before) ?? [];
    followers.set(before, recent);
    const found = recent.indexOf(value);
    const rank = found === -1 ? recent.length : found;
    const length = count - 1;
    if (rank >= RANKS) text += sign(RANKS * LENGTHS) + signs(rank) + signs(length);
    else {
      const short = Math.min(length, LENGTHS - 1);
      text += sign(rank * LENGTHS + short);
      if (short === LENGTHS - 1) text += signs(length - short);
    }
    if (found === -1) text += signs(value);
    else recent.splice(found, 1);
    recent.unshift(value);
    before = value;
  }
  return text;
}

/** A set of code points in the form of `encodeRuns`, value 1. */
export function encodeSet(codePoints: Iterable<number>): string {
  const members = new Set(codePoints);
  return encodeRuns(runsOf(Math.max(...members) + 1, (cp) => (members.has(cp) ? 1 : 0)));
}
