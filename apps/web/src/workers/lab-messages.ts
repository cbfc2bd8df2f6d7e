import type { ChunkNote, RewriteForm } from '@cleanpaste/contract';
import type {
  JudgedParagraph,
  Judgement,
  Masked,
  PartResult,
  Version,
} from '@cleanpaste/core/guard';
import type { Span } from '@cleanpaste/core/text';
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

/** A text without its hidden characters, cut for a model in the tab. */
export interface PreparedText {
  baseText: string;
  removedCharacterCount: number;
  /** None where the text is too short to be rewritten. */
  chunks: Span[];
}

/** Everything the laboratory's worker does, and the built-in engine and the guard for models in the tab. */
export interface LabWork {
  /** Without places of its own a text is read for words that have a stand-in. */
  plant: {
    input: { text: string; mark: GreenListMark; places: Alternatives[] | null };
    output: string;
  };
  analyse: { input: { text: string; mark: GreenListMark }; output: Analysis };
  rewrite: { input: { text: string; seed: number }; output: string };
  /** @throws Error with a sentence for people where the text is longer than what is rewritten */
  prepareRewrite: { input: { text: string }; output: PreparedText };
  mask: { input: { text: string }; output: Masked };
  judge: { input: Version; output: Judgement };
  judgeParagraphs: { input: Version; output: JudgedParagraph[] | null };
  rewritePart: {
    input: { text: string; seed: number; form: RewriteForm };
    output: PartResult<ChunkNote>;
  };
  readsAsEnglish: { input: { text: string }; output: boolean };
}
