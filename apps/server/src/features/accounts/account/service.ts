import { randomUUID } from 'node:crypto';
import type { Account } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireUser } from '../../../http/require-actor.ts';
import { describeError } from '../../../log/log.ts';
import { queueNotice, sendNoticesSoon } from '../notices/service.ts';
import { holdUser } from '../sign-in/data.ts';
import { deleteUser, findUser, keepsHistory, setKeepHistory } from './data.ts';

/** What other areas know of an account; whoever puts the application together passes it in. */
export interface AccountTools {
  /** Plan, subscription and what is used of the plan. */
  describeUsage: (
    ctx: Ctx,
    user: { userId: string; isAdmin: boolean },
  ) => Promise<Pick<Account, 'plan' | 'subscription' | 'usage'>>;
  readDisplayedCounts: (ctx: Ctx, userId: string) => Promise<Account['counts']>;
  /**
   * Cancels what is paid for at the provider; throws when it cannot.
   * @returns takes usage and payments out of the books, but for what keeps the free allowance from coming back, in the transaction that deletes the account;
   * false, with nothing done, where a payment was begun meanwhile
   */
  cancelPayments: (
    ctx: Ctx,
    user: { userId: string; email: string },
  ) => Promise<(tx: Handle) => Promise<boolean>>;
}

/** Everything that the dashboard shows of an account but its history. */
export async function readAccount(
  ctx: Ctx,
  tools: Pick<AccountTools, 'describeUsage' | 'readDisplayedCounts'>,
): Promise<Account> {
  const { userId, isAdmin } = requireUser(ctx.actor);
  const user = await findUser(ctx.db, userId);
  if (!user) throw new AppError('not_authenticated', 'Please sign in to continue.');
  return {
    id: user.id,
    email: user.email,
    name: user.name || null,
    isAdmin,
    keepHistory: await keepsHistory(ctx.db, userId),
    ...(await tools.describeUsage(ctx, { userId, isAdmin })),
    counts: await tools.readDisplayedCounts(ctx, userId),
  };
}

export async function changeKeepHistory(ctx: Ctx, { keepHistory }: { keepHistory: boolean }) {
  const { userId } = requireUser(ctx.actor);
  // A batch of cleanups that has looked at the switch holds the account: it is through before this is answered.
  await ctx.db.transaction(async (tx) => {
    await holdUser(tx, userId, 'update');
    await setKeepHistory(tx, { userId, keepHistory, now: ctx.clock.now() });
  });
}

const triesAtMost = 3;

/**
 * Cancels at the payment provider first, then erases account and texts in one transaction. A payment that
 * was begun in between is cancelled as well: nobody pays for an account that is gone.
 */
export async function deleteAccount(
  ctx: Ctx,
  { cancelPayments }: Pick<AccountTools, 'cancelPayments'>,
): Promise<void> {
  const { userId, email } = requireUser(ctx.actor);
  const named = `account-deleted:${randomUUID()}`;
  for (let tries = 0; tries < triesAtMost; tries++) {
    const eraseUsage = await cancelPayments(ctx, { userId, email }).catch((error: unknown) => {
      ctx.log.error('deletion-stopped', { requestId: ctx.requestId, ...describeError(error) });
      throw new AppError('provider_failed', 'Failed to delete account. Please try again.');
    });
    const isErased = await ctx.db.transaction(async (tx) => {
      if (!(await eraseUsage(tx))) return false;
      await deleteUser(tx, userId);
      const notice = { kind: 'account-deleted' } as const;
      await queueNotice(tx, ctx, { named, to: { address: email }, notice });
      return true;
    });
    if (isErased) return sendNoticesSoon(ctx);
  }
  throw new AppError('conflict', 'A payment is being made. Please try again in a moment.');
}
