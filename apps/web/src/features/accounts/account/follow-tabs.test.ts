import type { Account } from '@cleanpaste/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryKeys } from '../../../lib/query-keys.ts';
import { type AccountNews, followTabs } from './follow-tabs.ts';

const of = (plan: Account['plan'], id = 'ann') => ({ id, plan }) as Account;

/** Two tabs of one browser. */
function tabs() {
  const heard: ((news: AccountNews) => void)[] = [];
  const posted: AccountNews[] = [];
  const open = (own: number) => {
    const queries = new QueryClient();
    followTabs(queries, {
      post(news) {
        posted.push(news);
        for (const [tab, hear] of heard.entries()) if (tab !== own) hear(news);
      },
      listen(hear) {
        heard[own] = hear;
      },
    });
    const load = (account: Account) =>
      queries.fetchQuery({ queryKey: queryKeys.account(), queryFn: async () => account });
    const plan = () => queries.getQueryData<Account>(queryKeys.account())?.plan;
    return { load, plan };
  };
  return { here: open(0), there: open(1), posted };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a plan that one tab is told of shows in the other, which tells nobody back', async () => {
  const { here, there, posted } = tabs();
  await there.load(of('free'));
  await aMoment();
  await here.load(of('pro'));
  expect([here.plan(), there.plan()]).toEqual(['pro', 'pro']);
  expect(posted).toHaveLength(2);
});

test('news of somebody else, and of an account that is not looked at, are passed over', async () => {
  const { here, there } = tabs();
  await here.load(of('pro'));
  expect(there.plan()).toBeUndefined();
  await there.load(of('free', 'ben'));
  await aMoment();
  await here.load(of('pro5k'));
  expect(there.plan()).toBe('free');
});

test('what was read earlier never replaces what was read later', async () => {
  const { here, there } = tabs();
  await here.load(of('free'));
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  await there.load(of('pro'));
  vi.useRealTimers();
  await here.load(of('free'));
  expect(there.plan()).toBe('pro');
});
