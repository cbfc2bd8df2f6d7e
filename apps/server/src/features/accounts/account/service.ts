import type { Account } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireUser } from '../../../http/require-actor.ts';
import { describeError } from '../../../log/log.ts';
import { deleteUser, findUser, keepsHistory, setKeepHistory } from './data.ts';

/** What other areas know of an account; whoever puts the application together passes it in. */
export interface AccountTools {
  /** Plan, subscription and what is used of the plan. */
  describeUsage: (
    ctx: Ctx,
    user: { userId: string; isAdmin: boolean },
  ) => Promise<Pick<Account, 'plan' | 'subscription' | 'usage'>>;
  readDisplayedCounts: (ctx: Ctx, userId: string) => Promise<Account['counts']>;
  /** Cancels what is paid for at the provider; throws when it cannot. */
  cancelPayments: (ctx: Ctx, userId: string) => Promise<void>;
  /** Takes usage and payments out of the books, in the transaction that deletes the account. */
  eraseUsage: (tx: Handle, ctx: Ctx, userId: string) => Promise<void>;
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
  await setKeepHistory(ctx.db, { userId, keepHistory, now: ctx.clock.now() });
}

/** Cancels at the payment provider first, then erases account and texts in one transaction. */
export async function deleteAccount(
  ctx: Ctx,
  { cancelPayments, eraseUsage }: Pick<AccountTools, 'cancelPayments' | 'eraseUsage'>,
): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  await cancelPayments(ctx, userId).catch((error: unknown) => {
    ctx.log.error('deletion-stopped', { requestId: ctx.requestId, ...describeError(error) });
    throw new AppError('provider_failed', 'Failed to delete account. Please try again.');
  });
  await ctx.db.transaction(async (tx) => {
    await eraseUsage(tx, ctx, userId);
    await deleteUser(tx, userId);
  });
}
