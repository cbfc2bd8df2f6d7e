import { expect, test } from 'vitest';
import { paidFor, priceOf } from './plan-name.ts';

const details = { is_active: true, is_pro_5k: false, is_given: false };

test.each([
  ['a subscriber to Pro', {}, 5],
  ['a subscriber to Expert', { is_pro_5k: true }, 15],
  ['whoever was given a plan', { is_given: true }, null],
  ['a free account', { is_active: false }, null],
])('%s is shown what is paid a month: %o', (_, changes, price) => {
  expect(priceOf({ ...details, ...changes })).toBe(price);
});

test.each([
  ['a subscriber to Pro', {}, 'Pro'],
  ['a subscriber to Expert', { is_pro_5k: true }, 'Expert'],
  [
    'whoever was given Expert, and goes on paying',
    { is_given: true, is_pro_5k: true, payment_method_last4: '0341' },
    'Pro',
  ],
  ['whoever was given a plan', { is_given: true }, undefined],
  [
    'a free account with the card of a plan that ended',
    { is_active: false, payment_method_last4: '0341' },
    undefined,
  ],
])('%s pays for: %o', (_, changes, title) => {
  expect(paidFor({ ...details, payment_method_last4: null, ...changes })?.cardTitle).toBe(title);
});
