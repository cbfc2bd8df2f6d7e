export { type Folded, fold } from './fold.ts';
export {
  FALSE_POSITIVE_RATES,
  type FalsePositiveRate,
  MIN_WORDS,
  VERDICT_THRESHOLD,
} from './frozen.ts';
export { type Evidence, type Likelihood, score } from './score.ts';
export type { SentenceScore } from './sentences.ts';
