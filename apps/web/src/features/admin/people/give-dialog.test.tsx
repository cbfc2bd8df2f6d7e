import type { Person } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GiveDialog } from './give-dialog.tsx';

afterEach(cleanup);

function open(plan: Person['plan']) {
  const person = { id: 'u1', email: 'ann@example.com', given: null, plan } as Person;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GiveDialog person={person} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

test('the dialog that gives a plan names whom it is given to', () => {
  open('free');
  expect(screen.getByRole('dialog').textContent).toContain('To ann@example.com.');
});

test.each([
  ['free', 'Pro', ['Pro', 'Expert']],
  ['pro', 'Expert', ['Pro (has it now)', 'Expert']],
  ['pro5k', 'Pro', ['Pro', 'Expert (has it now)']],
] as const)(
  'to an account on %s it offers %s first, and says what the account has',
  (plan, first, all) => {
    open(plan);
    const offered = within(screen.getByRole('group', { name: 'Plan' })).getAllByRole('button');
    expect(offered.map((one) => one.textContent)).toEqual(all);
    const chosen = offered.filter((one) => one.getAttribute('aria-pressed') === 'true');
    expect(chosen.map((one) => one.textContent)).toEqual([first]);
  },
);
