import type { SubscriptionDetails } from '@cleanpaste/contract';
import { EndedPlan } from './ended-plan.tsx';
import { isLost } from './trouble.ts';

/** Below the plan's name: which plan a failed payment has ended. While it can be mended, the bar above says so. */
export function PlanTrouble({ details }: { details: SubscriptionDetails }) {
  return isLost(details) ? <EndedPlan details={details} /> : null;
}
