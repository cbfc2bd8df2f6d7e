import type { CheckoutBody, PaidPlan } from '@cleanpaste/contract';
import type { Stripe } from 'stripe';
import type { ChargeRecord, SubscriptionRecord } from '../subscriptions/service.ts';

/** The price ids of the plans at the provider. The first one is for sale; older ones still count as the plan. */
export type Prices = Record<PaidPlan, string[]>;

/** What has to come along with a subscription, so that its card and its next try are known. */
export const askedFields = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'latest_invoice',
];

/** The plan that a price id stands for; null for a price of somebody else's. */
export function planOfPrice(prices: Prices, price: string): PaidPlan | null {
  if (prices.pro5k.includes(price)) return 'pro5k';
  return prices.pro.includes(price) ? 'pro' : null;
}

/** The price to sell: of the plan's key, or the price id itself if it is for sale. Null otherwise. */
export function priceToSell(
  prices: Prices,
  { plan, price_id }: Pick<CheckoutBody, 'plan' | 'price_id'>,
): string | null {
  const onSale = Object.values(prices).map(([first]) => first);
  if (plan) return prices[plan][0] ?? null;
  return price_id && onSale.includes(price_id) ? price_id : null;
}

/** Whether an address is a page of this site, so that nobody is led elsewhere after paying. */
export function isOwnAddress(address: string, origin: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.origin === origin &&
    !url.username &&
    !url.password &&
    /^https?:\/\//i.test(address)
  );
}

const date = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000);

const idOf = (value: string | { id: string }) => (typeof value === 'string' ? value : value.id);

/** The card that pays: the subscription's own, else the customer's. Not everything that pays is a card. */
function cardOf({ default_payment_method, customer }: Stripe.Subscription) {
  const own = typeof default_payment_method === 'object' ? default_payment_method : null;
  const settings =
    typeof customer === 'object' && !customer.deleted ? customer.invoice_settings : null;
  const shared = settings?.default_payment_method;
  return (own ?? (typeof shared === 'object' ? shared : null))?.card ?? null;
}

/** When the last invoice is tried again; null where it was paid, or is tried no more. */
function nextAttemptOf({ latest_invoice: invoice }: Stripe.Subscription): number | null {
  return typeof invoice === 'object' ? (invoice?.next_payment_attempt ?? null) : null;
}

/** What the provider's subscription means here; null where none of its prices is a plan of ours. */
export function subscriptionRecordOf(
  subscription: Stripe.Subscription,
  { prices, userId }: { prices: Prices; userId: string | null },
): SubscriptionRecord | null {
  const items = subscription.items.data;
  const found = items.map((item) => planOfPrice(prices, item.price.id));
  const plan = found.includes('pro5k') ? 'pro5k' : found.find((one) => one !== null);
  if (!plan) return null;
  const ends = items.map((item) => item.current_period_end);
  const card = cardOf(subscription);
  return {
    id: subscription.id,
    userId,
    customerId: idOf(subscription.customer),
    status: subscription.status,
    plan,
    // The portal may set the date instead of the switch.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    currentPeriodEnd: subscription.cancel_at ?? (ends.length > 0 ? Math.min(...ends) : null),
    nextPaymentAttempt: nextAttemptOf(subscription),
    endReason: subscription.cancellation_details?.reason ?? null,
    paymentMethodBrand: card?.brand ?? null,
    paymentMethodLast4: card?.last4 ?? null,
    canceledAt: date(subscription.canceled_at),
    endedAt: date(subscription.ended_at),
    createdAt: new Date(subscription.created * 1000),
  };
}

/** Money that really came in; null for a charge that failed, or of nobody. */
export function chargeRecordOf(charge: Stripe.Charge, userId: string | null): ChargeRecord | null {
  if (charge.status !== 'succeeded' || !charge.customer) return null;
  return {
    id: charge.id,
    userId,
    customerId: idOf(charge.customer),
    amount: charge.amount_captured,
    amountRefunded: charge.amount_refunded,
    currency: charge.currency,
    createdAt: new Date(charge.created * 1000),
  };
}

/** Whether all that a record says stands written already. */
export function isSame(
  record: Record<string, unknown>,
  written: Record<string, unknown> | undefined,
): boolean {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  return (
    written !== undefined &&
    Object.entries(record).every(([key, value]) => plain(value) === plain(written[key]))
  );
}
