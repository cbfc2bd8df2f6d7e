/** A small generator with a seed, so that a failure can be had again (mulberry32). */
export type Random = {
  /** From 0 up to and without 1. */
  next: () => number;
  /** A whole number from 0 up to and without `limit`. */
  below: (limit: number) => number;
  pick: <T>(list: ArrayLike<T>) => T;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: (list) => list[below(list.length)]! };
}
