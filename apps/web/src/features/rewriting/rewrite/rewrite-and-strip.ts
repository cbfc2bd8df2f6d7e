import type { ParaphraseProgress } from '@cleanpaste/contract';
import { type CleanedState, cleanText, retryVisibly } from '../../cleaning/index.ts';
import { paraphrase } from './api.ts';

interface RewriteControl {
  signal: AbortSignal;
  onProgress: (progress: ParaphraseProgress) => void;
}

/** A statistical cleanup has two passes: the rewrite, which is charged and recorded, and the strip. */
export async function rewriteAndStrip(
  text: string,
  { signal, onProgress }: RewriteControl,
): Promise<CleanedState> {
  const idempotencyKey = crypto.randomUUID();
  const rewrite = await retryVisibly(
    () => paraphrase(text, { idempotencyKey, signal, onProgress }),
    signal,
  );
  const key = crypto.randomUUID();
  const stripped = await retryVisibly(() =>
    cleanText(rewrite.cleanedText, { key, skipTracking: true }),
  );
  const removedCharacterCount = rewrite.removedCharacterCount + stripped.removedCharacterCount;
  return { text: stripped.cleanedText, removedCharacterCount, local: false, rewrite };
}
