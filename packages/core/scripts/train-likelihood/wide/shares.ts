import { genreOf, type Row } from '../rows.ts';
import { familyOf } from './families.ts';

/** One example's weight at most: a handful of texts must not speak for a whole kind. */
const MOST = 8;
/** How much a combination gains by being large; 1 would be by its number of texts. */
const POWER = 0.75;
/** What kinds of text count that have people, or machines, only. */
const ONE_SIDED = 0.3;

/** Texts by people that are there for their kind alone, and have no machine beside them. */
export const isAlone = ({ src }: Row): boolean => src.startsWith('people:');

/**
 * A weight for every chosen example. Within a kind of text people and machines weigh the same;
 * within a side every source and domain, and every source and family of generators, by a power of
 * its size, so that no large family decides what a machine is.
 */
export function sharesOf(rows: readonly Row[], chosen: Uint32Array, rowOf: (at: number) => number) {
  const cells = new Map<string, { kind: string; side: string; examples: number[] }>();
  const sizes = new Map<string, number>();
  for (const at of chosen) {
    const row = rows[rowOf(at)]!;
    const kind = isAlone(row) ? 'alone' : genreOf(row);
    const side = `${kind}|${row.label}`;
    const key = `${side}|${row.src}|${row.label === 1 ? familyOf(row.gen) : row.domain}`;
    const cell = cells.get(key);
    if (cell) cell.examples.push(at);
    else cells.set(key, { kind, side, examples: [at] });
    sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
  }
  const mass = new Map<string, number>();
  for (const { side, examples } of cells.values()) {
    mass.set(side, (mass.get(side) ?? 0) + examples.length ** POWER);
  }
  const weights = new Map<number, number>();
  for (const { kind, side, examples } of cells.values()) {
    const both = mass.has(`${kind}|0`) && mass.has(`${kind}|1`);
    const half = (sizes.get(kind)! / 2) * (both ? 1 : ONE_SIDED);
    const share = (half * examples.length ** POWER) / mass.get(side)! / examples.length;
    for (const at of examples) weights.set(at, Math.min(MOST, share));
  }
  return weights;
}
