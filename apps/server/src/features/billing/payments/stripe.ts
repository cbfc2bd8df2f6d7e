import type { Stripe } from 'stripe';
import { callUnderWay } from '../../../log/call-under-way.ts';
import { askedFields } from './rules.ts';

/** Who is spoken to in the provider's place. */
export interface Host {
  host: string;
  port: number;
  protocol: 'http' | 'https';
}

/** The provider's library; with `host`, speaking to somebody else who speaks like the provider. */
export async function createStripe(key: string, host?: Host): Promise<Stripe> {
  const { Stripe: Library } = await import('stripe');
  const stripe = new Library(key, {
    ...{ timeout: 10_000, maxNetworkRetries: 2, telemetry: false },
    ...host,
  });
  stripe.on('response', traceCall);
  return stripe;
}

/** Notes an answered call in the trace of who waits for it; its path is left out: it names a customer. */
function traceCall({ method, status, request_start_time }: Stripe.ResponseEvent): void {
  const span = callUnderWay()?.span?.begin('stripe', 'client', request_start_time);
  span?.note({ 'http.request.method': method, 'http.response.status_code': status });
  if (status >= 400) span?.fail(String(status));
  span?.end();
}

const isMissing = (error: unknown) =>
  error instanceof Error && (error as { code?: unknown }).code === 'resource_missing';

/** Null where the provider knows no such thing (any more). */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

export const readSubscription = (stripe: Stripe, id: string) =>
  orNull(stripe.subscriptions.retrieve(id, { expand: askedFields }));

export const readCharge = (stripe: Stripe, id: string) => orNull(stripe.charges.retrieve(id));

/** A customer's subscriptions, ended ones too; none of a customer that is gone. */
export async function listSubscriptionsOf(stripe: Stripe, customer: string) {
  const expand = askedFields.map((field) => `data.${field}`);
  const page = await orNull(
    Promise.resolve(stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })),
  );
  return page?.data ?? [];
}

/** Whether a customer is still there. */
export async function isCustomer(stripe: Stripe, id: string): Promise<boolean> {
  const found = await orNull(stripe.customers.retrieve(id));
  return found !== null && !found.deleted;
}

interface NewCustomer {
  email: string;
  userId: string;
  /** Two calls with the same key make one customer. */
  idempotencyKey: string;
}

export async function createCustomer(stripe: Stripe, input: NewCustomer): Promise<string> {
  const { email, userId, idempotencyKey } = input;
  const made = await stripe.customers.create(
    { email, metadata: { user_id: userId } },
    { idempotencyKey },
  );
  return made.id;
}

interface NewCheckout {
  customer: string;
  userId: string;
  price: string;
  successUrl: string;
  cancelUrl: string;
  idempotencyKey: string;
}

export async function createCheckout(stripe: Stripe, input: NewCheckout) {
  const { customer, userId, price, successUrl, cancelUrl, idempotencyKey } = input;
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      metadata: { user_id: userId, price },
      subscription_data: { metadata: { user_id: userId } },
    },
    { idempotencyKey },
  );
}

export const readCheckout = (stripe: Stripe, id: string) =>
  orNull(stripe.checkout.sessions.retrieve(id));

/**
 * Closes a checkout, so that nobody can pay there any more; one that is over already is left alone.
 * @returns whether somebody had paid there before it could be closed
 */
export async function closeCheckout(stripe: Stripe, id: string): Promise<boolean> {
  const found = await readCheckout(stripe, id);
  if (found?.status !== 'open') return found?.status === 'complete';
  try {
    await stripe.checkout.sessions.expire(id);
    return false;
  } catch (error) {
    // It may have been paid, or closed by another call, in between.
    const now = await readCheckout(stripe, id);
    if (now?.status === 'open') throw error;
    return now?.status === 'complete';
  }
}

interface PortalWish {
  customer: string;
  returnUrl: string;
  /** Opens the portal at the confirmation of a change of plan. */
  change?: { subscription: string; item: string; price: string; doneUrl: string };
}

/** The portal. Where its settings do not allow the change of plan, its first page is opened instead. */
export async function createPortal(stripe: Stripe, input: PortalWish): Promise<string> {
  const { customer, returnUrl, change } = input;
  const plain = { customer, return_url: returnUrl };
  if (!change) return (await stripe.billingPortal.sessions.create(plain)).url;
  const { subscription, item, price, doneUrl } = change;
  try {
    const session = await stripe.billingPortal.sessions.create({
      ...plain,
      flow_data: {
        type: 'subscription_update_confirm',
        after_completion: { type: 'redirect', redirect: { return_url: doneUrl } },
        subscription_update_confirm: { subscription, items: [{ id: item, price, quantity: 1 }] },
      },
    });
    return session.url;
  } catch (error) {
    if ((error as { type?: unknown }).type !== 'StripeInvalidRequestError') throw error;
    return (await stripe.billingPortal.sessions.create(plain)).url;
  }
}

/** Ends a subscription at once; one that has ended already is left alone. */
export const cancelSubscription = (stripe: Stripe, id: string) =>
  orNull(stripe.subscriptions.cancel(id));

export const deleteCustomer = (stripe: Stripe, id: string) => orNull(stripe.customers.del(id));
