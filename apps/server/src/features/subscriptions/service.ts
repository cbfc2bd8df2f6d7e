import type { PlanId } from '@cleanpaste/contract';
import type { Ctx } from '../../context.ts';
import type { Handle } from '../../db/handle.ts';
import * as data from './data.ts';
import { effective, isActive, planFor, revenueOf } from './rules.ts';

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

/** Computes `revenue_cache` anew, inside the transaction that changes what it counts. */
export async function recomputeRevenue(tx: Handle, now: Date): Promise<void> {
  const figures = revenueOf(await data.countSubscriptions(tx), await data.sumCharges(tx));
  await data.writeRevenue(tx, { ...figures, updatedAt: now });
}

type Told<Row> = Omit<Row, 'updatedAt' | 'deletedAt' | 'readAt'>;
export type ToldSubscription = Told<data.SubscriptionRow>;
export type ToldCharge = Told<data.ChargeRow>;

/** Writes down what the provider tells of a subscription, with the plan and the figures that follow from it. */
export async function recordSubscription(
  ctx: Ctx,
  told: ToldSubscription,
  readAt: Date,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await data.lockRevenue(tx, now);
    await data.upsertSubscription(tx, { ...told, updatedAt: now, readAt });
    if (told.userId) {
      const rows = await data.listSubscriptions(tx, told.userId);
      await data.setPaid(tx, told.userId, rows.some(isActive));
    }
    await recomputeRevenue(tx, now);
  });
}

export async function recordCharge(ctx: Ctx, told: ToldCharge, readAt: Date): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await data.lockRevenue(tx, now);
    await data.upsertCharge(tx, { ...told, updatedAt: now, readAt });
    await recomputeRevenue(tx, now);
  });
}

/** For the deletion of an account, in its transaction: what was paid and cancelled stays as figures. */
export async function forgetPayer(tx: Handle, userId: string, now: Date): Promise<void> {
  await data.lockRevenue(tx, now);
  await data.forgetSubscriptions(tx, userId, now);
  await recomputeRevenue(tx, now);
}
