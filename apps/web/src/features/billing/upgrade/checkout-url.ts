import { addresses, type PaidPlan } from '@cleanpaste/contract';
import { upgradeModalCopy } from '../../../copy/upgrade-modal-copy.ts';
import { call } from '../../../lib/call.ts';
import { FinalError } from '../../../lib/request-error.ts';

/**
 * Where the payment provider takes over. The server knows the price of the plan.
 * @throws Error with the specified message when no address comes back.
 */
export async function checkoutUrl(plan: PaidPlan): Promise<string> {
  const answer = await call(addresses.billing.startCheckout, {
    body: {
      plan,
      success_url: `${location.origin}/checkout/success`,
      cancel_url: `${location.origin}/checkout/cancel`,
      mode: 'subscription',
    },
  }).catch((error: unknown) => {
    if (error instanceof FinalError && error.code === 'not_found')
      throw new Error(upgradeModalCopy.unavailable);
    throw error;
  });
  if (!answer.url) throw new Error(upgradeModalCopy.noUrl);
  return answer.url;
}
