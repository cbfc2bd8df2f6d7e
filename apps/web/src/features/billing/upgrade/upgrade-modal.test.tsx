import { addresses, pathOf, type ReachedLimit } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { noteLimit } from '../../../lib/reached-limit.ts';
import { FinalError } from '../../../lib/request-error.ts';
import UpgradeModal from './upgrade-modal.tsx';

const ofMonth = (plan: 'pro' | 'pro5k', limit: number): ReachedLimit => ({
  feature: 'statistical',
  plan,
  limit,
  period: 'month',
  usedBy: 'caller',
  resetsAt: '2026-12-01T00:00:00.000Z',
});

const ofFree: ReachedLimit = {
  ...ofMonth('pro', 3),
  plan: 'free',
  period: 'total',
  resetsAt: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(
  limit: ReachedLimit | null,
  { expert = true, closed = () => {}, plain = () => {} } = {},
) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, 'http://x').pathname;
    if (path === pathOf(addresses.admin.listFlags))
      return Response.json([{ name: 'show_expert_plan', enabled: expert }]);
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json({ error: 'not_found', message: '' }, { status: 404 });
  });
  noteLimit(limit && new FinalError('none left', 'limit_exceeded', { limit }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <UpgradeModal open onClose={closed} onWithoutRewrite={plain} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

const upgrades = () => screen.queryAllByRole('button', { name: /^Upgrade/ });

test('a free account is told of its three, and its button starts the checkout of Pro', async () => {
  const sent = open(ofFree);
  screen.getByText(
    /^The 3 statistical cleanups of the free plan are used up\. They do not renew\./,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade to Pro for $5 a month' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: pathOf(addresses.billing.startCheckout),
    body: { plan: 'pro' },
  });
});

const points = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('who has no rewrite left cleans without one by a press, and without paying', () => {
  const plain = vi.fn();
  open(ofFree, { plain });
  screen.getByText('Cleaning hidden characters stays free and unlimited.');
  fireEvent.click(screen.getByRole('button', { name: 'Clean without rewriting' }));
  expect(plain).toHaveBeenCalledTimes(1);
});

test('who has no check left reads of checks first, and goes on without one', () => {
  const closed = vi.fn();
  open({ ...ofFree, feature: 'check', limit: 1 }, { closed });
  screen.getByText(
    /^Your text is cleaned; only the check was not made\. The plagiarism & AI check of the free plan is used up\. It does not renew\./,
  );
  expect(points()).toEqual([
    '15 plagiarism & AI checks a monthCompared with any works collected on this server so far, not with the internet.',
    '1,000 statistical cleanups a month',
    'Your whole history, with CSV export',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the cleaned text' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('Expert is not offered with what Pro has as well', async () => {
  open(ofMonth('pro', 1000));
  await screen.findByRole('button', { name: /^Upgrade to Expert/ });
  expect(points()).toEqual([
    '5,000 statistical cleanups a month',
    '100 plagiarism & AI checks a monthCompared with any works collected on this server so far, not with the internet.',
  ]);
});

test('who pays is not told of going on for free, and who can buy nothing not of going on at all', async () => {
  open(ofMonth('pro', 1000));
  await screen.findByRole('button', { name: /^Upgrade to Expert/ });
  screen.getByText(/has no limit\.$/);
  expect(screen.queryByText(/free/)).toBeNull();
  cleanup();
  open(ofMonth('pro5k', 5000));
  screen.getByRole('button', { name: 'Understood' });
  expect(screen.queryByRole('button', { name: /without/ })).toBeNull();
});

test('a window without a refusal of the server offers Pro, as before', () => {
  open(null);
  screen.getByText('Your plan has no more of this. Pro has room for everyday work:');
  screen.getByRole('button', { name: 'Upgrade to Pro for $5 a month' });
});

test('a subscriber to Pro reads when there is more, and is offered Expert', async () => {
  const sent = open(ofMonth('pro', 1000));
  screen.getByText(/They reset on December 1, 2026\./);
  fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to Expert for $15 a month' }));
  screen.getByText('5,000 statistical cleanups a month');
  await waitFor(() => expect(sent[0]).toMatchObject({ body: { plan: 'pro5k' } }));
});

test.each([
  ['Pro, where Expert is not sold,', ofMonth('pro', 1000), false],
  ['Expert', ofMonth('pro5k', 5000), true],
] as const)(
  'a subscriber to %s is offered nothing, least of all less; only the day',
  async (_, limit, expert) => {
    const closed = vi.fn();
    open(limit, { expert, closed });
    screen.getByText(/for this month are used up\. They reset on December 1, 2026\.$/);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(upgrades()).toEqual([]);
    expect(screen.queryByText(/Upgrade to Pro/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(closed).toHaveBeenCalled();
  },
);
