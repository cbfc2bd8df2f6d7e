import type {
  Alternatives,
  Bar,
  ColouredWord,
  GreenListMark,
  GreenListScore,
} from '@cleanpaste/core/watermark';

/** How a text looks under one key. */
export interface Analysis {
  words: ColouredWord[];
  score: GreenListScore;
  /** The same text under 200 other keys: what chance gives. */
  bars: Bar[];
}

/** Everything the laboratory's worker does. */
export interface LabWork {
  /** Without places of its own a text is read for words that have a stand-in. */
  plant: {
    input: { text: string; mark: GreenListMark; places: Alternatives[] | null };
    output: string;
  };
  analyse: { input: { text: string; mark: GreenListMark }; output: Analysis };
  rewrite: { input: { text: string; seed: number }; output: string };
  readsAsEnglish: { input: { text: string }; output: boolean };
}
