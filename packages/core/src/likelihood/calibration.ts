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

/** The chance that log-odds stand for. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
