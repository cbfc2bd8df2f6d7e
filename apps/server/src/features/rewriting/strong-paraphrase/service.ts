import {
  demonstrationSentence,
  type ParaphraseProgress,
  type StrongParaphraseAnswer,
  shortestRewrite,
  textLimits,
} from '@cleanpaste/contract';
import pLimit from 'p-limit';
import type { Ctx } from '../../../context.ts';
import { emptyText, tooLong } from '../../../http/app-error.ts';
import { withUnit } from '../../billing/index.ts';
import { recordCleanup } from '../../cleaning/index.ts';
import type { ChunkResult, Engine } from '../engine/service.ts';
import { prepareRewriteJob } from '../jobs.ts';
import { NothingRewrittenError } from './errors.ts';
import { answerOf, unchangedAnswer } from './rules.ts';

export type RewriteInput = Pick<ParaphraseInput, 'text' | 'engine' | 'signal' | 'onProgress'>;

export interface ParaphraseInput {
  text: string;
  sessionId: string;
  /** As the history keeps it; null without one. */
  recordedSession: string | null;
  retryKey: string | null;
  engine: Engine;
  /** Aborts when the client goes away: the work ends, and costs nothing. */
  signal: AbortSignal;
  /** Told when the unit is taken and the work begins, and after each chunk. */
  onProgress?: (progress: ParaphraseProgress) => void;
}

/**
 * Strips hidden characters and rewrites a text. It costs a statistical cleanup and is recorded as
 * one, both passes together; a rewrite that fails, changes nothing or is cancelled costs nothing.
 * @throws EngineFailedError when the engine that was chosen cannot work
 */
export async function strongParaphrase(
  ctx: Ctx,
  input: ParaphraseInput,
): Promise<StrongParaphraseAnswer> {
  const { text, sessionId, recordedSession, retryKey, signal } = input;
  if (text.trim() === '') throw emptyText();
  if (text.length > textLimits.rewrite) throw tooLong('rewrite');
  if (text.length < shortestRewrite) return unchangedAnswer(text);
  try {
    if (text === demonstrationSentence) return await rewriteText(ctx, input);
    const answer = await withUnit(ctx, {
      feature: 'statistical',
      text,
      sessionId,
      retryKey,
      work: () => rewriteText(ctx, input),
      async record(tx, { cleanedText, removedCharacterCount }) {
        signal.throwIfAborted();
        await recordCleanup(tx, ctx, {
          feature: 'statistical',
          sessionId: recordedSession,
          cleanedText,
          removedCharacterCount,
        });
      },
    });
    return { ...answer, charged: true };
  } catch (error) {
    if (error instanceof NothingRewrittenError) return error.answer;
    throw error;
  }
}

/** The rewrite alone, neither charged nor recorded: for work that pays in another way. */
export async function rewriteFreely(
  ctx: Ctx,
  input: RewriteInput,
): Promise<StrongParaphraseAnswer> {
  try {
    return await rewriteText(ctx, input);
  } catch (error) {
    if (error instanceof NothingRewrittenError) return error.answer;
    throw error;
  }
}

async function rewriteText(ctx: Ctx, input: RewriteInput): Promise<StrongParaphraseAnswer> {
  const { text, engine, signal, onProgress } = input;
  const run = engine.begin(signal);
  const prepared = await ctx.runJob(prepareRewriteJob, { text }, signal);
  const { baseText, chunks } = prepared;
  const total = chunks.length;
  let done = 0;
  onProgress?.({ done, total });
  const results = await inParallel(chunks, engine.parallel, async ({ start, end }, index) => {
    const result = await run.rewrite({ text: baseText.slice(start, end), seed: index + 1 });
    onProgress?.({ done: ++done, total });
    return result;
  });
  signal.throwIfAborted();
  run.end();
  const answer = answerOf(prepared, results);
  if (answer.cleanedText === answer.baseText) throw new NothingRewrittenError(answer);
  return answer;
}

/** At most `width` at a time, in order; after a failure none is begun. */
async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<ChunkResult>,
): Promise<ChunkResult[]> {
  const limit = pLimit(width);
  return limit.map(items, async (item, index) => {
    try {
      return await work(item, index);
    } catch (error) {
      limit.clearQueue();
      throw error;
    }
  });
}
