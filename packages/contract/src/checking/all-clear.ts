import type { CheckAnswer, JudgedSentence } from './check.ts';

type Judged = Pick<CheckAnswer, 'aiScore' | 'provider'>;

/**
 * Below so many percent a text was probably written by a person. The built-in figure is a chance, and
 * nine of ten texts by people lie under one half; the other one is a share of the text, of which
 * only none at all is nothing.
 */
const personBelow: Record<CheckAnswer['provider'], number> = { local: 50, copyleaks: 1 };

/** The bands of the likelihood, the lowest first. */
export type LikelihoodBand = 'person' | 'unclear' | 'machine';

/** Where a figure lies; null where a text is too short to have one. */
export function bandOf(
  answer: Judged & Pick<CheckAnswer, 'verdictThreshold'>,
): LikelihoodBand | null {
  const { aiScore, provider, verdictThreshold } = answer;
  if (aiScore === null) return null;
  if (aiScore < personBelow[provider]) return 'person';
  return aiScore < verdictThreshold ? 'unclear' : 'machine';
}

/** From this score on a sentence reads like a machine's. */
const likeMachineFrom = 0.6;

/** Whether a sentence reads like a machine's. */
export const isLikeMachine = ({ score }: Pick<JudgedSentence, 'score'>) => score >= likeMachineFrom;

/**
 * Of a text that is called machine-written and does not read the same throughout, how many of its sentences read
 * like it; null where the verdict is of the text as a whole.
 */
export function machineSentences(
  answer: Judged & Pick<CheckAnswer, 'verdictThreshold' | 'mixed' | 'sentences'>,
): { like: number; of: number } | null {
  const { mixed, sentences } = answer;
  const like = sentences.filter(isLikeMachine).length;
  return bandOf(answer) === 'machine' && mixed && like > 0 ? { like, of: sentences.length } : null;
}

/** Where the bands meet: below the first percentage a person, from the second on a machine. */
export const bandEdges = ({
  provider,
  verdictThreshold,
}: Pick<CheckAnswer, 'provider' | 'verdictThreshold'>): [number, number] => [
  personBelow[provider],
  verdictThreshold,
];

/** No copied passage, and a figure in the lowest band: nothing that a rewrite could better. */
export const isNothingFound = (
  answer: Judged & Pick<CheckAnswer, 'similarity' | 'verdictThreshold'>,
): boolean => answer.similarity === 0 && bandOf(answer) === 'person';

/** Nothing found, and all of the index was asked: the one place that says when a text is all clear. */
export const isAllClear = (
  answer: Judged & Pick<CheckAnswer, 'similarity' | 'verdictThreshold' | 'indexShare'>,
): boolean => isNothingFound(answer) && (answer.indexShare ?? 1) === 1;
