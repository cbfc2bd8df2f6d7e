import type { Bar, ColouredWord, GreenListMark, GreenListScore } from '@cleanpaste/core/watermark';

/** How a text looks under one key. */
export interface Analysis {
  words: ColouredWord[];
  score: GreenListScore;
  /** The same text under 200 other keys: what chance gives. */
  bars: Bar[];
}

/** Everything the laboratory's worker does. */
export interface LabWork {
  plant: { input: { text: string; mark: GreenListMark }; output: string };
  analyse: { input: { text: string; mark: GreenListMark }; output: Analysis };
  rewrite: { input: { text: string; seed: number }; output: string };
}
