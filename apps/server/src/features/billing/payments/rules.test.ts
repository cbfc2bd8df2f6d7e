import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { detailsOf, isHeld, planFor, revenueOf } from '../subscriptions/rules.ts';
import { chargeRecordOf, subscriptionRecordOf } from './rules.ts';

const prices = { pro: ['price_pro', 'price_pro_old'], pro5k: ['price_5k'] };

interface Shape {
  status?: string;
  price?: string;
  more?: Record<string, unknown>;
}

const card = (brand: string, last4: string) => ({ type: 'card', card: { brand, last4 } });

function recordOf({ status = 'active', price = 'price_pro', more = {} }: Shape) {
  const items = { data: [{ id: 'si_1', price: { id: price }, current_period_end: 2000 }] };
  const subscription = {
    id: 'sub_1',
    customer: 'cus_1',
    status,
    items,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    created: 1000,
    default_payment_method: null,
    ...more,
  } as unknown as Stripe.Subscription;
  return subscriptionRecordOf(subscription, { prices, userId: 'ann' });
}

describe('a subscription of the provider', () => {
  test.each([
    ['active', 'pro', true],
    ['trialing', 'pro', true],
    ['past_due', 'pro', true],
    ['unpaid', 'free', true],
    ['paused', 'free', true],
    ['incomplete', 'free', false],
    ['incomplete_expired', 'free', false],
    ['canceled', 'free', false],
  ])('that is %s gives the plan %s; there is one to manage: %s', (status, plan, held) => {
    const row = recordOf({ status });
    expect(row && planFor(false, row)).toBe(plan);
    expect(row && isHeld(row)).toBe(held);
  });

  test.each([
    ['price_pro', 'pro'],
    ['price_pro_old', 'pro'],
    ['price_5k', 'pro5k'],
    ['price_of_somebody', undefined],
  ])('with the price %s is of the plan %s', (price, plan) => {
    expect(recordOf({ price })?.plan).toBe(plan);
  });

  test('cancelled at the end of its period ends then; at a day of its own, on that day', () => {
    const atEnd = recordOf({ more: { cancel_at_period_end: true, canceled_at: 1500 } });
    expect(atEnd && detailsOf(atEnd)).toMatchObject({
      cancel_at_period_end: true,
      current_period_end: 2000,
    });
    const onDay = recordOf({ more: { cancel_at: 1800 } });
    expect(onDay && detailsOf(onDay)).toMatchObject({
      cancel_at_period_end: true,
      current_period_end: 1800,
    });
  });

  test('is paid by its own card, else by the customer’s, and not by every kind of card', () => {
    const customer = {
      id: 'cus_1',
      invoice_settings: { default_payment_method: card('amex', '9') },
    };
    expect(recordOf({ more: { customer } })).toMatchObject({
      customerId: 'cus_1',
      paymentMethodBrand: 'amex',
    });
    const own = { customer, default_payment_method: card('visa', '4242') };
    expect(recordOf({ more: own })).toMatchObject({
      paymentMethodBrand: 'visa',
      paymentMethodLast4: '4242',
    });
    const link = { customer, default_payment_method: { type: 'link', link: {} } };
    expect(recordOf({ more: link })).toMatchObject({ paymentMethodBrand: null });
    expect(recordOf({ more: { customer: { id: 'cus_1', deleted: true } } })).toMatchObject({
      customerId: 'cus_1',
      paymentMethodLast4: null,
    });
  });
});

test('a charge counts when it came through, and is somebody’s', () => {
  const charge = {
    id: 'ch_1',
    status: 'succeeded',
    customer: 'cus_1',
    amount_captured: 500,
    amount_refunded: 200,
    currency: 'usd',
    created: 1000,
  } as unknown as Stripe.Charge;
  expect(chargeRecordOf(charge, null)).toMatchObject({ amount: 500, amountRefunded: 200 });
  expect(chargeRecordOf({ ...charge, status: 'failed' }, null)).toBeNull();
  expect(chargeRecordOf({ ...charge, customer: null }, null)).toBeNull();
});

test('the estimate is five dollars for each active subscription; what is really due follows the plans', () => {
  const counted = [
    { status: 'active', plan: 'pro', cancelAtPeriodEnd: false, count: 3 },
    { status: 'past_due', plan: 'pro5k', cancelAtPeriodEnd: true, count: 2 },
    { status: 'unpaid', plan: 'pro5k', cancelAtPeriodEnd: false, count: 7 },
    { status: 'canceled', plan: 'pro', cancelAtPeriodEnd: false, count: 4 },
  ] as const;
  expect(revenueOf(counted, { collected: 9000, refunded: 500 })).toEqual({
    activeSubscriptions: 5,
    activePro: 3,
    activePro5k: 2,
    endingSubscriptions: 2,
    canceledSubscriptions: 4,
    estimatedMonthly: 2500,
    estimatedTotal: 2500,
    recurringMonthly: 3 * 500 + 2 * 1500,
    collectedTotal: 9000,
    refundedTotal: 500,
  });
});
