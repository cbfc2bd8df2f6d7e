import { type FeedbackStatus, feedbackStatuses, type MetricsRange } from '@cleanpaste/contract';
import { useSearchParams } from 'react-router';
import type { Place } from '../../../lib/place.ts';
import { rangeIn, todayIn } from '../metrics/range.ts';
import { type LogName, logs } from '../request-log/logs-tab.tsx';

export const tabs = ['dashboard', 'flags', 'feedback', 'logs', 'health'] as const;
export type Tab = (typeof tabs)[number];

/** What the address says of a tab's list; a change of it begins at the first page. */
const listKeys = ['page', 'older', 'newer', 'status', 'log', 'only'];

/** Everything that the panel shows is in its address: it can be linked to and gone back to. */
export function useAdminAddress() {
  const [query, setQuery] = useSearchParams();
  const set = (changes: Record<string, string | null>, forget: readonly string[] = []) =>
    setQuery(
      (now) => {
        for (const key of forget) now.delete(key);
        for (const [key, value] of Object.entries(changes)) {
          if (value === null) now.delete(key);
          else now.set(key, value);
        }
        return now;
      },
      { preventScrollReset: true },
    );
  const status = query.get('status');
  return {
    /** The id of the account that is looked at; its e-mail address never stands here. */
    person: query.get('person'),
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'dashboard',
    onTab: (tab: Tab) => set({ tab: tab === 'dashboard' ? null : tab }, listKeys),
    range: rangeIn(query, todayIn(new Date())),
    onRange: ({ from, to }: MetricsRange) => set({ from, to }),
    place: {
      page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
      older: query.get('older'),
      newer: query.get('newer'),
    } satisfies Place,
    onPlace: ({ page, older, newer }: Place) =>
      set({ page: String(page), older: older ?? null, newer: newer ?? null }),
    status: feedbackStatuses.find((one) => one === status) ?? null,
    onStatus: (next: FeedbackStatus | null) => set({ status: next }, listKeys),
    log: logs.find((log) => log === query.get('log')) ?? 'cleanups',
    onLog: (log: LogName) => set({ log: log === 'cleanups' ? null : log }, listKeys),
    onlyFailed: query.get('only') === 'failed',
    onOnlyFailed: (only: boolean) =>
      set({ only: only ? 'failed' : null }, ['page', 'older', 'newer']),
  };
}
