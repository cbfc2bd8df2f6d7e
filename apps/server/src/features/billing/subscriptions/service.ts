import type { PaidPlan, PlanId } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import type { Known } from '../../../db/known.ts';
import { AppError } from '../../../http/app-error.ts';
import { holdUser, queueNotice, refuseIfGone, sendNoticesSoon } from '../../accounts/index.ts';
import { findGiven, type GivenPlan, insertGiven, takeGiven } from '../given-plans/data.ts';
import * as data from './data.ts';
import {
  differenceOf,
  effective,
  isActive,
  noticeOf,
  planFor,
  type RevenueFigures,
  revenueOf,
  shareOf,
  withGiven,
} from './rules.ts';

/** The subscription that counts for an account, paid or given by hand; null without one. */
export async function subscriptionOf(ctx: Ctx, userId: string) {
  const given = await findGiven(ctx.db, userId, ctx.clock.now());
  return effective(withGiven(await data.listSubscriptions(ctx.db, userId), given));
}

/** The plan of whoever is asking. A key works on its owner's plan, and is never an admin. */
export async function planOf(ctx: Ctx): Promise<PlanId> {
  const { actor } = ctx;
  if (actor.kind === 'anonymous') return 'anonymous';
  if (actor.kind === 'system') return 'admin';
  const isAdmin = actor.kind === 'user' && actor.isAdmin;
  return isAdmin ? 'admin' : planFor(false, await subscriptionOf(ctx, actor.userId));
}

/** Finds the plan of a key's owner. */
export type FindPlan = (ctx: Ctx) => Promise<PlanId>;

/** The same as `planOf`, and not asked again for what is known. It decides no more than which allowance a call is of. */
export function planFinder(known: Known): FindPlan {
  const shelf = known.shelf<PlanId>();
  return async (ctx) => {
    if (!('userId' in ctx.actor)) return planOf(ctx);
    return (await shelf.get(ctx.actor.userId, () => planOf(ctx))) ?? 'free';
  };
}

interface GivenChange {
  userId: string;
  /** The given plan that whoever changes it saw; null for none. */
  seen: string | null;
  /** What comes in its place; null: nothing. */
  next: { plan: PaidPlan; endsAt: Date | null } | null;
  now: Date;
}

type Changed =
  | { outcome: 'done'; before: PlanId; after: PlanId }
  /** The account is gone. */
  | { outcome: 'gone' }
  /** Another plan was given or taken meanwhile; nothing is done. */
  | { outcome: 'overtaken' };

/** Changes what is given to an account, behind the account's lock: of two at once the second sees the first. */
export async function changeGiven(tx: Handle, change: GivenChange): Promise<Changed> {
  const { userId, seen, next, now } = change;
  if (!(await holdUser(tx, userId, 'update'))) return { outcome: 'gone' };
  const given = await findGiven(tx, userId, now);
  if ((given?.id ?? null) !== seen) return { outcome: 'overtaken' };
  const rows = await data.listSubscriptions(tx, userId);
  const planWith = (one: GivenPlan | null) => planFor(false, effective(withGiven(rows, one)));
  await takeGiven(tx, userId, now);
  const placed = next && (await insertGiven(tx, { userId, ...next, createdAt: now }));
  return { outcome: 'done', before: planWith(given), after: planWith(placed) };
}

/** Whether the account has a subscription; being the admin is none, for a key never is. */
export async function hasSubscription(ctx: Ctx): Promise<boolean> {
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : '';
  return isActive((await subscriptionOf(ctx, userId)) ?? { status: 'none' });
}

/** Refuses accounts without a subscription what only subscribers have by key. */
export async function requireSubscription(ctx: Ctx): Promise<void> {
  if (await hasSubscription(ctx)) return;
  await refuseIfGone(ctx);
  throw new AppError(
    'forbidden',
    'Rewriting and checking by key belong to a subscription; cleaning and scanning are free. Choose a plan to use them.',
  );
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

type RecordOf<Row> = Omit<Row, 'updatedAt' | 'deletedAt' | 'leavingAt' | 'readAt'>;
export type SubscriptionRecord = RecordOf<data.SubscriptionRow>;
export type ChargeRecord = RecordOf<data.ChargeRow>;

/** The plan that an account pays for. */
async function planIn(tx: Handle, userId: string | null) {
  const rows = userId === null ? [] : await data.listSubscriptions(tx, userId);
  const row = effective(rows);
  return row && isActive(row) ? row.plan : 'free';
}

interface Told {
  before: data.SubscriptionRow | undefined;
  after: data.SubscriptionRow;
  planBefore: 'free' | 'pro' | 'pro5k';
  userId: string;
}

/** What happens within it belongs to a deletion, which is told of itself. */
const deletionTakesMs = 10 * 60 * 1000;

/** @returns whether there is something to send */
async function tell(tx: Handle, ctx: Ctx, { userId, ...change }: Told): Promise<boolean> {
  const now = ctx.clock.now();
  const news = noticeOf({ ...change, planAfter: await planIn(tx, userId), now });
  if (!news) return false;
  const { leavingAt } = change.after;
  if (leavingAt && now.getTime() - leavingAt.getTime() < deletionTakesMs) return false;
  await queueNotice(tx, ctx, { ...news, to: { userId } });
  return true;
}

/** Writes down what the provider tells of a subscription, with the plan and the figures that follow from it. */
export async function recordSubscription(
  ctx: Ctx,
  subscription: SubscriptionRecord,
  readAt: Date,
): Promise<void> {
  const now = ctx.clock.now();
  let isTold = false;
  await ctx.db.transaction((tx) =>
    withFigures(tx, now, async () => {
      const known = await data.findSubscriptions(tx, [subscription.id]);
      const before = shareOf(known);
      const { userId } = subscription;
      const planBefore = await planIn(tx, userId);
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
        const [after] = rows.filter(({ id }) => id === subscription.id);
        if (after) isTold = await tell(tx, ctx, { before: known[0], after, planBefore, userId });
      }
      return { before, after: shareOf(await data.findSubscriptions(tx, [subscription.id])) };
    }),
  );
  if (isTold) sendNoticesSoon(ctx);
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
