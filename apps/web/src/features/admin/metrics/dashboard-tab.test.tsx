import { type AdminMetrics, adminMetrics, countedByDay } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DashboardTab } from './dashboard-tab.tsx';

vi.mock('../../site/index.ts', () => ({ useSite: () => ({ sandbox: { payments: false } }) }));

const counts = {
  ...(Object.fromEntries(countedByDay.map((key) => [key, 0])) as AdminMetrics['inRange']['counts']),
  ...{ joined: 7, left: 1, basic: 20, statistical: 3, started: 4, ended: 2, checks: 5, bluesky: 6 },
};
const traffic = { requests: 480, refused: 9, failed: 1, p50: 20, p95: 181, p99: 724 };
const range = { from: '2026-11-01', to: '2026-11-02' };

const metrics = adminMetrics.parse({
  range,
  totals: {
    ...{ users: 300, basic: 900, statistical: 45, checks: 60, activeSubscriptions: 12 },
    ...{ canceledSubscriptions: 8, monthlyCancellations: 2 },
  },
  revenue: {
    estimate: { monthly: 6000, total: 6000 },
    provider: {
      ...{ monthly: 11_000, collected: 72_500, refunded: 500 },
      ...{ updatedAt: '2026-11-02T10:00:00.000Z', reconciledAt: null },
    },
  },
  inRange: { counts, collected: 4500, ...traffic },
  days: [],
  byWork: [],
});

const broken = { error: 'internal_error', message: 'Out of order.' };

let answered: Response;
beforeEach(() => {
  answered = Response.json(metrics);
  vi.stubGlobal('fetch', async (place: string) =>
    String(place).includes('metrics') ? answered.clone() : Response.json(broken, { status: 400 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <DashboardTab range={range} onRange={() => {}} />
    </QueryClientProvider>,
  );
}

/** The labels with what stands under each. */
const told = (place: HTMLElement) =>
  [...place.querySelectorAll('dl > div')].map((one) =>
    [...one.children].map(({ textContent }) => textContent.trim()).join(' | '),
  );

test('what there is stands apart from what a range has, and the range is chosen where it counts', async () => {
  show();
  const now = await screen.findByRole('region', { name: 'As of now' });
  expect(told(now).slice(0, 5)).toEqual([
    'Users | 300 | ',
    'Active subscriptions | 12 | ',
    expect.stringMatching(/^Subscriptions ended \| 8 in all \| 2 in [A-Z][a-z]+$/),
    'Texts cleaned | 945 in all | 900 basic, 45 statistical',
    'Checks | 60 in all | ',
  ]);
  const ranged = screen.getByRole('region', { name: 'In this range' });
  within(ranged).getByRole('button', { name: '7 days' });
  expect(told(ranged)).toEqual([
    'Users joined | 7 | 1 left',
    'Texts cleaned | 23 | 20 basic, 3 statistical',
    'Subscriptions begun | 4 | 2 ended',
    'Collected | $45.00 | less refunds',
    'Checks | 5 | ',
    'Shares | 6 | ',
    'Requests | 480 | 9 refused, 1 failedby pages of this site and by API keys',
    '95% answered within | 181\u00A0ms | half of all within 20\u00A0ms99% within 724\u00A0ms',
  ]);
});

test('the provider’s figures are the large ones; the estimate is a line that says how it is made', async () => {
  show();
  const revenue = await screen.findByRole('region', { name: 'Revenue' });
  expect(told(revenue)).toEqual([
    'Monthly | $110.00 | at the prices of the active plans',
    'Total | $720.00 | since the beginning, less $5.00 of refunds',
  ]);
  within(revenue).getByText(
    'Rough estimate, for comparison only: $5 for each active subscription, whatever its plan and its age, is $60.00 monthly and $60.00 in total.',
  );
});

test('as long as the provider has told nothing, nothing is said to have been collected', async () => {
  answered = Response.json({
    ...metrics,
    revenue: { ...metrics.revenue, provider: null },
    inRange: { ...metrics.inRange, collected: 0 },
  });
  show();
  await screen.findByText('Collected');
  expect(told(screen.getByRole('region', { name: 'In this range' }))).toContain('Collected | – | ');
});

test('when the figures fail it says what is missing, why, and what happens next', async () => {
  answered = Response.json(broken, { status: 400 });
  show();
  await screen.findByText('Error loading admin metrics');
  screen.getByText('Out of order.');
  screen.getByRole('button', { name: 'Try again' });
});
