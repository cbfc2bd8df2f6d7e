import type { PlanId } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { AppError } from '../../../http/app-error.ts';
import { holdUser, refuseIfGone } from '../../accounts/index.ts';
import * as data from './data.ts';
import {
  differenceOf,
  effective,
  isActive,
  planFor,
  type RevenueFigures,
  revenueOf,
  shareOf,
} from './rules.ts';

/** The subscription that counts for an account; null without one. */
export async function subscriptionOf(ctx: Ctx, userId: string) {
  return effective(await data.listSubscriptions(ctx.db, userId));
}

/** The plan of whoever is asking. A key works on its owner's plan, and is never an admin. */
export async function planOf(ctx: Ctx): Promise<PlanId> {
  const { actor } = ctx;
  if (actor.kind === 'anonymous') return 'anonymous';
  if (actor.kind === 'system') return 'admin';
  const isAdmin = actor.kind === 'user' && actor.isAdmin;
  return isAdmin ? 'admin' : planFor(false, await subscriptionOf(ctx, actor.userId));
}

/** Refuses accounts without a subscription; being the admin is none, for a key never is. */
export async function requireSubscription(ctx: Ctx): Promise<void> {
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : '';
  if (isActive((await subscriptionOf(ctx, userId)) ?? { status: 'none' })) return;
  await refuseIfGone(ctx);
  throw new AppError('forbidden', 'API keys belong to a subscription. Choose a plan to use them.');
}

/** Computes `revenue_cache` anew from all rows, under its lock. */
export async function recomputeRevenue(tx: Handle, now: Date): Promise<void> {
  const figures = revenueOf(await data.countSubscriptions(tx), await data.sumCharges(tx));
  await data.writeRevenue(tx, { ...figures, updatedAt: now });
}

/** Makes a change and moves `revenue_cache` by what it changes, in the same transaction and behind one lock. */
async function withFigures(
  tx: Handle,
  now: Date,
  change: () => Promise<{ before: RevenueFigures; after: RevenueFigures }>,
): Promise<void> {
  const isNew = await data.lockRevenue(tx, now);
  const { before, after } = await change();
  if (isNew) return recomputeRevenue(tx, now);
  const difference = differenceOf(before, after);
  if (difference) await data.addToRevenue(tx, { change: difference, now });
}

type RecordOf<Row> = Omit<Row, 'updatedAt' | 'deletedAt' | 'readAt'>;
export type SubscriptionRecord = RecordOf<data.SubscriptionRow>;
export type ChargeRecord = RecordOf<data.ChargeRow>;

/** Writes down what the provider tells of a subscription, with the plan and the figures that follow from it. */
export async function recordSubscription(
  ctx: Ctx,
  subscription: SubscriptionRecord,
  readAt: Date,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction((tx) =>
    withFigures(tx, now, async () => {
      const known = await data.findSubscriptions(tx, [subscription.id]);
      const before = shareOf(known);
      const { userId } = subscription;
      const isOwned = userId !== null && (await holdUser(tx, userId));
      // Its account was deleted after the provider was asked: a bare figure, or nothing.
      if (userId !== null && !isOwned && known.length === 0) return { before, after: before };
      await data.upsertSubscription(tx, {
        ...subscription,
        ...(isOwned ? {} : { userId: null, paymentMethodBrand: null, paymentMethodLast4: null }),
        updatedAt: now,
        readAt,
      });
      if (isOwned) {
        const rows = await data.listSubscriptions(tx, userId);
        await data.setPaid(tx, userId, rows.some(isActive));
      }
      return { before, after: shareOf(await data.findSubscriptions(tx, [subscription.id])) };
    }),
  );
}

export async function recordCharge(ctx: Ctx, charge: ChargeRecord, readAt: Date): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction((tx) =>
    withFigures(tx, now, async () => {
      const [before] = await data.findCharges(tx, [charge.id]);
      const { userId } = charge;
      const owner = userId !== null && (await holdUser(tx, userId)) ? userId : null;
      await data.upsertCharge(tx, { ...charge, userId: owner, updatedAt: now, readAt });
      const [after] = await data.findCharges(tx, [charge.id]);
      return { before: shareOf([], before), after: shareOf([], after) };
    }),
  );
}

/** For the deletion of an account, in its transaction: what was paid and cancelled stays as figures. */
export async function forgetPayer(tx: Handle, userId: string, now: Date): Promise<void> {
  await withFigures(tx, now, async () => {
    const rows = await data.listSubscriptions(tx, userId);
    await data.forgetSubscriptions(tx, userId, now);
    const gone = await data.findSubscriptions(
      tx,
      rows.map(({ id }) => id),
    );
    return { before: shareOf(rows), after: shareOf(gone) };
  });
}
