import type { Account } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { describeError } from '../../../log/log.ts';
import { type Customer, findCustomer, holdCustomer } from '../../billing/payments/data.ts';
import { deleteUsage, readUsage } from '../../billing/quotas/data.ts';
import { type Feature, monthOf, quotaOf } from '../../billing/quotas/rules.ts';
import { lockRevenue } from '../../billing/subscriptions/data.ts';
import { detailsOf, planFor } from '../../billing/subscriptions/rules.ts';
import {
  forgetPayer,
  recomputeRevenue,
  subscriptionOf,
} from '../../billing/subscriptions/service.ts';
import { keepsHistory, readCounts } from '../../cleaning/cleanups/data.ts';
import { displayedStatistical } from '../../cleaning/counter/rules.ts';
import { holdUser } from '../sign-in/data.ts';
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

const triesAtMost = 3;

/**
 * Cancels at the payment provider first, then erases account and texts in one transaction. A payment that
 * was begun in between is cancelled as well: nobody pays for an account that is gone.
 */
export async function deleteAccount(ctx: Ctx, { cancelPayments }: DeletionTools): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  for (let tries = 0; tries < triesAtMost; tries++) {
    const cancelled = await findCustomer(ctx.db, userId);
    await cancelPayments(ctx, userId).catch((error: unknown) => {
      ctx.log.error('deletion-stopped', { requestId: ctx.requestId, ...describeError(error) });
      throw new AppError('provider_failed', 'Failed to delete account. Please try again.');
    });
    if (await erase(ctx, userId, cancelled)) return;
  }
  throw new AppError('conflict', 'A payment is being made. Please try again in a moment.');
}

/** Erases it unless there is another customer or checkout than was cancelled. @returns whether it did */
function erase(ctx: Ctx, userId: string, cancelled: Customer | null): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    if (await lockRevenue(tx, now)) await recomputeRevenue(tx, now);
    await holdUser(tx, userId, 'update');
    const customer = await holdCustomer(tx, userId);
    const isCancelled =
      customer?.customerId === cancelled?.customerId &&
      customer?.checkoutSessionId === cancelled?.checkoutSessionId;
    if (!isCancelled) return false;
    await forgetPayer(tx, userId, now);
    await deleteUsage(tx, `user:${userId}`);
    await deleteUser(tx, userId);
    return true;
  });
}
