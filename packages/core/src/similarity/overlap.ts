import { type Bag, type Comparison, type Counted, countIn } from './comparison.ts';

/** What a passage has in common with one of the source, in content words. */
interface Contained {
  /** Weighted share of the words here that stand there too. */
  contained: number;
  /** The same share without weights. */
  plain: number;
  /** Different stems in common. */
  common: number;
  /** Of these, the ones that stand nowhere else in either text. */
  exclusive: number;
  /** Of these, the ones that stand nowhere else here, and those of them that are rare in the source's passage. */
  ownHere: number;
  ownRare: number;
}

interface Overlap extends Contained {
  cosine: number;
  /** Weighted share of the source's words that stand here too. */
  sourceContained: number;
  /** Common words, repeated ones included, over the shorter passage. */
  shared: number;
}

/** Reads the passage here and only counts in the other one, which may be as long as it likes. */
export function containedIn(
  left: Bag,
  right: Counted,
  { weights, counts, sourceCounts }: Comparison,
): Contained & { product: number; norm: number; both: number } {
  let [product, norm, weight, inside, plain] = [0, 0, 0, 0, 0];
  let [common, exclusive, ownHere, ownRare, both] = [0, 0, 0, 0, 0];
  for (const stem of left.stems) {
    const count = countIn(left, stem);
    const other = countIn(right, stem);
    const value = count * weights[stem]!;
    norm += value * value;
    weight += value;
    if (other === 0) continue;
    product += value * other * weights[stem]!;
    inside += value;
    plain += count;
    common++;
    both += Math.min(count, other);
    if (counts[stem] !== count) continue;
    ownHere++;
    if (other <= 2) ownRare++;
    if (sourceCounts[stem] === other) exclusive++;
  }
  return {
    contained: inside / (weight || 1),
    plain: plain / (left.total || 1),
    common,
    exclusive,
    ownHere,
    ownRare,
    product,
    norm,
    both,
  };
}

export function overlapOf(left: Bag, right: Bag, comparison: Comparison): Overlap {
  const { product, norm, both, ...contained } = containedIn(left, right, comparison);
  let [sourceNorm, sourceWeight, sourceInside] = [0, 0, 0];
  for (const stem of right.stems) {
    const value = countIn(right, stem) * comparison.weights[stem]!;
    sourceNorm += value * value;
    sourceWeight += value;
    if (countIn(left, stem) > 0) sourceInside += value;
  }
  return {
    ...contained,
    cosine: product / (Math.sqrt(norm * sourceNorm) || 1),
    sourceContained: sourceInside / (sourceWeight || 1),
    shared: both / (Math.min(left.total, right.total) + 2),
  };
}

// Content words that count as neighbours: up to this many steps apart.
export const REACH = 3;

/** Unordered pairs of different stems that stand close together; where a bag is given, only of its stems. */
export function closePairs(
  stems: Int32Array,
  [first, last]: [number, number],
  size: number,
  only?: Bag,
): Set<number> {
  const isCounted = (stem: number): boolean => only === undefined || countIn(only, stem) > 0;
  const pairs = new Set<number>();
  const recent: number[] = [];
  for (let index = first; index < last; index++) {
    const stem = stems[index]!;
    if (stem < 0) continue;
    if (isCounted(stem)) {
      for (const other of recent) {
        if (other === stem || !isCounted(other)) continue;
        pairs.add(Math.min(other, stem) * size + Math.max(other, stem));
      }
    }
    recent.push(stem);
    if (recent.length > REACH) recent.shift();
  }
  return pairs;
}

/** How many close pairs of the passage here are close pairs there too, and how many there are here. */
export function commonPairs(
  { here, there, counts }: Comparison,
  [range, sourceRange]: [[number, number], [number, number]],
  passage: Bag,
): { common: number; all: number } {
  const pairs = closePairs(here.stems, range, counts.length);
  let common = 0;
  for (const pair of closePairs(there.stems, sourceRange, counts.length, passage)) {
    if (pairs.has(pair)) common++;
  }
  return { common, all: pairs.size };
}
