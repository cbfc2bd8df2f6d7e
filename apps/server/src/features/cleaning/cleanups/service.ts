import type { RemovedKind } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { keepsHistory } from '../../accounts/index.ts';
import { addToCounter } from '../counter/data.ts';
import { displayedStatistical } from '../counter/rules.ts';
import {
  addToCounts,
  hasRecentCleanup,
  insertCleanup,
  type KeptText,
  readCounts,
  replaceKeptText,
} from './data.ts';

export interface CleanupRecord {
  feature: 'basic' | 'statistical';
  sessionId: string | null;
  cleanedText: string;
  removedCharacterCount: number;
  removedKinds?: RemovedKind[];
  /** How many wordings a rewrite has changed. */
  changedWordings?: number;
  /** The unit of work that paid for it gives the row its id, so that a retry finds it. */
  id?: string;
}

/** A statistical cleanup is a rewrite and a strip. */
const passesACleanup = 2;
const secondPassWithin = 15 * 60 * 1000;

/**
 * Writes down one cleanup and counts it, in the caller's transaction. The text is kept for accounts
 * that keep their history, and for nobody else.
 * @returns the id of the item that the history shows; null where it shows none
 */
export async function recordCleanup(
  tx: Handle,
  ctx: Ctx,
  record: CleanupRecord,
): Promise<string | null> {
  const { feature, sessionId, removedCharacterCount } = record;
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : null;
  const keep = userId !== null && (await keepsHistory(tx, userId));
  const inserted = await insertCleanup(tx, {
    ...(record.id ? { id: record.id } : {}),
    userId,
    feature,
    sessionId,
    removedCharacterCount,
    cleanedText: keep ? record.cleanedText : null,
    removedKinds: keep ? (record.removedKinds ?? null) : null,
    changedWordings: keep ? (record.changedWordings ?? null) : null,
    source: ctx.actor.kind === 'apiKey' ? 'api' : 'site',
    createdAt: ctx.clock.now(),
  });
  const basic = feature === 'basic';
  if (basic) await addToCounter(tx, 'basic_cleanups', 1);
  else await addToCounter(tx, 'statistical_passes', passesACleanup);
  if (userId === null) return null;
  await addToCounts(tx, userId, {
    ...(basic ? { basicCleanups: 1 } : { statisticalCleanups: passesACleanup }),
    ...(keep ? { cleanupsKept: 1 } : {}),
  });
  return keep ? inserted : null;
}

/**
 * A retry has done the work again: the item of the first time holds what the caller is given now.
 * @returns the id of that item; null where there is none any more
 */
export async function recordAgain(
  ctx: Ctx,
  { id, ...kept }: KeptText & { id: string },
): Promise<string | null> {
  if (!('userId' in ctx.actor)) return null;
  const { userId } = ctx.actor;
  return (await replaceKeptText(ctx.db, { id, userId, ...kept })) ? id : null;
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
