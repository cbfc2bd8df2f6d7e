import { detectGreenList, type GreenListMark } from './green-list.ts';
import { density } from './normal.ts';

/** A bar of the histogram: z-scores from `from` up to `to`, and the normal curve's share of them. */
export interface Bar {
  from: number;
  to: number;
  count: number;
  /** How many scores the normal distribution puts here. */
  expected: number;
}

/**
 * The scores the same text gets under other keys: what chance alone gives. The mark's own key stands
 * out of them, or does not. Never throws.
 *
 * @param text any string
 * @param mark the mark whose key is exchanged
 * @param count how many other keys to try
 * @returns a z-score for each key, the same ones every time
 * @example
 * scoresUnderOtherKeys('Plain words.', { scheme: 'kgw', key: 'k' }, 3).length // 3
 */
export function scoresUnderOtherKeys(text: string, mark: GreenListMark, count = 200): number[] {
  return Array.from(
    { length: count },
    (_, i) => detectGreenList(text, { ...mark, key: `${mark.key}\u0000other ${i}` }).z,
  );
}

/**
 * Bars over the scores, from −4 (or lower) to 4 (or higher), ready to draw. Scores that are not finite
 * have no bar.
 *
 * @param scores z-scores in any order
 * @param width width of a bar, in units of z; above 0
 * @returns the bars from left to right, each with what the normal distribution expects there
 * @throws RangeError when the width is not above 0 and finite
 * @example
 * histogram([0.1, 0.2, 5], 1).map(({ count }) => count) // [0, 0, 0, 0, 2, 0, 0, 0, 0, 1]
 */
export function histogram(scores: readonly number[], width = 0.5): Bar[] {
  if (!(width > 0 && width < Infinity)) throw new RangeError('A bar needs a width above 0.');
  const sorted = scores.filter(Number.isFinite).sort((a, b) => a - b);
  let [least, most] = [-4, 4];
  for (const score of sorted) {
    least = Math.min(least, score);
    most = Math.max(most, score);
  }
  const bars: Bar[] = [];
  for (let from = Math.floor(least / width) * width; from <= most; from += width)
    bars.push({ from, to: from + width, count: 0, expected: 0 });
  let at = 0;
  for (const bar of bars) {
    while (at < sorted.length && sorted[at]! < bar.from) at++;
    while (at < sorted.length && sorted[at]! < bar.to) {
      bar.count++;
      at++;
    }
    bar.expected = sorted.length * width * density(bar.from + width / 2);
  }
  return bars;
}
