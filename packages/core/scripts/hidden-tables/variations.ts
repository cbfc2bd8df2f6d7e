import { encodeSet } from './encode.ts';

/** Code points of a list in base 16. */
export function codePointsOf(list: string): number[] {
  return list.split(' ').map((hex) => Number.parseInt(hex, 16));
}

const COMPATIBILITY = [
  [0xf900, 0xfad9],
  [0x2f800, 0x2fa1d],
] as const;

/** The sequences that compatibility ideographs stand for, as `rules/variations.ts` finds them. */
function derived(): Map<number, Set<number>> {
  const bases = new Map<number, Set<number>>();
  const taken = new Map<number, number>();
  for (const [first, last] of COMPATIBILITY) {
    for (let one = first; one <= last; one++) {
      const base = String.fromCodePoint(one).normalize('NFC').codePointAt(0)!;
      if (base === one) continue;
      const selector = taken.get(base) ?? 0xfe00;
      taken.set(base, selector + 1);
      bases.set(selector, (bases.get(selector) ?? new Set()).add(base));
    }
  }
  return bases;
}

/** For each selector the bases that do not follow from normalisation. */
export function encodeVariations(standardized: Record<string, string>): string {
  const known = derived();
  const parts = Object.entries(standardized).map(([selector, list]) => {
    const bases = new Set(codePointsOf(list));
    const more = known.get(Number.parseInt(selector, 16)) ?? [];
    for (const base of more)
      if (!bases.delete(base)) throw new Error(`No sequence ${base.toString(16)} ${selector}`);
    return selector + encodeSet(bases);
  });
  return parts.join(' ');
}
