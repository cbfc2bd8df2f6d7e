import type { Bag } from './examples.ts';

/** What is learnt from; see `Samples` in boost.ts. */
export interface LinearSamples {
  bag: Bag;
  label: Uint8Array;
  weight: Float64Array;
  cell: Uint16Array;
  /** Number of the source of each row. */
  source: Uint16Array;
  rows: Uint32Array;
}
