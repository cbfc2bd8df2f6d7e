import { type CheckFigures, type LikelihoodBand, likelihoodPercent } from '@cleanpaste/contract';

/** The figures of a check in one line; a likelihood that settles nothing says so beside its figure. */
export function scoresCopy(
  { similarity, aiScore }: CheckFigures,
  band: LikelihoodBand | null,
): string {
  const percent = likelihoodPercent(aiScore);
  const ai = band === 'unclear' ? `${percent}, undecided` : percent;
  return `Similarity ${similarity}% · AI likelihood ${ai}`;
}
