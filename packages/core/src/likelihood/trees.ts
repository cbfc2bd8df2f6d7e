/** One oblivious tree: the same question at every node of a level, a value for every answer. */
export interface Tree {
  /** Index into the figures, one a level. */
  feature: number[];
  /** The answer is yes when the figure is above this. */
  threshold: number[];
  /** 2^depth values; the first question is the lowest bit. */
  leaf: number[];
}

function leafOf({ feature, threshold }: Tree, figures: Float32Array, from: number): number {
  let at = 0;
  for (let level = 0; level < feature.length; level++) {
    const value = figures[from + (feature[level] as number)] as number;
    if (value > (threshold[level] as number)) at |= 1 << level;
  }
  return at;
}

/** Log-odds of one row of figures that begins at `from`: the sum of the leaves it falls into. */
export function oddsOf(trees: readonly Tree[], figures: Float32Array, from = 0): number {
  let odds = 0;
  for (const tree of trees) odds += tree.leaf[leafOf(tree, figures, from)] as number;
  return odds;
}

/**
 * What each figure does to the log-odds of this row: for every question it answers, half the
 * difference to the leaf with the other answer. Positive speaks for a machine.
 */
export function pullsOf(trees: readonly Tree[], figures: Float32Array): Float64Array {
  const pulls = new Float64Array(figures.length);
  for (const tree of trees) {
    const leaf = leafOf(tree, figures, 0);
    for (let level = 0; level < tree.feature.length; level++) {
      const feature = tree.feature[level] as number;
      const here = tree.leaf[leaf] as number;
      const other = tree.leaf[leaf ^ (1 << level)] as number;
      pulls[feature] = (pulls[feature] as number) + (here - other) / 2;
    }
  }
  return pulls;
}

/** For each figure, whether more of it speaks for a machine: the sign of its leaves over all trees. */
export function risingOf(trees: readonly Tree[], width: number): boolean[] {
  const slopes = new Float64Array(width);
  for (const { feature, leaf } of trees) {
    for (let level = 0; level < feature.length; level++) {
      const at = feature[level] as number;
      for (let answer = 0; answer < leaf.length; answer++) {
        const value = leaf[answer] as number;
        slopes[at] = (slopes[at] as number) + ((answer >> level) & 1 ? value : -value);
      }
    }
  }
  return Array.from(slopes, (slope) => slope > 0);
}
