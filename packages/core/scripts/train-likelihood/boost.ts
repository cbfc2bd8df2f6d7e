import type { Tree } from '../../src/likelihood/trees.ts';
import { randomFrom, shuffle } from './random.ts';

export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  /** Added to the curvature of a leaf: the larger, the more evidence it takes to move. */
  lambda: number;
  /** Share of the figures looked at by each tree, and of the rows. */
  columns: number;
  rows: number;
  bins: number;
  seed: number;
  /** Pull of the constants of cells towards zero. */
  cellRidge?: number;
  /**
   * For each figure: 1 when more of it may only speak for a machine, -1 when only for a person,
   * 0 when it is not asked about.
   */
  direction: Int8Array;
}

/** Rows as a flat array, `width` figures a row, with a label and a weight each. */
export interface Samples {
  figures: Float32Array;
  width: number;
  label: Uint8Array;
  weight: Float64Array;
  /** The rows to learn from. */
  rows: Uint32Array;
  /** Log-odds to start from, one a row of `figures`, when there is something to build on. */
  offset?: Float64Array;
  /**
   * The source and kind of text of each row. Each cell gets a constant of its own while training,
   * so that trees are rewarded for telling people from machines within a cell, not for
   * recognising cells; the constants are dropped afterwards.
   */
  cell?: Uint16Array;
}

/** Cuts each figure at equal shares of the rows. */
function cutsOf({ figures, width, rows }: Samples, bins: number): Float32Array[] {
  const cuts: Float32Array[] = [];
  const step = Math.max(1, Math.floor(rows.length / 20000));
  for (let feature = 0; feature < width; feature++) {
    const values: number[] = [];
    for (let at = 0; at < rows.length; at += step) {
      values.push(figures[(rows[at] as number) * width + feature] as number);
    }
    const sorted = Float32Array.from(values).sort();
    const found = new Set<number>();
    for (let bin = 1; bin < bins; bin++) {
      const at = Math.floor((bin * sorted.length) / bins);
      const low = sorted[Math.max(0, at - 1)] as number;
      const high = sorted[at] as number;
      if (high > low) found.add(Math.fround((low + high) / 2));
      else if (high > (sorted[0] as number))
        found.add(Math.fround(high - Math.abs(high) * 1e-4 - 1e-7));
    }
    cuts.push(Float32Array.from(found).sort());
  }
  return cuts;
}

function binOf(value: number, cuts: Float32Array): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (cuts[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function pick(from: number[], share: number, random: () => number): number[] {
  return shuffle([...from], random).slice(0, Math.max(1, Math.round(from.length * share)));
}

/**
 * Gradient boosting of oblivious trees on the logistic loss (Friedman 2001; second-order steps).
 * Small, symmetrical trees forget the particulars of a source sooner than leaf-wise ones.
 */
export function boost(samples: Samples, options: BoostOptions): Tree[] {
  const { figures, width, label, weight, rows, offset, cell } = samples;
  const { depth, bins, lambda } = options;
  const random = randomFrom(options.seed);
  const cuts = cutsOf(samples, bins);
  const n = rows.length;
  const columns: Uint8Array[] = cuts.map((cut, feature) =>
    Uint8Array.from(rows, (row) => binOf(figures[row * width + feature] as number, cut)),
  );
  const odds = Float64Array.from(rows, (row) => offset?.[row] ?? 0);
  const gradient = new Float64Array(n);
  const curvature = new Float64Array(n);
  const leafOf = new Uint8Array(n);
  const trees: Tree[] = [];
  const sums = new Float64Array((1 << depth) * bins * 2);
  const used = new Uint32Array(n);
  const constants = new Float64Array(1024);
  const allowed = Array.from({ length: width }, (_, at) => at).filter(
    (at) => options.direction[at] !== 0,
  );
  for (let round = 0; round < options.trees; round++) {
    let taken = 0;
    if (cell) centreCells(samples, { odds, constants, ridge: options.cellRidge ?? 50 });
    for (let at = 0; at < n; at++) {
      const row = rows[at] as number;
      const constant = cell ? (constants[cell[row] as number] as number) : 0;
      const chance = 1 / (1 + Math.exp(-(odds[at] as number) - constant));
      const w = weight[row] as number;
      gradient[at] = (chance - (label[row] as number)) * w;
      curvature[at] = Math.max(1e-6, chance * (1 - chance)) * w;
      if (random() < options.rows) used[taken++] = at;
    }
    leafOf.fill(0);
    const chosen = pick(allowed, options.columns, random);
    const tree: Tree = { feature: [], threshold: [], leaf: [] };
    for (let level = 0; level < depth; level++) {
      let best = { gain: -Infinity, feature: -1, bin: 0 };
      const leaves = 1 << level;
      for (const feature of chosen) {
        const cut = cuts[feature] as Float32Array;
        if (cut.length === 0) continue;
        const column = columns[feature] as Uint8Array;
        sums.fill(0, 0, leaves * bins * 2);
        for (let k = 0; k < taken; k++) {
          const at = used[k] as number;
          const slot = ((leafOf[at] as number) * bins + (column[at] as number)) * 2;
          sums[slot] = (sums[slot] as number) + (gradient[at] as number);
          sums[slot + 1] = (sums[slot + 1] as number) + (curvature[at] as number);
        }
        const found = bestCut(sums, {
          leaves,
          bins,
          cuts: cut.length,
          lambda,
          direction: options.direction[feature] as number,
        });
        if (found.gain > best.gain) best = { ...found, feature };
      }
      if (best.feature < 0) break;
      tree.feature.push(best.feature);
      tree.threshold.push((cuts[best.feature] as Float32Array)[best.bin] as number);
      const column = columns[best.feature] as Uint8Array;
      for (let at = 0; at < n; at++) {
        if ((column[at] as number) > best.bin) leafOf[at] = (leafOf[at] as number) | (1 << level);
      }
    }
    const size = 1 << tree.feature.length;
    const g = new Float64Array(size);
    const h = new Float64Array(size);
    for (let k = 0; k < taken; k++) {
      const at = used[k] as number;
      const leaf = leafOf[at] as number;
      g[leaf] = (g[leaf] as number) + (gradient[at] as number);
      h[leaf] = (h[leaf] as number) + (curvature[at] as number);
    }
    for (let leaf = 0; leaf < size; leaf++) {
      tree.leaf.push((-options.rate * (g[leaf] as number)) / ((h[leaf] as number) + lambda));
    }
    for (let at = 0; at < n; at++) {
      odds[at] = (odds[at] as number) + (tree.leaf[leafOf[at] as number] as number);
    }
    trees.push(tree);
  }
  return trees;
}

/** One Newton step for the constant of every cell; the ridge keeps one-sided cells near zero. */
function centreCells(
  { rows, cell, label, weight }: Samples,
  state: { odds: Float64Array; constants: Float64Array; ridge: number },
) {
  const { odds, constants, ridge } = state;
  const slope = new Float64Array(constants.length);
  const curve = new Float64Array(constants.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const key = (cell as Uint16Array)[row] as number;
    const chance = 1 / (1 + Math.exp(-(odds[at] as number) - (constants[key] as number)));
    const w = weight[row] as number;
    slope[key] = (slope[key] as number) + (chance - (label[row] as number)) * w;
    curve[key] = (curve[key] as number) + chance * (1 - chance) * w;
  }
  for (let key = 0; key < constants.length; key++) {
    const constant = constants[key] as number;
    if (curve[key] === 0) continue;
    const step = ((slope[key] as number) + ridge * constant) / ((curve[key] as number) + ridge);
    constants[key] = constant - step;
  }
}

/** The cut of one figure that gains most over all leaves of the level. */
function bestCut(
  sums: Float64Array,
  shape: { leaves: number; bins: number; cuts: number; lambda: number; direction: number },
): { gain: number; bin: number } {
  const { leaves, bins, cuts, lambda, direction } = shape;
  const gains = new Float64Array(cuts);
  const slopes = new Float64Array(cuts);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const base = leaf * bins * 2;
    let allG = 0;
    let allH = 0;
    for (let bin = 0; bin <= cuts; bin++) {
      allG += sums[base + bin * 2] as number;
      allH += sums[base + bin * 2 + 1] as number;
    }
    let g = 0;
    let h = 0;
    for (let bin = 0; bin < cuts; bin++) {
      g += sums[base + bin * 2] as number;
      h += sums[base + bin * 2 + 1] as number;
      const low = -g / (h + lambda);
      const high = -(allG - g) / (allH - h + lambda);
      gains[bin] = (gains[bin] as number) - g * low - (allG - g) * high;
      slopes[bin] = (slopes[bin] as number) + (high - low) * Math.min(h, allH - h);
    }
  }
  let best = { gain: -Infinity, bin: 0 };
  for (let bin = 0; bin < cuts; bin++) {
    if ((slopes[bin] as number) * direction < 0) continue;
    if ((gains[bin] as number) > best.gain) best = { gain: gains[bin] as number, bin };
  }
  return best;
}
