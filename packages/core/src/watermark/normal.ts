/** Density of the standard normal distribution: the curve a z-score follows without a mark. */
export function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * Chance of a standard normal value of at least z (Abramowitz and Stegun 26.2.17, error < 7.5e-8).
 * Never throws.
 *
 * @param z any number
 * @returns a probability, 0 to 1
 * @example
 * upperTail(1.96).toFixed(4) // '0.0250'
 */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return density(z) * series;
}
