import { type PlanId, plans, type SubscriptionDetails } from '@cleanpaste/contract';

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
  paymentMethodBrand: string | null;
  paymentMethodLast4: string | null;
}

export const isActive = (subscription: Pick<StoredSubscription, 'status'>) =>
  activeStates.has(subscription.status);

/** The subscription that counts: an active one before an ended one, Expert before Pro. Rows come newest first. */
export function effective<T extends StoredSubscription>(rows: readonly T[]): T | null {
  const active = rows.filter(isActive);
  return active.find((row) => row.plan === 'pro5k') ?? active[0] ?? rows[0] ?? null;
}

export function detailsOf(row: StoredSubscription | null): SubscriptionDetails {
  const active = row !== null && isActive(row);
  return {
    is_active: active,
    is_pro_5k: active && row.plan === 'pro5k',
    cancel_at_period_end: active && row.cancelAtPeriodEnd,
    current_period_end: row?.currentPeriodEnd ?? null,
    payment_method_brand: row?.paymentMethodBrand ?? null,
    payment_method_last4: row?.paymentMethodLast4 ?? null,
  };
}

export function planFor(
  isAdmin: boolean,
  row: StoredSubscription | null,
): Exclude<PlanId, 'anonymous'> {
  if (isAdmin) return 'admin';
  return row !== null && isActive(row) ? row.plan : 'free';
}

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
