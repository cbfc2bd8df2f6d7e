import type { Account } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { describeError } from '../../../log/log.ts';
import { deleteUsage, readUsage } from '../../billing/quotas/data.ts';
import { type Feature, monthOf, quotaOf } from '../../billing/quotas/rules.ts';
import { detailsOf, planFor } from '../../billing/subscriptions/rules.ts';
import { forgetPayer, subscriptionOf } from '../../billing/subscriptions/service.ts';
import { keepsHistory, readCounts } from '../../cleaning/cleanups/data.ts';
import { displayedStatistical } from '../../cleaning/counter/rules.ts';
import { requireUser } from '../sign-in/rules.ts';
import { deleteUser, findUser, setKeepHistory } from './data.ts';

/** Everything that the dashboard shows of an account but its history. */
export async function readAccount(ctx: Ctx): Promise<Account> {
  const actor = requireUser(ctx.actor);
  const user = await findUser(ctx.db, actor.userId);
  if (!user) throw new AppError('not_authenticated', 'Please sign in to continue.');
  const subscription = await subscriptionOf(ctx, user.id);
  const plan = planFor(actor.isAdmin, subscription);
  const month = monthOf(ctx.clock.now());
  const rows = await readUsage(ctx.db, `user:${user.id}`, ['total', month]);
  const counts = await readCounts(ctx.db, user.id);
  const usage = (feature: Feature) => {
    const { limit, period } = quotaOf(plan, feature);
    const running = period === 'month' ? month : 'total';
    const row = rows.find((one) => one.feature === feature && one.period === running);
    return { used: row?.used ?? 0, limit, period };
  };
  return {
    id: user.id,
    email: user.email,
    name: user.name || null,
    isAdmin: actor.isAdmin,
    plan,
    subscription: detailsOf(subscription),
    keepHistory: await keepsHistory(ctx.db, user.id),
    usage: { basic: usage('basic'), statistical: usage('statistical'), checks: usage('check') },
    counts: {
      basic: counts.basicCleanups,
      statistical: displayedStatistical(counts.statisticalCleanups),
    },
  };
}

export async function changeKeepHistory(ctx: Ctx, { keepHistory }: { keepHistory: boolean }) {
  const { userId } = requireUser(ctx.actor);
  await setKeepHistory(ctx.db, { userId, keepHistory, now: ctx.clock.now() });
}

export interface DeletionTools {
  /** Cancels what is paid for at the provider; throws when it cannot. */
  cancelPayments: (ctx: Ctx, userId: string) => Promise<void>;
}

/** Cancels at the payment provider first, then erases account and texts in one transaction. */
export async function deleteAccount(ctx: Ctx, { cancelPayments }: DeletionTools): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  await cancelPayments(ctx, userId).catch((error: unknown) => {
    ctx.log.error('deletion-stopped', { requestId: ctx.requestId, ...describeError(error) });
    throw new AppError('provider_failed', 'Failed to delete account. Please try again.');
  });
  await ctx.db.transaction(async (tx) => {
    await forgetPayer(tx, userId, ctx.clock.now());
    await deleteUsage(tx, `user:${userId}`);
    await deleteUser(tx, userId);
  });
}
