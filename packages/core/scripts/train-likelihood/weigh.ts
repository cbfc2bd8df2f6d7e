import type { Example } from './examples.ts';

/** Largest weight of one example: a handful of texts must not speak for a whole kind. */
const MOST = 20;

/**
 * A weight for every chosen example. Within a kind of text (essay, news, …) people and machines
 * weigh the same, and a source weighs by its size to the power .75; a kind that knows one side only
 * counts for 30 %.
 */
export function weigh(list: Example[], chosen: Uint32Array): Float64Array {
  const cells = new Map<string, { genre: string; side: string; rows: number[] }>();
  const sizes = new Map<string, number>();
  for (const at of chosen) {
    const { row, genre } = list[at] as Example;
    const side = `${genre}|${row.label}`;
    const key = `${side}|${row.src}`;
    const cell = cells.get(key);
    if (cell) cell.rows.push(at);
    else cells.set(key, { genre, side, rows: [at] });
    sizes.set(genre, (sizes.get(genre) ?? 0) + 1);
  }
  const mass = new Map<string, number>();
  for (const { side, rows } of cells.values()) {
    mass.set(side, (mass.get(side) ?? 0) + rows.length ** 0.75);
  }
  const weights = new Float64Array(list.length);
  for (const { genre, side, rows } of cells.values()) {
    const both = mass.has(`${genre}|0`) && mass.has(`${genre}|1`);
    const half = ((sizes.get(genre) as number) / 2) * (both ? 1 : 0.3);
    const share = (half * rows.length ** 0.75) / (mass.get(side) as number) / rows.length;
    for (const at of rows) weights[at] = Math.min(MOST, share);
  }
  return weights;
}

/** Numbers the examples by a key, from 0 in order of appearance. */
export function numbered(list: Example[], keyOf: (example: Example) => string): Uint16Array {
  const known = new Map<string, number>();
  return Uint16Array.from(list, (example) => {
    const key = keyOf(example);
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
  });
}
