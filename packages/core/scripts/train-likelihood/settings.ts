import { TABLE_SCALE } from '../../src/likelihood/figures.ts';
import type { BoostOptions } from './boost.ts';
import type { LinearOptions } from './linear.ts';

/** Everything a run depends on besides the data; changing one of these changes the weights. */
export const SETTINGS = {
  seed: 7,
  /** Most machine texts of one source, domain, generator and attack. */
  perCell: 150,
  /** Shortest text learnt from by the tables, and by the trees, in words. */
  shortest: 30,
  shortestForTrees: 40,
  scale: TABLE_SCALE,
  table: { rate: 0.05, passes: 1, seed: 5, cellRate: 3 } satisfies LinearOptions,
  trees: {
    trees: 120,
    depth: 3,
    rate: 0.08,
    lambda: 30,
    columns: 0.4,
    rows: 0.6,
    bins: 32,
    seed: 1,
  } satisfies Omit<BoostOptions, 'direction'>,
  /** Rate of false positives at which the threshold is frozen, as a mean over human sources. */
  falsePositives: 0.01,
  /** Human sources with fewer texts than this have no say in the threshold. */
  leastPeople: 150,
} as const;
