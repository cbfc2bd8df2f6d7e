import { plans, type SubscriptionDetails } from '@cleanpaste/contract';

/** 'Pro 5K Plan', 'Pro Plan' or 'Free Plan', by the subscription alone. */
export function planName(details: Pick<SubscriptionDetails, 'is_active' | 'is_pro_5k'>): string {
  if (details.is_pro_5k) return plans.pro5k.label;
  return details.is_active ? plans.pro.label : plans.free.label;
}

/** What is paid for it a month, in dollars; null where nothing is. */
export function priceOf(
  details: Pick<SubscriptionDetails, 'is_active' | 'is_pro_5k' | 'is_given'>,
): number | null {
  if (!details.is_active || details.is_given) return null;
  return details.is_pro_5k ? plans.pro5k.price : plans.pro.price;
}

/** The plan that is paid for, also beside a larger one that was given; null where nothing is paid. */
export function paidFor(
  details: Pick<
    SubscriptionDetails,
    'is_active' | 'is_pro_5k' | 'is_given' | 'payment_method_last4'
  >,
): typeof plans.pro | typeof plans.pro5k | null {
  if (!details.is_active) return null;
  // Of equal plans the paid one counts: beside a given one that does, the paid one is the smaller.
  if (details.is_given) return details.payment_method_last4 === null ? null : plans.pro;
  return details.is_pro_5k ? plans.pro5k : plans.pro;
}

/** What the price list calls a plan, where the specified name says something else; null where both agree. */
export function soldAs(details: Pick<SubscriptionDetails, 'is_pro_5k'>): string | null {
  return details.is_pro_5k ? plans.pro5k.cardTitle : null;
}
