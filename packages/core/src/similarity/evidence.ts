import { type Comparison, type Counted, countIn, wordsOf } from './comparison.ts';
import type { Reading } from './reading.ts';

// One word alone never says more than this (in nats), however rare it is.
const MOST = 3;
// Words that the pair of texts would hold if it were longer: keeps short texts from looking certain.
const UNSEEN = 200;

/**
 * How much one word speaks for having been copied from a passage: the log-likelihood ratio of a mixture, in
 * which a copied word comes from the passage with probability `share` and from anywhere otherwise.
 */
function wordEvidence(
  stem: number,
  passage: Counted,
  { counts, sourceCounts, total, share }: Comparison & { share: number },
): number {
  const inside = countIn(passage, stem);
  if (inside === 0) return Math.log(1 - share);
  const anywhere = (counts[stem]! + sourceCounts[stem]! + 1) / (total + UNSEEN);
  return Math.min(MOST, Math.log(1 - share + (share * (inside / passage.total)) / anywhere));
}

/** What the content words of a range of words say together about having been copied from the passage. */
export function evidenceFor(
  stems: Int32Array,
  [first, last]: [number, number],
  context: Comparison & { passage: Counted; share: number },
): number {
  let sum = 0;
  for (let index = first; index < last; index++) {
    if (stems[index]! >= 0) sum += wordEvidence(stems[index]!, context.passage, context);
  }
  return sum;
}

/**
 * The stretch of sentences with the most evidence, within a margin around the given one; the given one when
 * nothing speaks for any.
 */
export function bestStretch(
  reading: Reading,
  [first, last]: [number, number],
  context: Comparison & { passage: Counted; share: number; margin: number },
): [number, number] {
  let best: [number, number] = [first, last];
  let bestSum = 0;
  let sum = 0;
  let begin = 0;
  const end = Math.min(reading.sentences.length, last + context.margin);
  for (let index = Math.max(0, first - context.margin); index < end; index++) {
    if (sum <= 0) {
      sum = 0;
      begin = index;
    }
    sum += evidenceFor(reading.stems, wordsOf(reading, index, index + 1), context);
    if (sum > bestSum) {
      bestSum = sum;
      best = [begin, index + 1];
    }
  }
  return best;
}
