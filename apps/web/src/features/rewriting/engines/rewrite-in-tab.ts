import {
  type ChunkNote,
  type ParaphraseProgress,
  paraphraseAnswer,
  type StrongParaphraseAnswer,
} from '@cleanpaste/contract';
import { beginModelRun, rewriteInParts } from '@cleanpaste/core/guard';
import { tabEnginesCopy as copy } from '../../../copy/tab-engines-copy.ts';
import { askLabWorker } from '../../../workers/lab-bridge.ts';
import type { CleanedState, RewriteOptions } from '../../cleaning/index.ts';
import { browserEngine } from './browser-engine.ts';
import { fileEngine } from './file-engine.ts';
import { EngineGoneError } from './tab-engine.ts';

interface TabRewrite {
  options: RewriteOptions;
  seed: number;
  signal: AbortSignal;
  onProgress: (progress: ParaphraseProgress) => void;
}

interface Part {
  text: string;
  seed: number;
}

const drawTag = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Rewrites a text in this tab, as the server would: the same parts, guard and fallback, the same words
 * on who did what, and the strip behind it. Nothing is sent.
 * @throws Error when the model gave no answer at all, the signal's reason when it aborts
 */
export async function rewriteInTab(text: string, work: TabRewrite): Promise<CleanedState> {
  const { engine: by } = work.options;
  const rewrite = await answerFor(text, work);
  const { baseText, removedCharacterCount } = await askLabWorker(
    'prepareRewrite',
    { text: rewrite.cleanedText },
    { signal: work.signal },
  );
  const byModel = rewrite.chunks.filter(({ engine }) => engine === 'model').length;
  return {
    text: baseText,
    removedCharacterCount: rewrite.removedCharacterCount + removedCharacterCount,
    local: false,
    rewrite,
    // Of a text that stands as it was only the notes speak.
    ...(rewrite.edits.length > 0 && { doneBy: copy.doneBy(by, byModel, rewrite.chunks.length) }),
  };
}

async function answerFor(
  text: string,
  { options, seed, signal, onProgress }: TabRewrite,
): Promise<StrongParaphraseAnswer> {
  const { form } = options;
  const engine = options.engine === 'browser' ? browserEngine() : fileEngine();
  const prepared = await askLabWorker('prepareRewrite', { text }, { signal });
  const run = beginModelRun<ChunkNote, Part>({
    chat: (messages, maxLength) => engine.chat(messages, { maxLength, signal }),
    builtIn: (part) => askLabWorker('rewritePart', { ...part, form }, { signal }),
    drawTag,
    mask: (original) => askLabWorker('mask', { text: original }, { signal }),
    judge: (version) => askLabWorker('judge', version, { signal }),
    judgeParagraphs: (version) => askLabWorker('judgeParagraphs', version, { signal }),
    reachOf(error) {
      signal.throwIfAborted();
      return error instanceof EngineGoneError ? 'all' : 'text';
    },
  });
  const rewritten = await rewriteInParts(prepared.baseText, {
    spans: prepared.chunks,
    seed,
    rewrite: run.rewrite,
    onProgress,
  });
  signal.throwIfAborted();
  if (!run.wasOfHelp()) throw new Error(copy.noAnswer);
  const isWhole = prepared.chunks.length > 0;
  return paraphraseAnswer(
    prepared,
    isWhole ? rewritten : { ...rewritten, text: prepared.baseText },
  );
}
