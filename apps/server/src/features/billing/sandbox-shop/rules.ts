import { plans } from '@cleanpaste/contract';
import type { Card, Charge, Customer, Happening, Price, Session, Subscription } from './schema.ts';

/** What a test card does: `later` means that it pays once and is declined when it should pay again. */
export type Behaviour = 'pays' | 'declined' | 'confirms' | 'later';

/** Cards to choose from. The numbers are the provider's own test numbers. */
export const testCards = [
  {
    key: 'visa',
    number: '4242 4242 4242 4242',
    brand: 'visa',
    does: 'pays',
    label: 'Visa that pays',
  },
  {
    key: 'mastercard',
    number: '5555 5555 5555 4444',
    brand: 'mastercard',
    does: 'pays',
    label: 'Mastercard that pays',
  },
  {
    key: 'confirm',
    number: '4000 0025 0000 3155',
    brand: 'visa',
    does: 'confirms',
    label: 'Asks you to confirm',
  },
  {
    key: 'decline',
    number: '4000 0000 0000 0002',
    brand: 'visa',
    does: 'declined',
    label: 'Is declined',
  },
  {
    key: 'later',
    number: '4000 0000 0000 0341',
    brand: 'visa',
    does: 'later',
    label: 'Pays once, is declined at renewal',
  },
] as const satisfies {
  key: string;
  number: string;
  brand: string;
  does: Behaviour;
  label: string;
}[];

export type TestCard = (typeof testCards)[number];

export const cardByKey = (key: unknown): TestCard | null =>
  testCards.find((card) => card.key === key) ?? null;

/** The one card of which the bank asks whether it is its owner. */
export const askingCard = testCards.find(({ does }) => does === 'confirms')!;

/** What a card is known by where its number is not shown. */
export const lastDigits = ({ number }: TestCard) => number.slice(-4);

export const asPaymentMethod = (card: TestCard): Card => ({
  id: `pm_card_${card.key}`,
  object: 'payment_method',
  type: 'card',
  card: { brand: card.brand, last4: lastDigits(card) },
});

/** Whether a card that is on file pays when it is asked again. */
export const paysAgain = (card: Card) =>
  card.id !== 'pm_card_later' && card.id !== 'pm_card_decline';

export function priceOf(id: string): Price | null {
  const plan = Object.values(plans).find((one) => `price_sandbox_${one.id}` === id);
  if (!plan?.price) return null;
  return {
    id,
    object: 'price',
    currency: 'usd',
    unit_amount: plan.price * 100,
    recurring: { interval: 'month', interval_count: 1 },
  };
}

export const planTitle = (price: string) =>
  Object.values(plans).find((one) => `price_sandbox_${one.id}` === price)?.cardTitle ?? price;

/** The same day of the next month; the last one where there is no such day. `day` is of the first period. */
function monthLater(seconds: number, day: number): number {
  const from = new Date(seconds * 1000);
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(day, last));
  return next.getTime() / 1000;
}

const anchorOf = (subscription: Subscription) => new Date(subscription.created * 1000).getUTCDate();

interface Beginning {
  session: Session;
  card: Card;
  price: Price;
  now: number;
  /** Names of the subscription and its item. */
  id: string;
  item: string;
}

/** A subscription whose first payment is still to come through. */
export function beginSubscription({
  session,
  card,
  price,
  now,
  id,
  item,
}: Beginning): Subscription {
  const end = monthLater(now, new Date(now * 1000).getUTCDate());
  return {
    id,
    object: 'subscription',
    customer: session.customer,
    status: 'incomplete',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    created: now,
    metadata: session.sandbox_metadata,
    default_payment_method: card,
    items: {
      object: 'list',
      data: [
        {
          id: item,
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: now,
          current_period_end: end,
        },
      ],
    },
  };
}

export const isOver = ({ status }: Subscription) =>
  status === 'canceled' || status === 'incomplete_expired';

export function endSubscription(subscription: Subscription, now: number): Subscription {
  return {
    ...subscription,
    cancellation_details: { reason: 'cancellation_requested' },
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
  };
}

export interface Step {
  subscription: Subscription;
  /** The payment that was tried; null where none was due. */
  payment: 'succeeded' | 'failed' | null;
}

const retryAfterSeconds = 5 * 24 * 60 * 60;

const invoiceOf = ({ id }: Subscription, nextTry: number | null, isPaid: boolean) =>
  ({
    id: `in_${id}`,
    object: 'invoice',
    status: isPaid ? 'paid' : nextTry === null ? 'uncollectible' : 'open',
    next_payment_attempt: nextTry,
  }) as const;

/** A failed payment that was made after all. */
export const settle = (subscription: Subscription): Subscription => ({
  ...subscription,
  status: 'active',
  latest_invoice: invoiceOf(subscription, null, true),
});

/** The next moment at which something happens by itself: a payment that failed is tried again, or the period ends. */
export function nextMoment({ status, latest_invoice: invoice, items }: Subscription): number {
  const retryAt = status === 'past_due' ? invoice?.next_payment_attempt : null;
  return retryAt ?? items.data[0].current_period_end;
}

/** The second try of a payment. When it fails too, the subscription ends. */
function tryAgain(subscription: Subscription, at: number): Step {
  if (paysAgain(subscription.default_payment_method))
    return { subscription: settle(subscription), payment: 'succeeded' };
  const failed: Subscription = {
    ...endSubscription(subscription, at),
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: invoiceOf(subscription, null, false),
  };
  return { subscription: failed, payment: 'failed' };
}

/**
 * What the next moment brings: the end, where that was asked for; else a payment, and the next period. A
 * payment that fails is tried once more five days later.
 */
export function nextStep(subscription: Subscription): Step {
  const [item] = subscription.items.data;
  const at = nextMoment(subscription);
  if (subscription.status === 'past_due') return tryAgain(subscription, at);
  if (subscription.cancel_at_period_end)
    return { subscription: endSubscription(subscription, at), payment: null };
  const period = {
    ...item,
    current_period_start: at,
    current_period_end: monthLater(at, anchorOf(subscription)),
  };
  const moved = {
    ...subscription,
    items: { ...subscription.items, data: [period] as [typeof item] },
  };
  if (paysAgain(subscription.default_payment_method))
    return { subscription: settle(moved), payment: 'succeeded' };
  const invoice = invoiceOf(subscription, at + retryAfterSeconds, false);
  const failing = { ...moved, status: 'past_due', latest_invoice: invoice };
  return { subscription: failing, payment: 'failed' };
}

interface Payment {
  id: string;
  subscription: Subscription;
  now: number;
  status: Charge['status'];
}

export function chargeFor({ id, subscription, now, status }: Payment): Charge {
  const amount = subscription.items.data[0].price.unit_amount;
  const paid = status === 'succeeded';
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: paid ? amount : 0,
    amount_refunded: 0,
    currency: 'usd',
    customer: subscription.customer,
    created: now,
    paid,
    refunded: false,
    status,
  };
}

export const subscriptionHappening = (subscription: Subscription): Happening => ({
  type: isOver(subscription) ? 'customer.subscription.deleted' : 'customer.subscription.updated',
  object: subscription,
});

export const chargeHappening = (charge: Charge): Happening => ({
  type: charge.paid ? 'charge.succeeded' : 'charge.failed',
  object: charge,
});

/** An object as the interface gives it: what was not asked for is told by its id, our own notes stay here. */
export function asProviderObject(
  object: object,
  expand: string[],
  customer: Customer | null = null,
) {
  const asked = (field: string) =>
    expand.some((one) => one.replace(/^data\./, '').startsWith(field));
  const fields = Object.entries(object).filter(([key]) => !key.startsWith('sandbox_'));
  const plain: Record<string, unknown> = { ...Object.fromEntries(fields), livemode: false };
  const card = plain.default_payment_method as Card | undefined;
  if (card && !asked('default_payment_method')) plain.default_payment_method = card.id;
  const invoice = plain.latest_invoice as { id: string } | undefined;
  if (invoice && !asked('latest_invoice')) plain.latest_invoice = invoice.id;
  if (customer && asked('customer')) plain.customer = asProviderObject(customer, []);
  return plain;
}
