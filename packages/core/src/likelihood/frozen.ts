import { BLEND } from './blend.gen.ts';

/** Below this many words the text is too short to say. */
export const MIN_WORDS = 60;

/**
 * The likelihood from which a text is called likely machine-written. Chosen on groups left out of
 * training so that of no group of people with 60 texts or more above two in a hundred are called so
 * wrongly; not to be moved by what later data says.
 */
export const VERDICT_THRESHOLD: number = BLEND.threshold;

/** How often a group of human texts was wrongly called machine-written when it was left out. */
export interface FalsePositiveRate {
  /** Source of the texts, as named in the data card. */
  group: string;
  /** What was written there, for people. */
  label: string;
  texts: number;
  /** Share between 0 and 1. */
  rate: number;
}

const LABELS: Record<string, string> = {
  biscope: 'Reviews, stories and abstracts',
  corizzo: 'Essays by learners of English',
  detectrl: 'Abstracts, news, stories and reviews',
  dnahuman: 'Abstracts and news',
  fdg: 'Medical answers and stories',
  glimpse: 'Medical answers',
  imbd: 'News',
  'formal-essay': 'Formal essays, sold as samples',
  l2r: 'Texts from nine fields of work',
  lastde: 'Forum posts, encyclopedia, news and stories',
  outfox: "School pupils' essays",
  pan13: 'Web pages',
  'people fiction': 'Fiction, mostly of 1900 to 1960',
  'people manual': 'Manuals and technical articles',
  'people public': 'Textbooks, law, health, speeches and government pages',
  'people science': 'Abstracts of science',
  raidar: 'Short fiction',
};

/** Measured false-positive rates by group of human writing, largest group first. */
export const FALSE_POSITIVE_RATES: readonly FalsePositiveRate[] = Object.entries(
  BLEND.people as Record<string, { texts: number; rate: number }>,
)
  .map(([group, { texts, rate }]) => ({ group, label: LABELS[group] ?? group, texts, rate }))
  .sort((a, b) => b.texts - a.texts);
