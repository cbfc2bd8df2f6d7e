import { type PlanId, plans } from '@cleanpaste/contract';

type Offered = typeof plans.pro | typeof plans.pro5k;

/**
 * The plan with more room than the one whose limit was reached; null where there is none, or none for
 * sale. Never a smaller one.
 */
export function offerAbove(plan: PlanId, isExpertSold: boolean): Offered | null {
  if (plan === 'free' || plan === 'anonymous') return plans.pro;
  return plan === 'pro' && isExpertSold ? plans.pro5k : null;
}
