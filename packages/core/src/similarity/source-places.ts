import type { Counted } from './comparison.ts';
import { REACH } from './overlap.ts';

/** The least place of an ascending stretch of a list that is not before the given one. */
function firstPlace(places: Int32Array, [from, to]: [number, number], least: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the stretch of each number begins in a list that has them one after the other; by how many there are. */
function stretches(counts: Int32Array): Int32Array {
  const begins = new Int32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at++) begins[at + 1] = begins[at]! + counts[at]!;
  return begins;
}

/**
 * Counts the content words of any range of a text without reading it: of many summaries, each may draw on all of
 * the source.
 */
export function passagesOf(
  stems: Int32Array,
  counts: Int32Array,
): (range: [number, number]) => Counted {
  const begins = stretches(counts);
  const free = begins.slice();
  const places = new Int32Array(begins.at(-1)!);
  const content = new Int32Array(stems.length + 1);
  stems.forEach((stem, at) => {
    content[at + 1] = content[at]! + (stem >= 0 ? 1 : 0);
    if (stem >= 0) places[free[stem]!++] = at;
  });
  return ([first, last]) => {
    const get = (stem: number): number => {
      const stretch: [number, number] = [begins[stem]!, begins[stem + 1]!];
      return firstPlace(places, stretch, last) - firstPlace(places, stretch, first);
    };
    return { counts: { get }, total: content[last]! - content[first]! };
  };
}

/** Visits each close pair of different stems by the places of its words; of several earlier ones, the nearest. */
function eachClosePair(
  stems: Int32Array,
  visit: (pair: [number, number], earlier: number, later: number) => void,
): void {
  // The last content words, the nearest first.
  let recent: number[] = [];
  stems.forEach((stem, later) => {
    if (stem < 0) return;
    const seen = [stem];
    for (const earlier of recent) {
      const other = stems[earlier]!;
      if (seen.includes(other)) continue;
      seen.push(other);
      visit([Math.min(stem, other), Math.max(stem, other)], earlier, later);
    }
    recent = [later, ...recent.slice(0, REACH - 1)];
  });
}

/** Tells whether pairs of stems that are close somewhere in a text are close in a range of it, without reading it. */
export function pairPlaces(
  stems: Int32Array,
  size: number,
  wanted: readonly ReadonlySet<number>[],
): (pair: number, range: [number, number]) => boolean {
  const numbers = new Map<number, number>();
  for (const pairs of wanted)
    for (const pair of pairs) if (!numbers.has(pair)) numbers.set(pair, numbers.size);
  const numberOf = ([one, other]: [number, number]) => numbers.get(one * size + other);
  const counts = new Int32Array(numbers.size);
  eachClosePair(stems, (pair) => {
    const number = numberOf(pair);
    if (number !== undefined) counts[number]!++;
  });
  const begins = stretches(counts);
  const free = begins.slice();
  // Both ascend along the stretch of a pair: the later of two words has no earlier partner.
  const [earlierPlaces, laterPlaces] = [0, 1].map(() => new Int32Array(begins.at(-1)!)) as [
    Int32Array,
    Int32Array,
  ];
  eachClosePair(stems, (pair, earlier, later) => {
    const number = numberOf(pair);
    if (number === undefined) return;
    const at = free[number]!++;
    earlierPlaces[at] = earlier;
    laterPlaces[at] = later;
  });
  return (pair, [first, last]) => {
    const number = numbers.get(pair)!;
    const stretch: [number, number] = [begins[number]!, begins[number + 1]!];
    const at = firstPlace(earlierPlaces, stretch, first);
    return at < stretch[1] && laterPlaces[at]! < last;
  };
}
