import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { AppError } from '../../../http/app-error.ts';
import { forCaller, refuseIfGone } from '../../accounts/index.ts';
import { detailsOf, planFor } from '../subscriptions/rules.ts';
import { planOf, subscriptionOf } from '../subscriptions/service.ts';
import * as data from './data.ts';
import {
  type Charge,
  chargesFor,
  dayOf,
  type Feature,
  isUnlimited,
  limitSentence,
  monthOf,
  type Payer,
  quotaOf,
  reachedLimitOf,
  resetOf,
  sameAddress,
} from './rules.ts';

interface WorkInput {
  feature: Feature;
  /** The original text; only its keyed hash is kept, and only together with a retry key. */
  text: string;
  sessionId: string;
  retryKey: string | null;
}

const day = 24 * 60 * 60 * 1000;
const staleAfter = day / 96;

/** Visitors are asked to sign in, users to upgrade; each is told what is used up. */
function quotaRefusal(
  payer: Payer,
  refused: { feature: Feature; charge: Charge; now: Date },
): AppError {
  const limit = reachedLimitOf(payer, refused);
  if (payer.userId !== null) return new AppError('limit_exceeded', limitSentence(limit), { limit });
  const message = limit.usedBy === 'network' ? limitSentence(limit) : 'Not authenticated';
  return new AppError('not_authenticated', message, { limit });
}

async function payerOf(ctx: Ctx, { sessionId, feature }: WorkInput): Promise<Payer> {
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : null;
  const plan = userId !== null && isUnlimited(feature) ? 'free' : await planOf(ctx);
  return { plan, userId, sessionId, addressHash: ctx.addressHash };
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
  for (const charge of charges) {
    if (!(await data.takeUnit(tx, feature, charge)))
      throw quotaRefusal(payer, { feature, charge, now });
  }
  return id;
}

/** What a piece of work costs, for who charges and records it in one step. */
export interface Booking {
  charges: Charge[];
  retryHash: string | null;
  /** Why there is no unit left. */
  refusal(charge: Charge): AppError;
  /** The unit of the same click when it came first. */
  firstUnit(): ReturnType<typeof data.findUnit>;
}

export async function bookingOf(ctx: Ctx, input: WorkInput): Promise<Booking> {
  const payer = await payerOf(ctx, input);
  const { feature } = input;
  const now = ctx.clock.now();
  const retryHash = retryHashOf(ctx, input, payer);
  return {
    charges: chargesFor(payer, feature, now),
    retryHash,
    refusal: (charge) => quotaRefusal(payer, { feature, charge, now }),
    firstUnit: async () => (retryHash ? data.findUnit(ctx.db, retryHash) : null),
  };
}

export interface PaidWork<T> extends WorkInput {
  work: () => Promise<T>;
  /** Writes the work down, in the transaction that settles its unit. */
  record: (tx: Handle, result: T, unitId: string) => Promise<void>;
  /** Hears of the result of a retry, and of the unit under which the first one was written down. */
  repeated?: (result: T, unitId: string) => Promise<void>;
}

/**
 * Does work that costs a unit: takes the unit first, does the work, and records both together.
 * A failure gives the unit back. A retry of the same click does the work again and costs nothing.
 * @throws AppError `not_authenticated` or `limit_exceeded` when there is no unit left, `conflict` while the same click is being worked on
 */
export async function withUnit<T>(ctx: Ctx, input: PaidWork<T>): Promise<T> {
  const payer = await payerOf(ctx, input);
  const id = await forCaller(ctx, (tx) => chargeQuota(tx, ctx, { ...input, payer }));
  if (id === null) {
    const retryHash = retryHashOf(ctx, input, payer);
    if (input.feature !== 'basic') await refuseWhileRunning(ctx, retryHash);
    const again = await input.work();
    const unit = retryHash && input.repeated ? await data.findUnit(ctx.db, retryHash) : null;
    if (unit?.state === 'done') await input.repeated?.(again, unit.id);
    return again;
  }
  try {
    const result = await input.work();
    await forCaller(ctx, async (tx) => {
      if (await data.markDone(tx, id)) await input.record(tx, result, id);
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
  if (retryHash && (await data.findUnit(ctx.db, retryHash))?.state === 'running') {
    throw new AppError('conflict', 'This request is still being worked on.');
  }
}

async function refundUnit(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const unit = await data.removeRunning(tx, id);
    for (const one of unit?.charges ?? []) await data.returnUnit(tx, unit!.feature, one);
  });
}

/** So long what was used of a free allowance outlives its account. */
const allowanceKeptMs = 365 * day;

const addressHashOf = ({ keyedHash }: Pick<Ctx, 'keyedHash'>, email: string) =>
  keyedHash('former account', sameAddress(email));

/** Takes what an account has used out of the books; of what is free only once, a keyed hash of its address remembers. */
export async function eraseUsage(
  tx: Handle,
  ctx: Ctx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const subject = `user:${userId}`;
  const features = (['basic', 'statistical', 'check'] as const).filter(
    (feature) => quotaOf('free', feature).limit !== null,
  );
  const addressHash = addressHashOf(ctx, email);
  await data.keepFormerUsage(tx, { subject, features, addressHash, now: ctx.clock.now() });
  await data.deleteUsage(tx, subject);
}

/** For a new account: what a former one with the same address has used is used. */
export async function inheritUsage(
  ctx: Pick<Ctx, 'db' | 'clock' | 'keyedHash'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - allowanceKeptMs);
  const addressHash = addressHashOf(ctx, email);
  await data.takeOverFormerUsage(ctx.db, { subject: `user:${id}`, addressHash, since });
}

/** Units of work that a crash cut off come back; hashes of texts go after a day, of addresses with it. */
export async function settleUnits(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime();
  for (const id of await data.listStale(ctx.db, new Date(now - staleAfter)))
    await refundUnit(ctx, id);
  await data.deleteDone(ctx.db, new Date(now - day));
  await data.deleteDays(ctx.db, dayOf(ctx.clock.now()));
  await data.deleteFormerUsage(ctx.db, new Date(now - allowanceKeptMs));
}

/** An account's plan, its subscription and what is used of the plan in the running periods. */
export async function describeUsage(
  ctx: Ctx,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
) {
  const subscription = await subscriptionOf(ctx, userId);
  const plan = planFor(isAdmin, subscription);
  const now = ctx.clock.now();
  const month = monthOf(now);
  const rows = await data.readUsage(ctx.db, `user:${userId}`, ['total', month]);
  const usage = (feature: Feature) => {
    const { limit, period } = quotaOf(plan, feature);
    const running = period === 'month' ? month : 'total';
    const row = rows.find((one) => one.feature === feature && one.period === running);
    const resetsAt = limit === null ? null : resetOf(period, now);
    return { used: row?.used ?? 0, limit, period, resetsAt };
  };
  return {
    plan,
    subscription: detailsOf(subscription),
    usage: { basic: usage('basic'), statistical: usage('statistical'), checks: usage('check') },
  };
}
