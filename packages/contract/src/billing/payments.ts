import { z } from 'zod';

/** Plans that are paid for. */
export const paidPlan = z.enum(['pro', 'pro5k']);
export type PaidPlan = z.infer<typeof paidPlan>;

/**
 * `POST /functions/v1/stripe-checkout` (signed in): where the browser pays. The plan is named by its
 * key or by its price at the provider; both addresses must be of this site.
 * Somebody who already subscribes is answered with the address of the portal.
 */
export const checkoutBody = z
  .object({
    plan: paidPlan.optional(),
    price_id: z.string().min(1).max(200).optional(),
    success_url: z.string().max(500),
    cancel_url: z.string().max(500),
    mode: z.literal('subscription').default('subscription'),
  })
  .refine((body) => (body.plan === undefined) !== (body.price_id === undefined), {
    path: ['plan'],
    message: 'send either plan or price_id',
  });

/** `POST /functions/v1/stripe-portal` (signed in): where a subscription is managed. */
export const portalBody = z.object({ return_url: z.string().max(500) });

/** Answer of both. */
export const paymentAddress = z.object({ url: z.string() });

/** `POST /functions/v1/stripe-sync` (signed in) asks the provider anew and answers `{ok: true}`. */
export type CheckoutBody = z.infer<typeof checkoutBody>;
export type PortalBody = z.infer<typeof portalBody>;
export type PaymentAddress = z.infer<typeof paymentAddress>;
