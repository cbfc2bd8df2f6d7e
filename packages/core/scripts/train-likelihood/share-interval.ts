/** 95 % interval of a share of `of` texts (Wilson 1927); holds the share, also where it is 0 or 1. */
export function shareInterval(share: number, of: number): [low: number, high: number] {
  if (of === 0 || Number.isNaN(share)) return [Number.NaN, Number.NaN];
  const z2 = 1.96 ** 2;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (1.96 / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  return [Math.max(0, Math.min(share, middle - half)), Math.min(1, Math.max(share, middle + half))];
}
