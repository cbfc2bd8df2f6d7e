import type { CheckAnswer, JudgedSentence } from './check.ts';

type Judged = Pick<CheckAnswer, 'aiScore' | 'provider'>;

/**
 * Below so many percent a text was probably written by a person. The built-in figure is a chance, and
 * nine of ten texts by people lie under one half; the other one is a share of the text, of which
 * only none at all is nothing.
 */
const personBelow: Record<CheckAnswer['provider'], number> = { local: 50, copyleaks: 1 };

/** The bands of the likelihood, the lowest first. */
export const likelihoodBands = ['person', 'unclear', 'machine'] as const;

export type LikelihoodBand = (typeof likelihoodBands)[number];

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

/**
 * Of a text that is called machine-written and does not read the same throughout, how many of its sentences read
 * like it; null where the verdict is of the text as a whole.
 */
export function machineSentences(
  answer: Judged & Pick<CheckAnswer, 'verdictThreshold' | 'mixed' | 'sentences'>,
): { like: number; of: number } | null {
  const { mixed, sentences } = answer;
  const like = sentences.filter(({ score }) => score >= likeMachineFrom).length;
  return bandOf(answer) === 'machine' && mixed && like > 0 ? { like, of: sentences.length } : null;
}

/** Steps of colour for a sentence: 0 reads like a person, 4 like a machine. */
export const sentenceLevel = ({ score }: Pick<JudgedSentence, 'score'>): number =>
  Math.min(4, Math.max(0, Math.floor(score * 5)));

/** What was found alike and left out of the count: quotations alone, or other things too. */
export function leftOutOf({ innocent = [] }: Pick<CheckAnswer, 'innocent'>) {
  const kinds = new Set(innocent.filter(({ counted }) => !counted).map(({ kind }) => kind));
  if (kinds.size === 0) return 'none';
  return kinds.size === 1 && kinds.has('quotations') ? 'quotations' : 'more';
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
