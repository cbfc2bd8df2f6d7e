import type { Account } from '@cleanpaste/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query-keys.ts';

/** What one tab has learned of the account, for the others. */
export interface AccountNews {
  account: Account;
  /** Epoch milliseconds. */
  readAt: number;
}

interface Channel {
  post: (news: AccountNews) => void;
  listen: (heard: (news: AccountNews) => void) => void;
}

/**
 * Every tab knows of the account what the last of them was told: a plan that was bought or has ended in
 * one shows in all. News of somebody else, and older ones, are passed over.
 */
export function followTabs(queries: QueryClient, { post, listen }: Channel): void {
  const hash = JSON.stringify(queryKeys.account());
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // What was set by hand came from another tab, or is not yet so.
    if (event.action.manual || event.query.queryHash !== hash) return;
    const account = event.query.state.data as Account | undefined;
    if (account) post({ account, readAt: event.query.state.dataUpdatedAt });
  });
  listen(({ account, readAt }) => {
    const known = queries.getQueryState<Account>(queryKeys.account());
    if (known?.data?.id !== account.id || known.dataUpdatedAt >= readAt) return;
    queries.setQueryData<Account>(queryKeys.account(), account, { updatedAt: readAt });
  });
}

/** The same between the tabs of a browser. */
export function followBrowserTabs(queries: QueryClient): void {
  const channel = new BroadcastChannel('account');
  followTabs(queries, {
    post: (news) => channel.postMessage(news),
    listen: (heard) =>
      channel.addEventListener('message', ({ data }: MessageEvent<AccountNews>) => heard(data)),
  });
}
