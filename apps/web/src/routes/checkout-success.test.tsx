import type { Session } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper } from '../lib/session.ts';
import CheckoutSuccess from './checkout-success.tsx';

const session: Session = {
  access_token: 'token',
  refresh_token: 'a name',
  expires_at: Math.floor(Date.now() / 1000) + 900,
  expires_in: 900,
  token_type: 'bearer',
  user: { id: 'u1', email: 'ann@example.com', identities: [], factors: [] },
};

let isActive: boolean;
let isAnswered: boolean;
let paid: { is_pro_5k?: boolean; current_period_end?: number };
beforeEach(() => {
  isActive = false;
  isAnswered = true;
  paid = {};
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.endsWith('/account')) return Response.json({ ok: true });
    if (!isAnswered) return Response.json({}, { status: 500 });
    return Response.json({
      id: 'u1',
      email: 'ada@example.com',
      plan: isActive ? (paid.is_pro_5k ? 'pro5k' : 'pro') : 'free',
      subscription: { is_active: isActive, ...paid },
    });
  });
});
afterEach(() => {
  cleanup();
  keeper.end(false);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CheckoutSuccess />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a visitor, of whom nothing was looked up, is led to sign in and not to pages that are closed to them, and no payment is denied', async () => {
  await act(() => keeper.restore(false));
  const { container } = show();
  expect(heading()).toBe('Please sign in');
  expect(container.textContent).not.toMatch(/no payment/i);
  expect(links()).toEqual([
    ['Sign in', '/login'],
    ['Return to Home', '/'],
    ['Compare the plans→', '/pricing'],
    ['Read what a rewrite changes→', '/statistical-watermarks'],
  ]);
  expect(screen.getByRole('link', { name: 'Sign in' }).className).toContain('bg-accent');
  expect(screen.getByRole('link', { name: 'Return to Home' }).className).not.toContain('bg-accent');
  // The large letters do not spell the word either.
  const drawn = [...container.querySelectorAll('svg text.font-serif')].map((it) => it.textContent);
  expect(drawn.join('')).toBe('$?');
});

test('who is signed in and has not paid may look again, and then reads that they have', async () => {
  keeper.begin(session);
  show();
  expect(heading()).toBe('Finding your payment');
  const again = await screen.findByRole('button', { name: 'Look again' });
  expect(heading()).toBe('We found no payment');
  // For whom it was looked up, and who helps.
  await screen.findByText(/^Looked up for ada@example\.com\./);
  // The built-in address receives nothing, and to whoever has paid its absence is no help: what reaches somebody is.
  const way = screen.getByRole('link', { name: '“Feedback” on the dashboard' });
  expect(way.getAttribute('href')).toBe('/dashboard');
  expect(way.parentElement!.textContent).toMatch(
    /sign in with that one\. Otherwise write to us with “Feedback” on the dashboard\.$/,
  );
  isActive = true;
  fireEvent.click(again);
  await screen.findByRole('heading', { name: 'Payment Successful' });
  expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull();
  screen.getByText(/^Thank you\. Your plan is active/);
});

test('who has paid reads what it is, what it costs and when again, and no more', async () => {
  isActive = true;
  paid = { is_pro_5k: true, current_period_end: Date.UTC(2026, 11, 5, 12) / 1000 };
  keeper.begin(session);
  show();
  const bought = await screen.findByText('Expert: $15 a month, renews on December 5, 2026.');
  const said = bought.parentElement!.parentElement!.querySelectorAll('p');
  expect([...said].map((line) => line.textContent)).toEqual([
    'Thank you. Your plan is active; its limits apply at once.',
    'Expert: $15 a month, renews on December\u00A05,\u00A02026.',
  ]);
});

test('who changed plans is not left to think that a whole month was paid today', async () => {
  isActive = true;
  paid = { is_pro_5k: true, current_period_end: Date.UTC(2026, 11, 5, 12) / 1000 };
  localStorage.setItem('checkout', 'pro5k change');
  keeper.begin(session);
  show();
  await screen.findByText('You changed plans: the payment page has shown what was due today.');
  expect(localStorage.getItem('checkout')).toBeNull();
});

test('who comes from a checkout that no payment has followed yet reads that it is waited for', async () => {
  localStorage.setItem('checkout', 'pro');
  keeper.begin(session);
  show();
  expect(heading()).toBe('Payment Successful');
  await screen.findByText(/as soon as the payment is confirmed/);
  expect(heading()).toBe('Not confirmed yet');
});

test.each([
  ['comes from a checkout', 'pro'],
  ['only opened the address', null],
])(
  'where the server gives no answer, who %s is promised nothing, and may look again',
  async (_, begun) => {
    isAnswered = false;
    if (begun) localStorage.setItem('checkout', begun);
    keeper.begin(session);
    show();
    const again = await screen.findByRole('button', { name: 'Look again' });
    expect(heading()).toBe('Not known yet');
    expect(screen.queryByText(/Thank you|active/)).toBeNull();
    [isAnswered, isActive] = [true, true];
    fireEvent.click(again);
    await screen.findByRole('heading', { name: 'Payment Successful' });
  },
);

test('who signs out, here or in another tab, is not told of a plan any more', async () => {
  isActive = true;
  keeper.begin(session);
  show();
  await screen.findByText(/^Thank you\. Your plan is active/);
  act(() => keeper.receive({ kind: 'signed-out', byChoice: true }));
  expect(heading()).toBe('Please sign in');
  expect(screen.queryByText(/Your plan is active/)).toBeNull();
});

test('a payer whose session ran out meanwhile is still waited for after signing in, and once it is known no longer', async () => {
  localStorage.setItem('checkout', 'pro');
  await act(() => keeper.restore(false));
  show();
  expect(heading()).toBe('Please sign in');
  cleanup();
  keeper.begin(session);
  show();
  await screen.findByText(/as soon as the payment is confirmed/);
  cleanup();
  show();
  await screen.findByRole('heading', { name: 'We found no payment' });
});
