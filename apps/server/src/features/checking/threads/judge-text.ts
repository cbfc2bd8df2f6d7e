import { FALSE_POSITIVE_RATES, score, VERDICT_THRESHOLD } from '@cleanpaste/core/likelihood';
import { excludedSpans, type Span } from '@cleanpaste/core/similarity';
import { shownLikelihood } from './shown-likelihood.ts';

export interface JudgeJob {
  text: string;
  excludeQuotations: boolean;
  excludeReferences: boolean;
  /** Whose texts the likelihood is compared with; see `score`. */
  peopleOf?: string | undefined;
}

const percent = (share: number) => Math.round(share * 100);

/** What can be said of a text without comparing it: who may have written it, and what is left out. */
export function judgeText({ text, excludeQuotations, excludeReferences, peopleOf }: JudgeJob) {
  const {
    likelihood,
    reason,
    words,
    judgedWords,
    leftOut: notJudged,
    ...read
  } = score(text, { peopleOf });
  const leftOut: Span[] = excludedSpans(text, {
    quotations: excludeQuotations,
    references: excludeReferences,
  });
  return {
    aiScore: likelihood === null ? null : shownLikelihood(likelihood),
    aiReason: reason,
    words,
    judgedWords,
    notJudged,
    peopleAsHigh: read.peopleAsHigh,
    mixed: read.mixed,
    sentences: read.sentences,
    evidence: read.evidence,
    verdictThreshold: percent(VERDICT_THRESHOLD),
    falsePositives: FALSE_POSITIVE_RATES.map(({ label, texts, rate }) => ({ label, texts, rate })),
    leftOut,
  };
}
