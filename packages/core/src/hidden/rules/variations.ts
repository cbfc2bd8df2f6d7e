import { STANDARDIZED } from '../data/variations.gen.ts';
import { eachRun } from '../runs.ts';

/** Where the compatibility ideographs stand. */
const COMPATIBILITY = [0xf900, 0xfad9, 0x2f800, 0x2fa1d];
const FIRST_SELECTOR = 0xfe00;

let sequences: Map<number, Set<number>> | undefined;

/** Bases by selector. */
function readSequences(): Map<number, Set<number>> {
  const bases = new Map<number, Set<number>>();
  const add = (selector: number, base: number) => {
    const known = bases.get(selector) ?? new Set<number>();
    known.add(base);
    bases.set(selector, known);
  };
  for (const entry of STANDARDIZED.split(' ')) {
    const selector = Number.parseInt(entry.slice(0, 4), 16);
    eachRun(entry.slice(4), (first, last) => {
      for (let base = first; base <= last; base++) add(selector, base);
    });
  }
  // Each of them is also written as the ideograph that it is normalised to and the next selector that
  // no other one has taken. No version of Unicode may change what normalisation makes of them.
  const taken = new Map<number, number>();
  for (let range = 0; range < COMPATIBILITY.length; range += 2) {
    for (let one = COMPATIBILITY[range]!; one <= COMPATIBILITY[range + 1]!; one++) {
      const base = String.fromCodePoint(one).normalize('NFC').codePointAt(0)!;
      if (base === one) continue;
      const selector = taken.get(base) ?? FIRST_SELECTOR;
      taken.set(base, selector + 1);
      add(selector, base);
    }
  }
  return bases;
}

/** Whether a base and a selector are a sequence of the standard (StandardizedVariants). */
export function isStandardized(base: number, selector: number): boolean {
  sequences ??= readSequences();
  return sequences.get(selector)?.has(base) === true;
}
