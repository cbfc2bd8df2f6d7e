/** A likelihood below this many percent is shown as 0. */
const leastShown = 2;

/** The likelihood of a machine as it is shown, in whole percent. */
export function shownLikelihood(share: number): number {
  const percent = Math.round(share * 100);
  return percent < leastShown ? 0 : percent;
}
