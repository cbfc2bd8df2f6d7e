import type { Ctx } from '../../context.ts';
import { addToCounter } from '../counter/data.ts';
import { clearRetryHashes, insertCleanup } from './data.ts';

export interface CleanupRecord {
  feature: 'basic' | 'statistical';
  /** The original text; only its keyed hash is kept, and only together with a retry key. */
  text: string;
  sessionId: string;
  retryKey: string | null;
  removedCharacterCount: number;
}

/**
 * Writes down one cleanup and counts it, both or neither; a retry of the same click does nothing.
 * The text is part of what a retry key stands for, so that one key cannot pay for two texts.
 */
export async function recordCleanup(ctx: Ctx, record: CleanupRecord): Promise<void> {
  const { feature, sessionId, removedCharacterCount, retryKey } = record;
  const retryHash = retryKey && ctx.keyedHash('retry', sessionId, retryKey, feature, record.text);
  await ctx.db.transaction(async (tx) => {
    const isNew = await insertCleanup(tx, {
      feature,
      sessionId,
      removedCharacterCount,
      retryHash,
      createdAt: ctx.clock.now(),
    });
    if (!isNew) return;
    if (feature === 'basic') await addToCounter(tx, 'basic_cleanups', 1);
    else await addToCounter(tx, 'statistical_passes', 2);
  });
}

const day = 24 * 60 * 60 * 1000;

/** A click is retried within minutes: after a day nothing is left that was made from a text. */
export async function forgetRetries(ctx: Ctx): Promise<void> {
  await clearRetryHashes(ctx.db, new Date(ctx.clock.now().getTime() - day));
}
