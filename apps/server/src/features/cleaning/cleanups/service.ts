import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { keepsHistory } from '../../accounts/index.ts';
import { addToCounter } from '../counter/data.ts';
import { displayedStatistical } from '../counter/rules.ts';
import { addToCounts, hasRecentCleanup, insertCleanup, readCounts } from './data.ts';

export interface CleanupRecord {
  feature: 'basic' | 'statistical';
  sessionId: string | null;
  cleanedText: string;
  removedCharacterCount: number;
}

/** A statistical cleanup is a rewrite and a strip. */
const passesACleanup = 2;
const secondPassWithin = 15 * 60 * 1000;

/**
 * Writes down one cleanup and counts it, in the caller's transaction. The text is kept for accounts
 * that keep their history, and for nobody else.
 */
export async function recordCleanup(tx: Handle, ctx: Ctx, record: CleanupRecord): Promise<void> {
  const { feature, sessionId, removedCharacterCount } = record;
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : null;
  const keep = userId !== null && (await keepsHistory(tx, userId));
  await insertCleanup(tx, {
    userId,
    feature,
    sessionId,
    removedCharacterCount,
    cleanedText: keep ? record.cleanedText : null,
    source: ctx.actor.kind === 'apiKey' ? 'api' : 'site',
    createdAt: ctx.clock.now(),
  });
  const basic = feature === 'basic';
  if (basic) await addToCounter(tx, 'basic_cleanups', 1);
  else await addToCounter(tx, 'statistical_passes', passesACleanup);
  if (userId === null) return;
  await addToCounts(tx, userId, {
    ...(basic ? { basicCleanups: 1 } : { statisticalCleanups: passesACleanup }),
    ...(keep ? { cleanupsKept: 1 } : {}),
  });
}

/** Whether a call can be the second pass of a statistical cleanup that was recorded just now. */
export async function followsStatistical(ctx: Ctx, sessionId: string): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - secondPassWithin);
  return hasRecentCleanup(ctx.db, { sessionId, feature: 'statistical', since });
}

/** The figures of an account as they are shown. */
export async function readDisplayedCounts(ctx: Ctx, userId: string) {
  const { basicCleanups, statisticalCleanups } = await readCounts(ctx.db, userId);
  return { basic: basicCleanups, statistical: displayedStatistical(statisticalCleanups) };
}
