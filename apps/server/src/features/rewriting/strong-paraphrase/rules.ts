import {
  chunkNoteMessages,
  type ParaphraseReport,
  type RewrittenChunk,
  type StrongParaphraseAnswer,
} from '@cleanpaste/contract';
import { uniqueness } from '@cleanpaste/core/text';
import type { ChunkResult } from '../engine/service.ts';
import type { Prepared } from '../threads/prepare.ts';

export function confidenceOf(uniqueness: number): ParaphraseReport['confidence'] {
  if (uniqueness < 30) return 'low';
  return uniqueness < 70 ? 'medium' : 'high';
}

/** The average over the chunks, from 0 to 100. */
export function reportOf(chunks: Pick<RewrittenChunk, 'uniqueness'>[]): ParaphraseReport {
  const sum = chunks.reduce((total, chunk) => total + chunk.uniqueness, 0);
  const mean = Math.min(100, Math.max(0, chunks.length > 0 ? sum / chunks.length : 0));
  return { uniqueness: mean, confidence: confidenceOf(mean) };
}

/** The answer for a text that is too short to be rewritten. */
export const unchangedAnswer = (text: string): StrongParaphraseAnswer => ({
  cleanedText: text,
  charged: false,
  removedCharacterCount: 0,
  detailedReport: { uniqueness: 0, confidence: 'low' },
  chunks: [],
  baseText: text,
  edits: [],
});

/** Puts the chunks together again; who charges for it says so. */
export function answerOf(prepared: Prepared, results: ChunkResult[]): StrongParaphraseAnswer {
  const { baseText, removedCharacterCount } = prepared;
  const chunks = results.map(({ engine, text, note }, index): RewrittenChunk => {
    const { start, end } = prepared.chunks[index]!;
    const isUnchanged = engine === 'unchanged';
    const message = note && chunkNoteMessages[note][engine];
    return {
      start,
      end,
      engine,
      uniqueness: isUnchanged ? 0 : uniqueness(baseText.slice(start, end), text),
      ...(note && message ? { note, message } : {}),
    };
  });
  return {
    cleanedText: results.map(({ text }) => text).join(''),
    charged: false,
    removedCharacterCount,
    detailedReport: reportOf(chunks),
    chunks,
    baseText,
    edits: results.flatMap(({ edits }, index) => {
      const shift = prepared.chunks[index]!.start;
      return edits.map((edit) => ({ ...edit, start: edit.start + shift, end: edit.end + shift }));
    }),
  };
}
