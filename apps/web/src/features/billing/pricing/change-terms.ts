import { type PaidPlan, plans, type SubscriptionDetails } from '@cleanpaste/contract';
import { changeCopy } from '../../../copy/plan-change-copy.ts';
import { formatEpochDate } from '../../../lib/format.ts';
import { isFailing } from './is-failing.ts';

/** Whether somebody pays for a plan, so that the next choice is a change of it. */
export const isPayer = (details: SubscriptionDetails | undefined): details is SubscriptionDetails =>
  details !== undefined && !details.is_given && (details.is_active || isFailing(details));

/**
 * What a change to a plan costs today, for whoever pays for another one; null for everybody else. The
 * sandbox charges nothing before the next payment. Of the real provider only its own page knows the amount.
 */
export function changeTerms(
  details: SubscriptionDetails | undefined,
  { to, isSandbox }: { to: PaidPlan; isSandbox: boolean },
): string | null {
  if (!isPayer(details)) return null;
  if (!isSandbox) return changeCopy.shownBefore;
  const { current_period_end: end, cancel_at_period_end: isEnding } = details;
  if (isEnding || isFailing(details) || end === null) return changeCopy.nothingToday;
  return changeCopy.nothingUntil(formatEpochDate(end), plans[to].price);
}
