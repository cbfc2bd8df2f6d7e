import {
  demonstrationSentence,
  type ParaphraseProgress,
  paraphraseAnswer,
  type RewriteForm,
  type StrongParaphraseAnswer,
  shortestRewrite,
  textLimits,
} from '@cleanpaste/contract';
import { rewriteInParts } from '@cleanpaste/core/guard';
import type { Ctx } from '../../../context.ts';
import { emptyText, tooLong } from '../../../http/app-error.ts';
import { withUnit } from '../../billing/index.ts';
import { recordAgain, recordCleanup } from '../../cleaning/index.ts';
import type { Engine } from '../engine/service.ts';
import { prepareRewriteJob } from '../jobs.ts';
import { NothingRewrittenError } from './errors.ts';
import { unchangedAnswer } from './rules.ts';

export type RewriteInput = Pick<
  ParaphraseInput,
  'text' | 'seed' | 'form' | 'engine' | 'signal' | 'onProgress'
>;

export interface ParaphraseInput {
  text: string;
  /** Which of its rewrites; the first one without it. */
  seed?: number;
  form?: RewriteForm;
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
    if (text === demonstrationSentence) return (await rewriteText(ctx, input)).answer;
    let historyId: string | null = null;
    const { answer } = await withUnit(ctx, {
      feature: 'statistical',
      text,
      sessionId,
      retryKey,
      work: () => rewriteText(ctx, input),
      async record(tx, { answer: rewrite, removedKinds }, id) {
        signal.throwIfAborted();
        const { cleanedText, removedCharacterCount, edits } = rewrite;
        historyId = await recordCleanup(tx, ctx, {
          id,
          feature: 'statistical',
          sessionId: recordedSession,
          cleanedText,
          removedCharacterCount,
          removedKinds,
          changedWordings: edits.length,
        });
      },
      async repeated({ answer: { cleanedText, edits } }, id) {
        historyId = await recordAgain(ctx, { id, cleanedText, changedWordings: edits.length });
      },
    });
    return { ...answer, charged: true, historyId };
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
    return (await rewriteText(ctx, input)).answer;
  } catch (error) {
    if (error instanceof NothingRewrittenError) return error.answer;
    throw error;
  }
}

async function rewriteText(ctx: Ctx, input: RewriteInput) {
  const { text, seed = 1, form = {}, engine, signal, onProgress } = input;
  const run = engine.begin(signal);
  const prepared = await ctx.runJob(prepareRewriteJob, { text }, signal);
  const rewritten = await rewriteInParts(prepared.baseText, {
    spans: prepared.chunks,
    seed,
    width: engine.parallel,
    rewrite: (part) => run.rewrite({ ...part, form }),
    ...(onProgress && { onProgress }),
  });
  signal.throwIfAborted();
  run.end();
  const answer = paraphraseAnswer(prepared, rewritten);
  if (answer.cleanedText === answer.baseText) throw new NothingRewrittenError(answer);
  return { answer, removedKinds: prepared.removedKinds };
}
