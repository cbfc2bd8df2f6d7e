/** From the trees' log-odds and the number of words to a chance. */
export interface Calibration {
  bias: number;
  odds: number;
  length: number;
  product: number;
}

/** Log-odds after calibration; beyond 600 words length says nothing more. */
export function calibratedOdds(
  { bias, odds: slope, length: byLength, product }: Calibration,
  odds: number,
  words: number,
): number {
  const length = Math.log(Math.min(600, Math.max(20, words)) / 200);
  return bias + slope * odds + byLength * length + product * odds * length;
}

/** The chance that log-odds stand for. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
