import type { Match, Translated } from '@cleanpaste/core/similarity';

export type ComparedPassage = Omit<Match, 'similarity'>;

/** What two texts have in common; shares are of each text's words, 0 to 1. */
export interface Comparison {
  passages: ComparedPassage[];
  leftShare: number;
  rightShare: number;
  /** Passages that may be translations: a hint, which counts in no share. */
  translations: Translated[];
  /** Of the shorter text, and how many in a row make a passage. */
  words: number;
  least: number;
}

export interface CompareWork {
  compare: { input: { left: string; right: string }; output: Comparison };
}
