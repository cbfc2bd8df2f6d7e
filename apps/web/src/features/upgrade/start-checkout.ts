import type { PlanId } from '@cleanpaste/contract';
import { upgradeModalCopy } from '../../copy/modals.ts';
import { call } from '../../lib/call.ts';

/**
 * Where the payment provider takes over. The server knows the price of the plan.
 * @throws Error with the specified message when no address comes back.
 */
export async function checkoutUrl(plan: Extract<PlanId, 'pro' | 'pro5k'>): Promise<string> {
  const answer = (await call('/functions/v1/stripe-checkout', {
    body: {
      plan,
      success_url: `${location.origin}/checkout/success`,
      cancel_url: `${location.origin}/checkout/cancel`,
      mode: 'subscription',
    },
  })) as { url?: string };
  if (!answer.url) throw new Error(upgradeModalCopy.noUrl);
  return answer.url;
}
