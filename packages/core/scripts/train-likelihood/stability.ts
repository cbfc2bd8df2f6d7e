import { BUCKETS } from '../../src/likelihood/figures.ts';
import type { LinearSamples } from './samples.ts';

/** A source has a say when a cell of it holds this many texts of either side. */
const ENOUGH = 30;
/** What a feature counts at least, however the sources disagree on it, and what agreement adds at most. */
const FLOOR = 0.02;
const MOST = 3;

/** Document frequencies of one cell of source and kind, for people and machines. */
function frequencies({ bag }: LinearSamples, rows: number[]): Float32Array {
  const found = new Float32Array(BUCKETS);
  for (const row of rows) {
    for (let at = bag.from[row] as number; at < (bag.from[row + 1] as number); at++) {
      const bucket = bag.bucket[at] as number;
      found[bucket] = (found[bucket] as number) + 1 / rows.length;
    }
  }
  return found;
}

/**
 * How far the sources agree on each feature, around 1. For every source that has both sides, a
 * feature's difference between them is taken as a z-score; the mean over sources against their
 * spread is its agreement. Features are scaled by it before the regression, so that it leans on
 * what holds everywhere before it learns what only one source shows.
 */
export function stabilityOf(samples: LinearSamples): Float32Array {
  const { label, cell, source, rows } = samples;
  const cells = new Map<number, [people: number[], machines: number[]]>();
  for (const row of rows) {
    const key = cell[row] as number;
    const sides = cells.get(key) ?? [[], []];
    cells.set(key, sides);
    (sides[label[row] as 0 | 1] as number[]).push(row);
  }
  const bySource = new Map<number, { gap: Float32Array; noise: Float32Array }>();
  for (const [people, machines] of cells.values()) {
    if (people.length < ENOUGH || machines.length < ENOUGH) continue;
    const key = source[people[0] as number] as number;
    const sums = bySource.get(key) ?? {
      gap: new Float32Array(BUCKETS),
      noise: new Float32Array(BUCKETS),
    };
    bySource.set(key, sums);
    const human = frequencies(samples, people);
    const machine = frequencies(samples, machines);
    const all = people.length + machines.length;
    const size = (people.length * machines.length) / all;
    for (let at = 0; at < BUCKETS; at++) {
      const h = human[at] as number;
      const m = machine[at] as number;
      const both = (h * people.length + m * machines.length) / all;
      sums.gap[at] = (sums.gap[at] as number) + size * (m - h);
      sums.noise[at] = (sums.noise[at] as number) + size * both * (1 - both);
    }
  }
  const agreement = new Float32Array(BUCKETS).fill(1);
  const count = bySource.size;
  if (count < 2) return agreement;
  let total = 0;
  for (let at = 0; at < BUCKETS; at++) {
    let mean = 0;
    let square = 0;
    for (const { gap, noise } of bySource.values()) {
      const z = (gap[at] as number) / Math.sqrt((noise[at] as number) + 0.3);
      const clipped = Math.max(-4, Math.min(4, z));
      mean += clipped / count;
      square += (clipped * clipped) / count;
    }
    const spread = Math.sqrt(Math.max(0, square - mean * mean) + 1);
    agreement[at] = FLOOR + Math.min(MOST, Math.abs(mean) / spread);
    total += agreement[at] as number;
  }
  return agreement.map((value) => (value * BUCKETS) / total);
}
