import type { ParaphraseProgress, StrongParaphraseAnswer } from '@cleanpaste/contract';
import { askTextWorker } from '../../../workers/bridge.ts';
import {
  type CleanedState,
  cleanText,
  type RewriteOptions,
  retryVisibly,
} from '../../cleaning/index.ts';
import { paraphrase } from './api.ts';

interface RewriteControl {
  /** Stays the same until an answer comes: the rewrite is then charged once. */
  key: string;
  options: RewriteOptions;
  signal: AbortSignal;
  onProgress: (progress: ParaphraseProgress) => void;
}

export type RewriteAndStrip = (text: string, control: RewriteControl) => Promise<CleanedState>;

/** The second pass. The rewrite is paid for by now: whatever fails here, it is shown. */
async function strip({ cleanedText, removedCharacterCount }: StrongParaphraseAnswer) {
  try {
    const key = crypto.randomUUID();
    const answer = await retryVisibly(() =>
      cleanText(cleanedText, { key, skipTracking: true, keepProvenance: false }),
    );
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

/** The last rewrite of this page: a second one begins where it began, with another seed. */
let last = { key: '', original: '', result: '', seed: 0 };

/** What to rewrite: the original again where the text is it, or is what became of it. A retry is the same. */
function beginWith(text: string, key: string): { original: string; seed: number } {
  if (last.key === key) return last;
  const isAgain = last.seed > 0 && (text === last.original || text === last.result);
  last = isAgain
    ? { ...last, key, seed: last.seed + 1 }
    : { key, original: text, result: '', seed: 1 };
  return last;
}

/** A statistical cleanup has two passes: the rewrite, which is charged and recorded, and the strip. */
export const rewriteAndStrip: RewriteAndStrip = async (
  text,
  { key, options, signal, onProgress },
) => {
  const { original, seed } = beginWith(text, key);
  const work = { options, seed, key, signal, onProgress };
  // A model in the tab does both passes there: nothing is sent, charged or recorded.
  const done =
    options.engine === 'site'
      ? await onSite(original, work)
      : await (await import('../engines/rewrite-in-tab.ts')).rewriteInTab(original, work);
  if (last.key === key) last = { ...last, result: done.text };
  return done;
};

async function onSite(
  original: string,
  { key, options, seed, signal, onProgress }: RewriteControl & { seed: number },
): Promise<CleanedState> {
  const { form } = options;
  const rewrite = await retryVisibly(
    () => paraphrase(original, { idempotencyKey: key, seed, form, signal, onProgress }),
    signal,
  );
  const stripped = await strip(rewrite);
  return { text: stripped.text, removedCharacterCount: stripped.count, local: false, rewrite };
}
