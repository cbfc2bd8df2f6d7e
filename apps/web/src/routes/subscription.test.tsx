import { plans } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ProfileCard } from '../features/accounts/dashboard/profile-card.tsx';
import { PlanTrouble } from '../features/billing/payment-trouble/plan-trouble.tsx';
import { PlanCard } from '../features/billing/pricing/plan-card.tsx';
import { unbroken } from '../lib/format.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { keeper } from '../lib/session.ts';
import Subscription from './subscription.tsx';

const site = vi.hoisted(() => ({
  productName: 'Tidy',
  checking: { copyleaks: false },
  available: { payments: true },
  sandbox: { payments: false },
}));
vi.mock('../features/site/use-site.ts', () => ({ useSite: () => site }));

afterEach(() => {
  cleanup();
  keeper.end(false);
  site.available.payments = true;
  vi.unstubAllGlobals();
});

const usage = { used: 0, limit: 3, period: 'total', resetsAt: null } as const;
/** Somebody whose plan ended because a card was refused. */
const account = {
  id: 'u1',
  email: 'ann@example.com',
  name: 'Ann',
  isAdmin: false,
  plan: 'free' as const,
  subscription: {
    is_active: false,
    is_pro_5k: false,
    is_given: false,
    cancel_at_period_end: false,
    current_period_end: null,
    payment_method_brand: 'visa',
    payment_method_last4: '0341',
    state: 'ended' as const,
    next_payment_attempt: null,
    ended_at: 1_800_000_000,
    ended_because: 'payment_failed' as 'payment_failed' | 'other',
    ended_plan: 'pro' as 'pro' | 'pro5k',
  },
  keepHistory: true,
  usage: { basic: { ...usage, limit: null }, statistical: usage, checks: usage },
  counts: { basic: 0, statistical: 0 },
};
const otherwise = {
  ...account,
  subscription: { ...account.subscription, ended_because: 'other' as const },
};

function draw(page: ReactNode, of: object = account) {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  keeper.begin({
    access_token: 'token',
    refresh_token: 'a name',
    expires_at: Math.floor(Date.now() / 1000) + 900,
    expires_in: 900,
    token_type: 'bearer',
    user: { id: 'u1', email: 'ann@example.com', identities: [], factors: [] },
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKeys.account(), of);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}
const renewal = (plan = 'Pro') =>
  screen
    .queryByRole('link', { name: new RegExp(`^Renew ${plan} for \\$\\d+ a month$`) })
    ?.getAttribute('href');
const card = (of: typeof account) => (
  <ProfileCard account={of}>
    <PlanTrouble details={of.subscription} />
  </ProfileCard>
);

test('whoever lost the plan to a failed payment is led to the prices where it is told', () => {
  draw(<Subscription />);
  expect(renewal()).toBe('/pricing');
  cleanup();
  draw(card(account));
  expect(renewal()).toBe('/pricing');
});

test('whoever lost Expert reads that it was Expert, and is offered Expert, on both pages', () => {
  const expert = {
    ...account,
    subscription: { ...account.subscription, ended_plan: 'pro5k' as const },
  };
  for (const page of [<Subscription key="page" />, card(expert)]) {
    draw(page, expert);
    screen.getByText(/^Your Expert plan ended on .+ because the payment failed\.$/);
    expect(renewal('Expert')).toBe('/pricing');
    expect(renewal('Pro')).toBeUndefined();
    cleanup();
  }
});

test('a plan that is not sold any more is not offered again', () => {
  site.available.payments = false;
  draw(card(account));
  screen.getByText(/^Your Pro plan ended on/);
  expect(renewal()).toBeUndefined();
});

test('whoever ended the plan is not asked beside it to renew it', () => {
  draw(<Subscription />, otherwise);
  expect(renewal()).toBeUndefined();
  cleanup();
  draw(card(otherwise));
  expect(renewal()).toBeUndefined();
});

test('the card of a plan that ended is shown only where it can be managed', () => {
  draw(<Subscription />);
  expect(screen.getByText(/0341/)).toBeTruthy();
  cleanup();
  site.available.payments = false;
  draw(<Subscription />);
  expect(screen.queryByText(/0341/)).toBeNull();
});

test('the free card says that cleaning without a limit takes a free account', () => {
  for (const id of ['free', 'pro'] as const) {
    draw(
      <PlanCard
        id={id}
        praise={null}
        current={false}
        isPaying={false}
        changeTerms={null}
        busy={false}
        isForSale
        onChoose={() => {}}
      />,
    );
    const card = screen.getByRole('region', { name: plans[id].cardTitle });
    expect(card.textContent).toContain('Unlimited basic cleaning');
    expect(card.textContent?.includes('with a free account')).toBe(id === 'free');
    const { limit, period } = plans[id].checks;
    expect(card.textContent).toMatch(
      new RegExp(
        `${limit} plagiarism checks? ${period === 'total' ? 'in total' : 'per month'}, AI likelihood`,
      ),
    );
    cleanup();
  }
});

/** A plan that was cancelled and runs on to its end. */
const ending = (state: 'active' | 'past_due') => ({
  ...account,
  plan: 'pro' as const,
  subscription: {
    ...account.subscription,
    state,
    is_active: true,
    cancel_at_period_end: true,
    current_period_end: 1_900_000_000,
    next_payment_attempt: state === 'past_due' ? 1_890_000_000 : null,
    ended_at: null,
    ended_because: null,
  },
});

test('that nothing more is paid is not said above a payment that is tried again', () => {
  draw(<Subscription />, ending('active'));
  screen.getByText(
    /pay nothing more.+ If you keep the subscription, the next payment is \$\d+ on /,
  );
  cleanup();
  draw(<Subscription />, ending('past_due'));
  screen.getByText(/^Subscription will end on/);
  screen.getByText(/Your last payment failed/);
  expect(screen.queryByText(/pay nothing more/)).toBeNull();
});

test('of a payment that failed the next try is told, and how long the plan is kept at least', () => {
  const { subscription, ...others } = ending('past_due');
  // At noon, so that it is the same day wherever this runs.
  const failing = { ...subscription, next_payment_attempt: 1_890_043_200 };
  const told = (of: object) => {
    draw(<Subscription />, { ...others, subscription: { ...failing, ...of } });
    const { textContent } = screen.getByText('Your last payment failed.').parentElement!;
    cleanup();
    return textContent;
  };
  const running = { cancel_at_period_end: false };
  expect(told(running)).toBe(
    'Your last payment failed. The next try is on November\u00A022,\u00A02029, and you keep Pro at least until then. If no try succeeds, you are back on Free.',
  );
  expect(told({ ...running, is_pro_5k: true })).toContain('you keep Expert at least until then');
  // It is over by then, or not in force at all: nothing is said to be kept.
  const next = 'The next try is on November\u00A022,\u00A02029.';
  expect(told({ current_period_end: 1_880_000_000 })).toBe(`Your last payment failed. ${next}`);
  expect(told({ ...running, is_active: false, state: 'unpaid' })).toBe(
    `Your last payment failed. Your plan is on hold until it is paid. ${next}`,
  );
});

test('where payments are not set up that is said once, whatever there would be to manage', () => {
  site.available.payments = false;
  for (const state of ['active', 'past_due'] as const) {
    draw(<Subscription />, ending(state));
    expect(screen.getAllByText(/Payments are not set up on this site/)).toHaveLength(1);
    cleanup();
  }
});

test('whoever has Pro reads at the way to the portal what a change of plan costs today', () => {
  const { subscription } = account;
  const details = { ...subscription, is_active: true, state: 'active' as const, ended_at: null };
  const pro = { ...account, plan: 'pro' as const, subscription: details };
  draw(<Subscription />, pro);
  expect(screen.getByText(/What is due today is shown on the payment page/)).toBeTruthy();
  cleanup();
  site.sandbox.payments = true;
  draw(<Subscription />, pro);
  expect(screen.getByText(/A new plan begins at once and costs nothing today/)).toBeTruthy();
  cleanup();
  draw(<Subscription />, {
    ...pro,
    subscription: { ...details, current_period_end: 1_890_043_200 },
  });
  // The terms ask for it a day before the next payment.
  const moment = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
  expect(screen.getByText('Cancel by').nextElementSibling?.textContent).toBe(
    `${unbroken(moment.format(new Date('2029-11-21T12:00:00Z')))}a day before the next payment`,
  );
  site.sandbox.payments = false;
});

test('that a free allowance does not come back is said once: here, or beside the limit that is reached', () => {
  const saidOf = (checks: object) => {
    draw(<Subscription />, { ...account, usage: { ...account.usage, checks } });
    const said = screen.getAllByText(/A free allowance does not renew\./);
    const words = said.map((line) => line.textContent);
    cleanup();
    return words;
  };
  expect(saidOf(usage)).toEqual([expect.stringContaining('Pro has')]);
  expect(saidOf({ ...usage, used: 3 })).toEqual([expect.not.stringContaining('Pro has')]);
});
