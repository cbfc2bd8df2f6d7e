/** From the trees' log-odds and the number of words to a chance. */
export interface Calibration {
  bias: number;
  odds: number;
  /** Added to the slope where the odds speak for a machine. */
  above: number;
  length: number;
  /** Share by which the slope grows with each e-fold of length beyond 200 words. */
  growth: number;
}

/** Log-odds after calibration; beyond 600 words length says nothing more. */
export function calibratedOdds(
  { bias, odds: slope, above, length: byLength, growth }: Calibration,
  odds: number,
  words: number,
): number {
  const length = Math.log(Math.min(600, Math.max(20, words)) / 200);
  const sloped = slope * odds + above * Math.max(0, odds);
  return bias + sloped * (1 + growth * length) + byLength * length;
}

/** From odds of a text, protected by its kind, to odds that are true on the mean over sources. */
export interface Settlement {
  bias: number;
  below: number;
  above: number;
}

/**
 * Odds that speak for a machine count by the slope of the text's kind: less where people write much
 * like one. What is then left is stretched, so that a chance still means what it says.
 */
export function settledOdds(
  { bias, below, above }: Settlement,
  odds: number,
  slope: number,
): number {
  return bias + (odds > 0 ? above * slope : below) * odds;
}

/** The chance that log-odds stand for. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
