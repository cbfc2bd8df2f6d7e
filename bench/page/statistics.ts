/** The value below which the share `q` of the values lies (nearest rank). */
export function quantile(values: number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]) => quantile(values, 0.5);

export const round = (value: number, digits = 0) => Number(value.toFixed(digits));
