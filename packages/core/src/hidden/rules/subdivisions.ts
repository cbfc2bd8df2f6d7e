import { SUBDIVISIONS } from '../data/subdivisions.gen.ts';

type Range = { first: string; last: string };

let rangesByCountry: Map<string, Range[]> | undefined;

/** Suffixes one by one, or numbers from the first to the last. */
function readRanges(): Map<string, Range[]> {
  return new Map(
    SUBDIVISIONS.split(';').map((entry) => [
      entry.slice(0, 2),
      entry
        .slice(2)
        .split(',')
        .map((part) => {
          const [first, last] = part.split('-') as [string, string?];
          return { first, last: last ?? '' };
        }),
    ]),
  );
}

/** Whether CLDR knows a subdivision such as `gbeng` or `usca`. */
export function isSubdivision(id: string): boolean {
  rangesByCountry ??= readRanges();
  const suffix = id.slice(2);
  const isNumber = !/\D/.test(suffix);
  for (const { first, last } of rangesByCountry.get(id.slice(0, 2)) ?? []) {
    if (suffix === first) return suffix !== '';
    if (last === '' || !isNumber || suffix.length !== first.length) continue;
    if (suffix >= first && suffix <= last) return true;
  }
  return false;
}
