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
export interface Bag {
  counts: Int32Array;
  /** The stems that occur, each once. */
  stems: number[];
  total: number;
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
  const all = [here, there].map((reading) =>
    bagOf(reading.stems, [0, reading.stems.length], lexicon.stems.size),
  ) as [Bag, Bag];
  return {
    here,
    there,
    counts: all[0].counts,
    sourceCounts: all[1].counts,
    total: all[0].total + all[1].total,
    weights: stemWeights([here, there], lexicon),
  };
}

/** Counts the content words from the first to, not including, the last given word. */
export function bagOf(stems: Int32Array, [first, last]: [number, number], size: number): Bag {
  const bag: Bag = { counts: new Int32Array(size), stems: [], total: 0 };
  for (let index = first; index < last; index += 1) {
    const stem = stems[index]!;
    if (stem < 0) continue;
    if (bag.counts[stem] === 0) bag.stems.push(stem);
    bag.counts[stem]! += 1;
    bag.total += 1;
  }
  return bag;
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
      for (let index = first; index < last; index += 1) {
        const stem = stems[index]!;
        if (stem < 0 || seenIn[stem] === sentences) continue;
        seenIn[stem] = sentences;
        counts[stem]! += 1;
      }
      sentences += 1;
    }
  }
  return Float64Array.from(counts, (count) => Math.log((1 + sentences) / Math.max(1, count)));
}
