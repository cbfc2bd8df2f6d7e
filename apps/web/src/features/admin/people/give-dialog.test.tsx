import type { Person } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GiveDialog } from './give-dialog.tsx';

afterEach(cleanup);

const subscription: Person['subscriptions'][number] = {
  ...{ plan: 'pro', status: 'active', cancel_at_period_end: false, ended_at: null },
  current_period_end: Date.UTC(2026, 11, 27) / 1000,
  created_at: '2026-11-27T00:00:00.000Z',
};

function open(plan: Person['plan'], more: Partial<Person> = {}) {
  const person = {
    ...{ id: 'u1', email: 'ann@example.com', given: null, plan, paid_plan: 'free' },
    ...{ subscriptions: [], ...more },
  } as unknown as Person;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GiveDialog person={person} onClose={() => {}} onDone={() => {}} />
    </QueryClientProvider>,
  );
}

test('the dialog that gives a plan names whom it is given to', () => {
  open('free');
  expect(screen.getByRole('dialog').textContent).toContain('ann@example.com');
});

test('it names the plan on its button, and which field may stay empty', () => {
  open('free');
  fireEvent.click(screen.getByRole('radio', { name: 'Pro' }));
  screen.getByRole('button', { name: 'Give Pro' });
  fireEvent.click(screen.getByRole('radio', { name: 'Expert' }));
  screen.getByRole('button', { name: 'Give Expert' });
  screen.getByLabelText('Last day (optional)');
  screen.getByText('Required. It is kept in the audit log.');
});

test('it says that it costs nothing, and of a paid subscription that it goes on being charged', () => {
  open('free');
  expect(screen.getByRole('dialog').textContent).toContain(
    'at once. The given plan costs them nothing.',
  );
  cleanup();
  open('pro', { paid_plan: 'pro', subscriptions: [subscription] });
  expect(screen.getByRole('dialog').textContent).toContain(
    'The given plan costs them nothing.Their paid Pro subscription goes on and is charged as before: $5 a month, next on Dec\u00A027,\u00A02026.',
  );
});

test.each([
  ['free', ['Pro', 'Expert']],
  ['pro', ['Pro (has it now)', 'Expert']],
  ['pro5k', ['Pro', 'Expert (has it now)']],
] as const)(
  'to an account on %s no plan is given that nobody chose, and what it has is said',
  (plan, all) => {
    open(plan);
    const offered = within(
      screen.getByRole('group', { name: 'Choose a plan' }),
    ).getAllByRole<HTMLInputElement>('radio');
    expect(offered.map((one) => one.labels?.[0]?.textContent)).toEqual(all);
    expect(offered.filter((one) => one.checked)).toEqual([]);
    const give = screen.getByRole<HTMLButtonElement>('button', { name: 'Give a plan' });
    expect(give.disabled).toBe(true);
    fireEvent.click(offered[0]!);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Give Pro' }).disabled).toBe(
      false,
    );
  },
);
