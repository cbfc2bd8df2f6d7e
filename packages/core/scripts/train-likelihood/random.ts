/** A seeded source of numbers in [0, 1) (mulberry32): the same seed gives the same weights. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Shuffles in place. */
export function shuffle<T extends { length: number; [index: number]: unknown }>(
  items: T,
  random: () => number,
): T {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = items[at];
    items[at] = items[other];
    items[other] = kept;
  }
  return items;
}
