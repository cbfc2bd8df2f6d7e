import { FALSE_POSITIVE_RATES, score, VERDICT_THRESHOLD } from '@cleanpaste/core/likelihood';
import { excludedSpans, type Span } from '@cleanpaste/core/similarity';

export interface JudgeJob {
  text: string;
  excludeQuotations: boolean;
  excludeReferences: boolean;
}

const percent = (share: number) => Math.round(share * 100);
/** A likelihood below this many percent is shown as 0. */
const leastShown = 2;

/** What can be said of a text without comparing it: who may have written it, and what is left out. */
export function judgeText({ text, excludeQuotations, excludeReferences }: JudgeJob) {
  const { likelihood, words, sentences, evidence } = score(text);
  const rounded = likelihood === null ? null : percent(likelihood);
  const leftOut: Span[] = excludedSpans(text, {
    quotations: excludeQuotations,
    references: excludeReferences,
  });
  return {
    aiScore: rounded !== null && rounded < leastShown ? 0 : rounded,
    words,
    sentences,
    evidence,
    verdictThreshold: percent(VERDICT_THRESHOLD),
    falsePositives: FALSE_POSITIVE_RATES.map(({ label, texts, rate }) => ({ label, texts, rate })),
    leftOut,
  };
}
