import type { ParaphraseProgress, StrongParaphraseAnswer } from '@cleanpaste/contract';
import { askTextWorker } from '../../../workers/bridge.ts';
import { type CleanedState, cleanText, retryVisibly } from '../../cleaning/index.ts';
import { paraphrase } from './api.ts';

interface RewriteControl {
  /** Stays the same until an answer comes: the rewrite is then charged once. */
  key: string;
  signal: AbortSignal;
  onProgress: (progress: ParaphraseProgress) => void;
}

/** The second pass. The rewrite is paid for by now: whatever fails here, it is shown. */
async function strip({ cleanedText, removedCharacterCount }: StrongParaphraseAnswer) {
  try {
    const key = crypto.randomUUID();
    const answer = await retryVisibly(() => cleanText(cleanedText, { key, skipTracking: true }));
    return {
      text: answer.cleanedText,
      count: removedCharacterCount + answer.removedCharacterCount,
    };
  } catch {
    const here = await askTextWorker('clean', { text: cleanedText }).catch(() => null);
    if (here === null) return { text: cleanedText, count: removedCharacterCount };
    return { text: here.text, count: removedCharacterCount + here.removedCharacterCount };
  }
}

/** A statistical cleanup has two passes: the rewrite, which is charged and recorded, and the strip. */
export async function rewriteAndStrip(
  text: string,
  { key, signal, onProgress }: RewriteControl,
): Promise<CleanedState> {
  const rewrite = await retryVisibly(
    () => paraphrase(text, { idempotencyKey: key, signal, onProgress }),
    signal,
  );
  const stripped = await strip(rewrite);
  return { text: stripped.text, removedCharacterCount: stripped.count, local: false, rewrite };
}
