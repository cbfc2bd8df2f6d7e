import { addresses } from '@cleanpaste/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForResponse } from '../../lib/call.ts';
import { searchOf } from '../../lib/endpoint-url.ts';
import { type Place, placeQuery } from '../../lib/place.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const { history } = addresses;

export type HistoryKind = 'cleanups' | 'checks';

const deletion = { cleanups: history.deleteCleanup, checks: history.deleteCheck } as const;

type Ask<T> = (options: {
  query: ReturnType<typeof placeQuery>;
  signal: AbortSignal;
}) => Promise<T>;

/** One page of a history, newest first; the last page stays on screen while the next one loads. */
function usePage<T>(kind: HistoryKind, place: Place, ask: Ask<T>) {
  const query = placeQuery(place);
  return useQuery({
    queryKey: queryKeys.history(kind, searchOf(query)),
    queryFn: ({ signal }) => ask({ query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const useCleanups = (place: Place) =>
  usePage('cleanups', place, (options) => call(history.listCleanups, options));
export const useChecks = (place: Place) =>
  usePage('checks', place, (options) => call(history.listChecks, options));

/** The whole text of a cleanup. */
export const readText = async (id: string) =>
  (await call(history.readCleanupText, { params: { id } })).text;

export const useCleanupText = (id: string) =>
  useQuery({ queryKey: queryKeys.history('cleanups', id), queryFn: () => readText(id) });

/** Takes an item out of the history. */
export function useDeleteItem(kind: HistoryKind) {
  const queries = useQueryClient();
  return async (id: string) => {
    await call(deletion[kind], { params: { id } });
    await queries.invalidateQueries({ queryKey: queryKeys.history(kind) });
  };
}

const clearance = { cleanups: history.deleteCleanups, checks: history.deleteChecks } as const;

/** Takes all items out of the history, also those that the plan does not show. */
export function useDeleteAll(kind: HistoryKind) {
  const queries = useQueryClient();
  return async () => {
    await call(clearance[kind]);
    await queries.invalidateQueries({ queryKey: queryKeys.history(kind) });
  };
}

/** The whole cleanup history as a CSV file, or null when there is nothing to export. */
export async function exportCsv(): Promise<{ name: string; file: Blob } | null> {
  const response = await callForResponse(history.exportCleanups);
  if (response.status === 204) return null;
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { name: named?.[1] ?? 'cleanup-history.csv', file: await response.blob() };
}
