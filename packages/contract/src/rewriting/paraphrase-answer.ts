import { type ChunkNote, chunkNoteMessages } from './chunk-notes.ts';
import type {
  ParaphraseReport,
  RewriteEdit,
  RewrittenChunk,
  StrongParaphraseAnswer,
} from './strong-paraphrase.ts';

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

interface Rewritten {
  text: string;
  edits: RewriteEdit[];
  parts: (Omit<RewrittenChunk, 'message' | 'note'> & { note?: ChunkNote })[];
}

/** The answer for a text that was rewritten in parts, be it on a server or elsewhere; who charges says so. */
export function paraphraseAnswer(
  { baseText, removedCharacterCount }: { baseText: string; removedCharacterCount: number },
  { text, edits, parts }: Rewritten,
): StrongParaphraseAnswer {
  const chunks = parts.map((part): RewrittenChunk => {
    const { note, ...rest } = part;
    const message = note && chunkNoteMessages[note][part.engine];
    return { ...rest, ...(note && message ? { note, message } : {}) };
  });
  return {
    cleanedText: text,
    charged: false,
    removedCharacterCount,
    detailedReport: reportOf(chunks),
    chunks,
    baseText,
    edits,
    historyId: null,
  };
}

interface BuiltIn {
  text: string;
  edits: RewriteEdit[];
  note?: 'not-english' | 'too-short' | 'all-caps' | null | undefined;
}

/** What the built-in engine made of a part, as answers tell it. */
export function partByBuiltIn(original: string, { text, edits, note }: BuiltIn) {
  if (edits.length > 0) return { engine: 'offline' as const, text, edits };
  const why: ChunkNote = note == null || note === 'too-short' ? 'nothing-to-rewrite' : note;
  return { engine: 'unchanged' as const, text: original, edits: [], note: why };
}
