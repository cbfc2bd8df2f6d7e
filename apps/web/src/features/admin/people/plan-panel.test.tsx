import type { Person } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { paymentOf } from './paid-subscription.ts';
import { PlanPanel } from './plan-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Subscription = Person['subscriptions'][number];

/** A subscription to Pro that runs until December 27, 2026. */
const subscription = (changes: Partial<Subscription>): Subscription => ({
  ...{ plan: 'pro', status: 'active', cancel_at_period_end: false, ended_at: null },
  current_period_end: Date.UTC(2026, 11, 27) / 1000,
  created_at: '2026-11-27T00:00:00.000Z',
  ...changes,
});

const payer = (changes: Parameters<typeof subscription>[0] = {}, more: Partial<Person> = {}) =>
  ({
    ...{ id: 'u1', email: 'ann@example.com', plan: 'pro', paid_plan: 'pro', given: null },
    subscription: { is_given: false },
    subscriptions: [subscription(changes)],
    ...more,
  }) as unknown as Person;

const expert: Partial<Person> = {
  ...{ plan: 'pro5k', subscription: { is_given: true } as Person['subscription'] },
  given: { id: 'g1', plan: 'pro5k', ends_at: null, created_at: '2026-11-27T00:00:00.000Z' },
};

function show(person: Person) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanPanel person={person} />
    </QueryClientProvider>,
  );
  return screen.getByRole('region', { name: 'Plan' });
}

test('what is paid for is said with its price and its next day, and how it stands', () => {
  expect(show(payer()).textContent).toContain(
    'They pay $5 a month for it, next on Dec\u00A027,\u00A02026.',
  );
  expect(paymentOf(payer({ cancel_at_period_end: true }))).toBe(
    'It is paid until Dec\u00A027,\u00A02026, and ends then.',
  );
  expect(paymentOf(payer({ status: 'past_due' }))).toContain('the last payment failed');
  expect(paymentOf(payer({ current_period_end: null }))).toBe('They pay for it.');
});

test.each([
  [{}, 'goes on and is charged as before: $5 a month, next on Dec\u00A027,\u00A02026.'],
  [{ current_period_end: null }, 'goes on and is charged as before.'],
  [{ status: 'past_due' }, 'goes on; its last payment failed and is tried again.'],
  [
    { cancel_at_period_end: true },
    'ends on Dec\u00A027,\u00A02026, as they asked, and is not charged again.',
  ],
] as const)('beside a given plan it says of the paid one, %o: %s', (changes, told) => {
  const panel = show(payer(changes, expert));
  expect(panel.textContent).toContain(`Their paid Pro subscription ${told}`);
  cleanup();
  const free = payer({ status: 'canceled' }, { ...expert, paid_plan: 'free' });
  expect(show(free).textContent).not.toContain('subscription');
});

test('that a plan was given is said in its card, announced, and in no notice', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const notice = vi.spyOn(toast, 'success');
  const panel = show(payer());
  const status = within(panel).getByRole('status');
  expect(status.textContent).toBe('');
  fireEvent.click(within(panel).getByRole('button', { name: 'Give a plan' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'A friend' } });
  fireEvent.click(dialog.getByRole('radio', { name: 'Expert' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Give Expert' }));
  await vi.waitFor(() => expect(status.textContent).toBe('Plan given.'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(notice).not.toHaveBeenCalled();
});
