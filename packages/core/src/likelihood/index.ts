export { type Folded, fold } from './fold.ts';
export {
  FALSE_POSITIVE_RATES,
  type FalsePositiveRate,
  MIN_WORDS,
  VERDICT_THRESHOLD,
} from './frozen.ts';
export type { Refusal } from './judged-part.ts';
export type { PeopleAsHigh } from './kinds.ts';
export { type Evidence, type Likelihood, type ScoreOptions, score } from './score.ts';
export type { SentenceScore } from './sentences.ts';
