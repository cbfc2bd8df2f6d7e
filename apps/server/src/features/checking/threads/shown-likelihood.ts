/** The likelihood of a machine as it is shown, in whole percent: 0 says that there is none at all. */
export function shownLikelihood(share: number): number {
  return share > 0 ? Math.max(1, Math.round(share * 100)) : 0;
}
