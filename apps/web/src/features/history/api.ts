import type { CheckPage, CleanupPage } from '@cleanpaste/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place } from '../../components/pager.tsx';
import { call, callForResponse } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type HistoryKind = 'cleanups' | 'checks';

interface PageByKind {
  cleanups: CleanupPage;
  checks: CheckPage;
}

const base = '/functions/v1/history';

/** One page of a history, newest first; the last page stays on screen while the next one loads. */
export function useHistoryPage<K extends HistoryKind>(kind: K, { page, older, newer }: Place) {
  const query = new URLSearchParams({ page: String(page) });
  if (older) query.set('older', older);
  if (newer) query.set('newer', newer);
  return useQuery({
    queryKey: queryKeys.history(kind, query.toString()),
    queryFn: async ({ signal }) =>
      (await call(`${base}/${kind}?${query}`, { signal })) as PageByKind[K],
    placeholderData: keepPreviousData,
  });
}

/** Takes an item out of the history. */
export function useDeleteItem(kind: HistoryKind) {
  const queries = useQueryClient();
  return async (id: string) => {
    await call(`${base}/${kind}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    await queries.invalidateQueries({ queryKey: queryKeys.history(kind) });
  };
}

/** The whole cleanup history as a CSV file, or null when there is nothing to export. */
export async function exportCsv(): Promise<{ name: string; file: Blob } | null> {
  const response = await callForResponse(`${base}/cleanups/export`);
  if (response.status === 204) return null;
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { name: named?.[1] ?? 'cleanup-history.csv', file: await response.blob() };
}
