import type {
  AdminFlag,
  AdminMetrics,
  AdminOperations,
  AuditPage,
  CleanupLogPage,
  FeedbackPage,
  FeedbackStatus,
  LiveTopic,
  MetricsRange,
  RequestLogPage,
  ShareStatistics,
} from '@cleanpaste/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place } from '../../../components/pager.tsx';
import { call, callForResponse } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const base = '/functions/v1/admin';

function useAdmin<T>(path: string, options: { everyMs?: number } = {}) {
  const [name = '', query] = path.split('?');
  return useQuery({
    queryKey: query === undefined ? queryKeys.admin(name) : queryKeys.admin(name, query),
    queryFn: async ({ signal }) => (await call(`${base}${path}`, { signal })) as T,
    placeholderData: keepPreviousData,
    refetchInterval: options.everyMs ?? false,
  });
}

function pagePath(path: string, { page, older, newer }: Place, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ page: String(page), ...more });
  if (older) query.set('older', older);
  if (newer) query.set('newer', newer);
  return `${path}?${query}`;
}

export const useMetrics = ({ from, to }: MetricsRange) =>
  useAdmin<AdminMetrics>(`/metrics?from=${from}&to=${to}`);
export const useShareStatistics = () => useAdmin<ShareStatistics>('/share-statistics');
export const useOperations = () => useAdmin<AdminOperations>('/operations', { everyMs: 10_000 });
export const useAdminFlags = () => useAdmin<AdminFlag[]>('/feature-flags');
export const useAudit = (place: Place) => useAdmin<AuditPage>(pagePath('/audit', place));
export const useCleanupLogs = (place: Place) =>
  useAdmin<CleanupLogPage>(pagePath('/logs/cleanups', place));
export const useRequestLogs = (place: Place, onlyFailed: boolean) =>
  useAdmin<RequestLogPage>(pagePath('/logs/requests', place, onlyFailed ? { only: 'failed' } : {}));
export const useFeedback = (place: Place, status: FeedbackStatus | null) =>
  useAdmin<FeedbackPage>(pagePath('/feedback', place, status ? { status } : {}));

export async function changeFlag(name: string, enabled: boolean): Promise<void> {
  const path = `${base}/feature-flags/${encodeURIComponent(name)}`;
  await call(path, { method: 'PATCH', body: { enabled } });
}

/** Moves a message to another status. */
export function useModerate() {
  const queries = useQueryClient();
  return async (id: string, status: FeedbackStatus) => {
    await call(`${base}/feedback/${id}`, { method: 'PATCH', body: { status } });
    await queries.invalidateQueries({ queryKey: queryKeys.admin('/feedback') });
  };
}

/** The stream of changes. */
export async function openEvents(lastEventId: string | null, signal: AbortSignal) {
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (lastEventId) headers['last-event-id'] = lastEventId;
  const response = await callForResponse(`${base}/events`, { headers, signal });
  return response.body!;
}

/** What has to be asked for again when a table changed. */
export const staleAfter: Record<LiveTopic, string[]> = {
  revenue_cache: ['/metrics'],
  share_events: ['/share-statistics', '/metrics'],
  user_feedback: ['/feedback'],
};
