import { type LikelihoodBand, likelihoodPercent } from '@cleanpaste/contract';
import { historyCopy } from '../../copy/history-copy.ts';

/** A likelihood as the history prints it: one that settles nothing says so before its figure. */
export function scoreOf(aiScore: number | null, band: LikelihoodBand | null): string {
  const percent = likelihoodPercent(aiScore);
  return band === 'unclear' ? historyCopy.unclear(percent) : percent;
}
