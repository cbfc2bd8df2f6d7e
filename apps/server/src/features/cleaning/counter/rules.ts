/** A statistical cleanup takes two passes; what people read is the stored figure halved, rounded down. */
export function displayedStatistical(storedPasses: number): number {
  return Math.floor(storedPasses / 2);
}

/** The home page's figure: texts cleaned, of either kind. */
export function textsCleaned(totals: {
  basic_cleanups: number;
  statistical_passes: number;
}): number {
  return totals.basic_cleanups + displayedStatistical(totals.statistical_passes);
}
