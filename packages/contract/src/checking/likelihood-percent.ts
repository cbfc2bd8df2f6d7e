/**
 * A likelihood as it is printed. It is an estimate: rounded to either end it would read like a certainty, which it is not.
 * @param aiScore whole percent, 0 to 100
 */
export function likelihoodPercent(aiScore: number): string {
  if (aiScore >= 100) return 'over 99%';
  return aiScore <= 0 ? 'under 1%' : `${aiScore}%`;
}
