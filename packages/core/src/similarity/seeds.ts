import type { Area } from './comparison.ts';
import { firstFrom } from './ordered.ts';
import type { Reading } from './reading.ts';

/** Two sentences with much the same words, by their numbers. */
export interface Seed {
  sentence: number;
  sourceSentence: number;
  cosine: number;
  dice: number;
}

interface Bag {
  stems: number[];
  /** Occurrences times the stem's weight. */
  values: number[];
  norm: number;
}

// A stem that stands in more sentences of the source than this pairs nothing by itself.
const MOST_POSTINGS = 400;
// Best partners that one sentence keeps: a text that repeats itself would otherwise pair all with all.
const MOST_PARTNERS = 30;
// Pairs in all, for the room that they take: of more than 33,333 sentences each keeps fewer partners, down to so many.
const MOST_PAIRS = 1_000_000;
const LEAST_PARTNERS = 4;

const partnersOf = (sentences: number): number =>
  Math.max(LEAST_PARTNERS, Math.min(MOST_PARTNERS, Math.floor(MOST_PAIRS / sentences)));

function bagsOf(reading: Reading, weights: Float64Array): Bag[] {
  return reading.sentences.map(({ first, last }) => {
    const counts = new Map<number, number>();
    for (let index = first; index < last; index++) {
      const stem = reading.stems[index]!;
      if (stem >= 0) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    const stems = [...counts.keys()];
    const values = stems.map((stem) => counts.get(stem)! * weights[stem]!);
    return {
      stems,
      values,
      norm: Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)),
    };
  });
}

interface SeedLimits {
  cosine: number;
  dice: number;
}

/** Finds the sentence pairs whose weighted cosine and whose share of common stems reach the limits. */
export function sentenceSeeds(
  here: Reading,
  there: Reading,
  { weights, limits }: { weights: Float64Array; limits: SeedLimits },
): Seed[] {
  const left = bagsOf(here, weights);
  const right = bagsOf(there, weights);
  const postings = new Map<number, { sentence: number; value: number }[]>();
  right.forEach((bag, sentence) => {
    bag.stems.forEach((stem, index) => {
      const known = postings.get(stem);
      const posting = { sentence, value: bag.values[index]! };
      if (known) known.push(posting);
      else postings.set(stem, [posting]);
    });
  });
  const products = new Float64Array(right.length);
  const common = new Int32Array(right.length);
  const seeds: Seed[] = [];
  const partners = partnersOf(left.length);
  left.forEach((bag, sentence) => {
    const touched: number[] = [];
    bag.stems.forEach((stem, index) => {
      const list = postings.get(stem);
      if (!list || list.length > MOST_POSTINGS) return;
      for (const posting of list) {
        if (common[posting.sentence] === 0) touched.push(posting.sentence);
        common[posting.sentence]!++;
        products[posting.sentence]! += bag.values[index]! * posting.value;
      }
    });
    const found: Seed[] = [];
    for (const sourceSentence of touched) {
      const other = right[sourceSentence]!;
      const cosine = products[sourceSentence]! / (bag.norm * other.norm);
      const dice = (2 * common[sourceSentence]!) / (bag.stems.length + other.stems.length);
      if (cosine >= limits.cosine && dice >= limits.dice) {
        found.push({ sentence, sourceSentence, cosine, dice });
      }
      products[sourceSentence] = 0;
      common[sourceSentence] = 0;
    }
    found.sort((a, b) => b.cosine - a.cosine || a.sourceSentence - b.sourceSentence);
    seeds.push(...found.slice(0, partners));
  });
  return seeds;
}

/** The seeds inside an area; they must be ordered by sentence, as `sentenceSeeds` gives them. */
export function seedsIn(seeds: readonly Seed[], area: Area): Seed[] {
  const place = (seed: Seed): number => seed.sentence;
  return seeds
    .slice(firstFrom(seeds, place, area.first), firstFrom(seeds, place, area.last))
    .filter(
      ({ sourceSentence }) =>
        sourceSentence >= area.sourceFirst && sourceSentence < area.sourceLast,
    );
}
