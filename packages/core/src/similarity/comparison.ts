import { type Lexicon, newLexicon, type Reading, readForComparing } from './reading.ts';

/** Two texts read with one lexicon, and what is counted over both. */
export interface Comparison {
  here: Reading;
  there: Reading;
  /** How often each stem stands here, there. */
  counts: Int32Array;
  sourceCounts: Int32Array;
  /** Content words of both texts. */
  total: number;
  /** How telling each stem is within this pair: log of sentences per sentence that holds it. */
  weights: Float64Array;
}

/** The content words of a range, counted by stem. */
export interface Counted {
  /** A table over all stems for long ranges, a small map for short ones, which are many. */
  counts: Int32Array | { get(stem: number): number | undefined };
  total: number;
}

export interface Bag extends Counted {
  /** The stems that occur, each once. */
  stems: number[];
}

/** A range of sentences on both sides, the ends not included. */
export interface Area {
  first: number;
  last: number;
  sourceFirst: number;
  sourceLast: number;
}

export function compare(suspicious: string, source: string): Comparison {
  const lexicon = newLexicon();
  const here = readForComparing(suspicious, lexicon);
  const there = readForComparing(source, lexicon);
  const [counts, sourceCounts] = [here, there].map(({ stems }) =>
    stemCounts(stems, [0, stems.length], lexicon.stems.size),
  ) as [Int32Array, Int32Array];
  return {
    here,
    there,
    counts,
    sourceCounts,
    total: [here, there].reduce(
      (sum, { stems }) => sum + stems.filter((one) => one >= 0).length,
      0,
    ),
    weights: stemWeights([here, there], lexicon),
  };
}

const LONG_RANGE = 2000;
// A table has room for the stems of both texts: of many ranges with a share as small as this, each would fill it anew.
const LONG_SHARE = 0.25;

/** How often the stem stands in the bag. */
export function countIn({ counts }: Counted, stem: number): number {
  return counts instanceof Int32Array ? counts[stem]! : (counts.get(stem) ?? 0);
}

/** How often each stem of a range of words stands there; `size` is the number of stems that there are. */
function stemCounts(stems: Int32Array, [first, last]: [number, number], size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let index = first; index < last; index++) {
    if (stems[index]! >= 0) counts[stems[index]!]!++;
  }
  return counts;
}

/** Counts the content words from the first to, not including, the last given word. */
export function bagOf(stems: Int32Array, range: [number, number], size: number): Bag {
  const [first, last] = range;
  const isLong = last - first >= LONG_RANGE;
  if (isLong && last - first >= LONG_SHARE * size) {
    const counts = stemCounts(stems, range, size);
    const present = [...counts.keys()].filter((stem) => counts[stem]! > 0);
    return { counts, stems: present, total: counts.reduce((sum, count) => sum + count, 0) };
  }
  const counts = new Map<number, number>();
  let total = 0;
  for (let index = first; index < last; index++) {
    const stem = stems[index]!;
    if (stem < 0) continue;
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
    total++;
  }
  const present = [...counts.keys()];
  // In the order of a table's, in which sums come out the same.
  return { counts, stems: isLong ? present.sort((a, b) => a - b) : present, total };
}

/** The words of a range of sentences. */
export function wordsOf(reading: Reading, first: number, last: number): [number, number] {
  return [reading.sentences[first]!.first, reading.sentences[last - 1]!.last];
}

/** The bags of both sides of an area. */
export function bagsOf({ here, there, counts }: Comparison, area: Area): [Bag, Bag] {
  return [
    bagOf(here.stems, wordsOf(here, area.first, area.last), counts.length),
    bagOf(there.stems, wordsOf(there, area.sourceFirst, area.sourceLast), counts.length),
  ];
}

function stemWeights(readings: readonly Reading[], lexicon: Lexicon): Float64Array {
  const counts = new Int32Array(lexicon.stems.size);
  const seenIn = new Int32Array(lexicon.stems.size).fill(-1);
  let sentences = 0;
  for (const { stems, sentences: ranges } of readings) {
    for (const { first, last } of ranges) {
      for (let index = first; index < last; index++) {
        const stem = stems[index]!;
        if (stem < 0 || seenIn[stem] === sentences) continue;
        seenIn[stem] = sentences;
        counts[stem]!++;
      }
      sentences++;
    }
  }
  return Float64Array.from(counts, (count) => Math.log((1 + sentences) / Math.max(1, count)));
}
