import { type PlanId, plans, type SubscriptionDetails } from '@cleanpaste/contract';
import type { Notice } from '../../accounts/index.ts';

/** States of the provider in which the plan is in force. A failed payment leaves it so while the provider retries. */
const activeStates: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

/** States from which a subscription never comes back. */
const endedStates: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** States that may still change: all but the ended ones. */
export const runningStates = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

export const isEnded = ({ status }: { status: string }) => endedStates.has(status);

/**
 * Whether there is a subscription to manage, so that a second one would be a mistake. One whose first
 * payment never came through is none: it ends by itself.
 */
export const isHeld = (row: { status: string }) => !isEnded(row) && row.status !== 'incomplete';

export interface StoredSubscription {
  status: string;
  plan: 'pro' | 'pro5k';
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: number | null;
  nextPaymentAttempt: number | null;
  endReason: string | null;
  endedAt: Date | null;
  paymentMethodBrand: string | null;
  paymentMethodLast4: string | null;
  /** Given by hand; nobody pays for it. */
  isGiven?: boolean;
}

export const isActive = (subscription: Pick<StoredSubscription, 'status'>) =>
  activeStates.has(subscription.status);

/** States of one whose first payment never came through: it was never a subscription, and has no card. */
const neverBegan: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired']);

/** The subscription that counts: an active one before an ended one, Expert before Pro. Rows come newest first. */
export function effective<T extends StoredSubscription>(rows: readonly T[]): T | null {
  const begun = rows.filter(({ status }) => !neverBegan.has(status));
  const active = begun.filter(isActive);
  return active.find((row) => row.plan === 'pro5k') ?? active[0] ?? begun[0] ?? rows[0] ?? null;
}

const states: Record<string, SubscriptionDetails['state']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  canceled: 'ended',
};

const isFailing = ({ status }: { status: string }) => status === 'past_due' || status === 'unpaid';

const reasonOf = ({ endReason }: Pick<StoredSubscription, 'endReason'>) =>
  endReason === 'payment_failed' ? 'payment_failed' : 'other';

/**
 * The same rows with a plan given by hand as one more subscription, after those of the provider: of
 * equal plans the paid one counts. The card of a subscription beside it stays in sight: it goes on being charged.
 */
export function withGiven(
  rows: readonly StoredSubscription[],
  given: { plan: 'pro' | 'pro5k'; endsAt: Date | null } | null,
): StoredSubscription[] {
  if (!given) return [...rows];
  const paying = rows.find(isActive);
  const asOne: StoredSubscription = {
    status: 'active',
    plan: given.plan,
    cancelAtPeriodEnd: given.endsAt !== null,
    currentPeriodEnd: given.endsAt && Math.floor(given.endsAt.getTime() / 1000),
    nextPaymentAttempt: null,
    endReason: null,
    endedAt: null,
    paymentMethodBrand: paying?.paymentMethodBrand ?? null,
    paymentMethodLast4: paying?.paymentMethodLast4 ?? null,
    isGiven: true,
  };
  return [...rows, asOne];
}

export function detailsOf(given: StoredSubscription | null): SubscriptionDetails {
  const row = given && neverBegan.has(given.status) ? null : given;
  const active = row !== null && isActive(row);
  const state = (row && states[row.status]) ?? 'none';
  return {
    state,
    next_payment_attempt: row && isFailing(row) ? row.nextPaymentAttempt : null,
    ended_at: state === 'ended' && row?.endedAt ? Math.floor(row.endedAt.getTime() / 1000) : null,
    ended_because: row && state === 'ended' ? reasonOf(row) : null,
    ended_plan: row && state === 'ended' ? row.plan : null,
    is_active: active,
    is_pro_5k: active && row.plan === 'pro5k',
    cancel_at_period_end: active && row.cancelAtPeriodEnd,
    current_period_end: given?.currentPeriodEnd ?? null,
    payment_method_brand: row?.paymentMethodBrand ?? null,
    payment_method_last4: row?.paymentMethodLast4 ?? null,
    is_given: active && row.isGiven === true,
  };
}

export function planFor(
  isAdmin: boolean,
  row: StoredSubscription | null,
): Exclude<PlanId, 'anonymous'> {
  return isAdmin ? 'admin' : paidPlanFor(row);
}

/** The plan of a subscription; free without one that is in force. */
export const paidPlanFor = (row: StoredSubscription | null) =>
  row !== null && isActive(row) ? row.plan : 'free';

interface CountedSubscriptions {
  status: string;
  plan: 'pro' | 'pro5k';
  cancelAtPeriodEnd: boolean;
  count: number;
}

/** The specified estimate: 5 dollars for each active subscription, in cents. */
export const estimatePerSubscription = 500;

/** The figures of `revenue_cache`, in cents. The estimate is as specified; the rest is what is so. */
export function revenueOf(
  counted: readonly CountedSubscriptions[],
  charges: { collected: number; refunded: number },
) {
  const total = (test: (one: CountedSubscriptions) => boolean) =>
    counted.reduce((sum, one) => (test(one) ? sum + one.count : sum), 0);
  const activeSubscriptions = total(isActive);
  const activePro = total((one) => isActive(one) && one.plan === 'pro');
  const activePro5k = activeSubscriptions - activePro;
  return {
    activeSubscriptions,
    activePro,
    activePro5k,
    endingSubscriptions: total((one) => isActive(one) && one.cancelAtPeriodEnd),
    canceledSubscriptions: total((one) => one.status === 'canceled'),
    estimatedMonthly: estimatePerSubscription * activeSubscriptions,
    estimatedTotal: estimatePerSubscription * activeSubscriptions,
    recurringMonthly: 100 * (activePro * plans.pro.price + activePro5k * plans.pro5k.price),
    collectedTotal: charges.collected,
    refundedTotal: charges.refunded,
  };
}

export type RevenueFigures = ReturnType<typeof revenueOf>;

interface Money {
  amount: number;
  amountRefunded: number;
  currency: string;
}

/** What some rows add to the figures; only dollars add up to dollars. */
export function shareOf(
  rows: readonly Omit<CountedSubscriptions, 'count'>[],
  charge: Money | undefined = undefined,
): RevenueFigures {
  const paid = charge?.currency === 'usd' ? charge : { amount: 0, amountRefunded: 0 };
  return revenueOf(
    rows.map((row) => ({ ...row, count: 1 })),
    { collected: paid.amount, refunded: paid.amountRefunded },
  );
}

/** By how much the figures change when what gave `before` gives `after`; null where they do not. */
export function differenceOf(
  before: RevenueFigures,
  after: RevenueFigures,
): Partial<RevenueFigures> | null {
  const names = Object.keys(after) as (keyof RevenueFigures)[];
  const changed = names.filter((name) => after[name] !== before[name]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, after[name] - before[name]]));
}

const day = 24 * 60 * 60 * 1000;

interface Change<T> {
  /** The one subscription before and after; undefined where nothing of it stood here. */
  before: T | undefined;
  after: T;
  /** The plan in force of its account, which may have others. */
  planBefore: 'free' | 'pro' | 'pro5k';
  planAfter: 'free' | 'pro' | 'pro5k';
  now: Date;
}

type Told = StoredSubscription & { id: string; createdAt: Date };

/**
 * What a change of a subscription is told by mail, with the name of what happened; null where nothing is. What
 * is seen for the first time long after it began, as after a restored backup, is no news.
 */
export function noticeOf({
  before,
  after,
  planBefore,
  planAfter,
  now,
}: Change<Told>): { named: string; notice: Notice } | null {
  if (!before && after.createdAt.getTime() < now.getTime() - day) return null;
  const { id, plan } = after;
  if (isFailing(after) && !(before && isFailing(before))) {
    const nextTry = after.nextPaymentAttempt;
    return {
      named: `payment-failed:${id}:${after.currentPeriodEnd}`,
      notice: {
        kind: 'payment-failed',
        plan,
        nextTry: nextTry === null ? null : new Date(nextTry * 1000).toISOString(),
        isInForce: isActive(after),
      },
    };
  }
  const wasHeld = before !== undefined && isHeld(before);
  if (wasHeld && isEnded(after) && planAfter === 'free')
    return {
      named: `plan-ended:${id}`,
      notice: { kind: 'plan-ended', plan, because: reasonOf(after) },
    };
  if (planAfter === planBefore || planAfter === 'free') return null;
  return {
    named: `plan-changed:${id}:${planAfter}:${now.getTime()}`,
    notice: { kind: 'plan-changed', from: planBefore, to: planAfter },
  };
}
