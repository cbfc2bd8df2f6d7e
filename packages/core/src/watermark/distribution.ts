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
 * Bars over the scores, from −4 (or lower) to 4 (or higher), ready to draw. Never throws.
 *
 * @param scores z-scores in any order
 * @param width width of a bar, in units of z
 * @returns the bars from left to right, each with what the normal distribution expects there
 * @example
 * histogram([0.1, 0.2, 5], 1).map(({ count }) => count) // [0, 0, 0, 0, 2, 0, 0, 0, 0, 1]
 */
export function histogram(scores: readonly number[], width = 0.5): Bar[] {
  const low = Math.floor(Math.min(-4, ...scores) / width) * width;
  const high = Math.max(4, ...scores);
  const bars: Bar[] = [];
  for (let from = low; from <= high; from += width) {
    const to = from + width;
    const count = scores.filter((score) => score >= from && score < to).length;
    bars.push({ from, to, count, expected: scores.length * width * density(from + width / 2) });
  }
  return bars;
}
