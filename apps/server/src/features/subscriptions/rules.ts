import type { PlanId, SubscriptionDetails } from '@cleanpaste/contract';

/** States of the provider in which the plan is in force. A failed payment leaves it so while the provider retries. */
const activeStates: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

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
