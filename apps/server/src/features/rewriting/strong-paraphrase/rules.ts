import type { StrongParaphraseAnswer } from '@cleanpaste/contract';

/** The answer for a text that is too short to be rewritten. */
export const unchangedAnswer = (text: string): StrongParaphraseAnswer => ({
  cleanedText: text,
  charged: false,
  removedCharacterCount: 0,
  detailedReport: { uniqueness: 0, confidence: 'low' },
  chunks: [],
  baseText: text,
  edits: [],
  historyId: null,
});
