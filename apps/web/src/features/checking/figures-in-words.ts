import type { CheckAnswer } from '@cleanpaste/contract';
import { checkCopy } from '../../copy/check-copy.ts';

/** The figures of a check in which nothing was found, for the card and the window that say so. */
export const figuresInWords = ({ similarity, aiScore }: CheckAnswer): string =>
  checkCopy.clearFigures(similarity, aiScore);
