import { plans, type SubscriptionDetails } from '@cleanpaste/contract';
import { paymentTroubleCopy as copy } from '../../../copy/payment-trouble-copy.ts';
import { formatEpochDate } from '../../../lib/format.ts';

/** The day on which a payment that failed is tried again; null when it is not. */
export const nextTryOf = ({ next_payment_attempt: next }: SubscriptionDetails) =>
  next === null ? null : formatEpochDate(next);

/** Whether the plan was cancelled and is over before the next try. */
function endsBeforeNextTry(details: SubscriptionDetails): boolean {
  const { cancel_at_period_end, current_period_end: end, next_payment_attempt: next } = details;
  return cancel_at_period_end && end !== null && next !== null && end < next;
}

/** What becomes of the payment that failed, and of the plan meanwhile. */
export function whatNow(details: SubscriptionDetails): string {
  const next = nextTryOf(details);
  const isResting = details.state === 'unpaid';
  if (next === null) return isResting ? copy.resting : copy.noTry;
  if (isResting) return `${copy.resting} ${copy.nextTryAlone(next)}`;
  if (endsBeforeNextTry(details)) return copy.nextTryAlone(next);
  return copy.nextTry(next, plans[details.is_pro_5k ? 'pro5k' : 'pro'].cardTitle);
}

/** How a subscription ended, by the name of its plan; null for one that did not. */
export function endOf(details: SubscriptionDetails): string | null {
  const { state, ended_at: at, ended_plan: plan } = details;
  if (state !== 'ended' || !plan) return null;
  const said = isLost(details) ? copy.endedFailed : copy.ended;
  return said(plans[plan].cardTitle, formatEpochDate(at));
}

/** Whether a plan was lost to a payment that failed, which nobody wanted. */
export const isLost = ({ ended_because }: Pick<SubscriptionDetails, 'ended_because'>) =>
  ended_because === 'payment_failed';
