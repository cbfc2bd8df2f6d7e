import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { isCheckoutBegun, noteBegunCheckout } from '../features/billing/upgrade/begun-checkout.ts';
import CheckoutCancel from './checkout-cancel.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('who turned back from paying is not thanked for it later', () => {
  noteBegunCheckout('pro');
  render(
    <MemoryRouter>
      <CheckoutCancel />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBeTruthy();
  expect(isCheckoutBegun()).toBe(false);
});
