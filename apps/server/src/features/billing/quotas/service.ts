import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { AppError } from '../../../http/app-error.ts';
import { forCaller, refuseIfGone } from '../../accounts/index.ts';
import { detailsOf, planFor } from '../subscriptions/rules.ts';
import { planOf, subscriptionOf } from '../subscriptions/service.ts';
import * as data from './data.ts';
import { chargesFor, dayOf, type Feature, monthOf, type Payer, quotaOf } from './rules.ts';

interface WorkInput {
  feature: Feature;
  /** The original text; only its keyed hash is kept, and only together with a retry key. */
  text: string;
  sessionId: string;
  retryKey: string | null;
}

const day = 24 * 60 * 60 * 1000;
const staleAfter = day / 96;

/** Visitors are asked to sign in, users to upgrade. */
function quotaRefusal(payer: Payer): AppError {
  return payer.userId === null
    ? new AppError('not_authenticated', 'Not authenticated')
    : new AppError('limit_exceeded', 'You have reached the limit of your plan.');
}

async function payerOf(ctx: Ctx, sessionId: string): Promise<Payer> {
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : null;
  return { plan: await planOf(ctx), userId, sessionId, addressHash: ctx.addressHash };
}

const retryHashOf = (ctx: Ctx, input: WorkInput, payer: Payer) =>
  input.retryKey &&
  ctx.keyedHash(
    'retry',
    payer.userId ?? input.sessionId,
    input.retryKey,
    input.feature,
    input.text,
  );

/** Takes the units of a piece of work, all or none. @throws the refusal, which undoes the transaction */
async function chargeQuota(tx: Handle, ctx: Ctx, input: WorkInput & { payer: Payer }) {
  const { feature, payer } = input;
  const now = ctx.clock.now();
  const charges = chargesFor(payer, feature, now);
  const retryHash = retryHashOf(ctx, input, payer);
  const id = await data.insertUnit(tx, {
    retryHash,
    feature,
    charges: charges.map(({ subject, period }) => ({ subject, period })),
    state: 'running',
    createdAt: now,
  });
  if (id === null) return null;
  for (const one of charges) {
    if (!(await data.takeUnit(tx, feature, one))) throw quotaRefusal(payer);
  }
  return id;
}

export interface PaidWork<T> extends WorkInput {
  work: () => Promise<T>;
  /** Writes the work down, in the transaction that settles its unit. */
  record: (tx: Handle, result: T) => Promise<void>;
}

/**
 * Does work that costs a unit: takes the unit first, does the work, and records both together.
 * A failure gives the unit back. A retry of the same click does the work again and costs nothing.
 * @throws AppError `not_authenticated` or `limit_exceeded` when there is no unit left, `conflict` while the same click is being worked on
 */
export async function withUnit<T>(ctx: Ctx, input: PaidWork<T>): Promise<T> {
  const payer = await payerOf(ctx, input.sessionId);
  const id = await forCaller(ctx, (tx) => chargeQuota(tx, ctx, { ...input, payer }));
  if (id === null) {
    if (input.feature !== 'basic') await refuseWhileRunning(ctx, retryHashOf(ctx, input, payer));
    return input.work();
  }
  try {
    const result = await input.work();
    await forCaller(ctx, async (tx) => {
      if (await data.markDone(tx, id)) await input.record(tx, result);
    });
    return result;
  } catch (error) {
    await refundUnit(ctx, id);
    await refuseIfGone(ctx);
    throw error;
  }
}

/** Long work is not done twice side by side; cleaning takes less time than asking. */
async function refuseWhileRunning(ctx: Ctx, retryHash: string | null): Promise<void> {
  if (retryHash && (await data.findUnitState(ctx.db, retryHash)) === 'running') {
    throw new AppError('conflict', 'This request is still being worked on.');
  }
}

async function refundUnit(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const unit = await data.removeRunning(tx, id);
    for (const one of unit?.charges ?? []) await data.returnUnit(tx, unit!.feature, one);
  });
}

/** Units of work that a crash cut off come back; hashes of texts go after a day, of addresses with it. */
export async function settleUnits(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime();
  for (const id of await data.listStale(ctx.db, new Date(now - staleAfter)))
    await refundUnit(ctx, id);
  await data.deleteDone(ctx.db, new Date(now - day));
  await data.deleteDays(ctx.db, dayOf(ctx.clock.now()));
}

/** An account's plan, its subscription and what is used of the plan in the running periods. */
export async function describeUsage(
  ctx: Ctx,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
) {
  const subscription = await subscriptionOf(ctx, userId);
  const plan = planFor(isAdmin, subscription);
  const month = monthOf(ctx.clock.now());
  const rows = await data.readUsage(ctx.db, `user:${userId}`, ['total', month]);
  const usage = (feature: Feature) => {
    const { limit, period } = quotaOf(plan, feature);
    const running = period === 'month' ? month : 'total';
    const row = rows.find((one) => one.feature === feature && one.period === running);
    return { used: row?.used ?? 0, limit, period };
  };
  return {
    plan,
    subscription: detailsOf(subscription),
    usage: { basic: usage('basic'), statistical: usage('statistical'), checks: usage('check') },
  };
}
