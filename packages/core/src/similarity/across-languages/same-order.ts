/** Where each key stands in a piece of a text, from 0 to 1. */
export type Places = ReadonlyMap<string, readonly number[]>;

// A key that stands more often in a piece says little about order.
const MOST_PLACES = 3;
// How far from its place a key may stand in a translation, as a share of the piece.
const REACH = 0.1;
// Mean and mean square of what two places anywhere would score.
const MEAN = REACH - REACH ** 2 / 3;
const MEAN_SQUARE = (2 * REACH) / 3 - REACH ** 2 / 6;
// Keeps a handful of keys from looking certain.
const UNSEEN = 0.3;

export function placesOf(
  keys: readonly (readonly string[])[],
  [first, last]: [number, number],
): Places {
  const places = new Map<string, number[]>();
  for (let at = first; at < last; at++) {
    const place = (at - first + 0.5) / (last - first);
    for (const key of keys[at]!) {
      const known = places.get(key);
      if (known) known.push(place);
      else places.set(key, [place]);
    }
  }
  return places;
}

/**
 * By how many standard deviations the keys of two pieces stand in the same order, more than they would if either
 * were shuffled. Texts on one subject share keys, a translation has them in their places.
 */
export function sameOrder(one: Places, other: Places): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let [score, mean, variance] = [0, 0, UNSEEN];
  for (const [key, places] of few) {
    const others = many.get(key);
    if (!others || places.length > MOST_PLACES || others.length > MOST_PLACES) continue;
    const pairs = places.length * others.length;
    let near = 0;
    for (const here of places) {
      for (const there of others) near += Math.max(0, 1 - Math.abs(here - there) / REACH);
    }
    score += near / pairs;
    mean += MEAN;
    variance += (MEAN_SQUARE - MEAN ** 2) / pairs;
  }
  return (score - mean) / Math.sqrt(variance);
}
