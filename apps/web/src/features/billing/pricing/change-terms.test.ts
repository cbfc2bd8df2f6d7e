import type { SubscriptionDetails } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { formatEpochDate } from '../../../lib/format.ts';
import { changeTerms } from './change-terms.ts';

const pro: SubscriptionDetails = {
  is_active: true,
  is_pro_5k: false,
  is_given: false,
  cancel_at_period_end: false,
  current_period_end: Date.UTC(2026, 11, 26) / 1000,
  payment_method_brand: 'visa',
  payment_method_last4: '4242',
  state: 'active',
  next_payment_attempt: null,
  ended_at: null,
  ended_because: null,
  ended_plan: null,
};

const inSandbox = (details: SubscriptionDetails) =>
  changeTerms(details, { to: 'pro5k', isSandbox: true });

test('in the sandbox who changes from Pro to Expert reads that nothing is paid today, and what from when', () => {
  expect(inSandbox(pro)).toBe(
    `Nothing is paid today. From ${formatEpochDate(pro.current_period_end)} on it is $15 a month.`,
  );
});

test('of a payment that is not to come, or is tried again, no day is invented', () => {
  expect(inSandbox({ ...pro, cancel_at_period_end: true })).toBe('Nothing is paid today.');
  expect(inSandbox({ ...pro, state: 'past_due' })).toBe('Nothing is paid today.');
});

test('of the real provider no figure is invented: its page shows it before anybody confirms', () => {
  expect(changeTerms(pro, { to: 'pro5k', isSandbox: false })).toBe(
    'What is due today is shown on the payment page before you confirm.',
  );
});

test('who pays for nothing changes from nothing: the first month is paid at once', () => {
  expect(changeTerms(undefined, { to: 'pro', isSandbox: true })).toBeNull();
  expect(inSandbox({ ...pro, is_active: false, state: 'ended' })).toBeNull();
  expect(inSandbox({ ...pro, is_given: true })).toBeNull();
});
