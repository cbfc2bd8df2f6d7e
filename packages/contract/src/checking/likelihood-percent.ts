/**
 * A likelihood as it is printed. It is an estimate: rounded to either end it would read like a certainty, which it is not.
 * @param aiScore whole percent, 0 to 100; null where there is no figure
 */
export function likelihoodPercent(aiScore: number | null): string {
  if (aiScore === null) return 'no figure';
  if (aiScore >= 100) return 'over 99%';
  return aiScore <= 0 ? 'under 1%' : `${aiScore}%`;
}
