import type { SubscriptionDetails } from '@cleanpaste/contract';
import { paymentTroubleCopy as copy } from '../../../copy/payment-trouble-copy.ts';
import { EndedPlan } from './ended-plan.tsx';
import { isFailing, isLost, nextTryOf } from './trouble.ts';

/** Below the plan's name: that a payment has failed, in few words, or which plan that has ended. */
export function PlanTrouble({ details }: { details: SubscriptionDetails }) {
  if (isLost(details)) return <EndedPlan details={details} />;
  if (!isFailing(details)) return null;
  const next = nextTryOf(details);
  return (
    <p className="rounded-lg bg-mark-wash px-4 py-3 text-mark">
      {next === null ? copy.shortResting : copy.short(next)}
    </p>
  );
}
