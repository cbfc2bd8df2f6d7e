import type { Person } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GiveDialog } from './give-dialog.tsx';

afterEach(cleanup);

test('the dialog that gives a plan names whom it is given to', () => {
  const person = { id: 'u1', email: 'ann@example.com', given: null } as Person;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GiveDialog person={person} onClose={() => {}} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('dialog').textContent).toContain('To ann@example.com.');
});
