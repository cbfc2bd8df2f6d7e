import { plans, type SubscriptionDetails } from '@cleanpaste/contract';

/** 'Pro 5K Plan', 'Pro Plan' or 'Free Plan', by the subscription alone. */
export function planName(details: Pick<SubscriptionDetails, 'is_active' | 'is_pro_5k'>): string {
  if (details.is_pro_5k) return plans.pro5k.label;
  return details.is_active ? plans.pro.label : plans.free.label;
}
