import { type Bag, type Comparison, countIn } from './comparison.ts';

/** What two passages have in common, in content words. */
interface Overlap {
  cosine: number;
  /** Weighted share of the words here that stand there too, and the other way round. */
  contained: number;
  sourceContained: number;
  /** The same share without weights. */
  plain: number;
  /** Different stems in common. */
  common: number;
  /** Of these, the ones that stand nowhere else in either text. */
  exclusive: number;
  /** Of these, the ones that stand nowhere else here, and those of them that are rare in the source's passage. */
  ownHere: number;
  ownRare: number;
  /** Common words, repeated ones included, over the shorter passage. */
  shared: number;
}

export function overlapOf(
  left: Bag,
  right: Bag,
  { weights, counts, sourceCounts }: Comparison,
): Overlap {
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
  let [sourceNorm, sourceWeight, sourceInside] = [0, 0, 0];
  for (const stem of right.stems) {
    const value = countIn(right, stem) * weights[stem]!;
    sourceNorm += value * value;
    sourceWeight += value;
    if (countIn(left, stem) > 0) sourceInside += value;
  }
  return {
    cosine: product / (Math.sqrt(norm * sourceNorm) || 1),
    contained: inside / (weight || 1),
    sourceContained: sourceInside / (sourceWeight || 1),
    plain: plain / (left.total || 1),
    common,
    exclusive,
    ownHere,
    ownRare,
    shared: both / (Math.min(left.total, right.total) + 2),
  };
}

// Content words that count as neighbours: up to this many steps apart.
const REACH = 3;

/** Unordered pairs of different stems that stand close together; only stems of the given bag count. */
function closePairs(
  stems: Int32Array,
  [first, last]: [number, number],
  { only, size }: { only: Bag; size: number },
): Set<number> {
  const pairs = new Set<number>();
  const recent: number[] = [];
  for (let index = first; index < last; index++) {
    const stem = stems[index]!;
    if (stem < 0) continue;
    if (countIn(only, stem) > 0) {
      for (const other of recent) {
        if (other === stem || countIn(only, other) === 0) continue;
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
  const limits = { only: passage, size: counts.length };
  const pairs = closePairs(here.stems, range, limits);
  let common = 0;
  for (const pair of closePairs(there.stems, sourceRange, limits)) {
    if (pairs.has(pair)) common++;
  }
  return { common, all: pairs.size };
}
