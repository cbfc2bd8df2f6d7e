import type { FeedbackPage, FeedbackStatus } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { Place } from '../../../components/pager.tsx';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { adminBase, pagePath, useAdminQuery } from '../lists/use-admin-query.ts';

export const useFeedback = (place: Place, status: FeedbackStatus | null) =>
  useAdminQuery<FeedbackPage>(pagePath('/feedback', place, status ? { status } : {}));

/** Moves a message to another status. */
export function useModerate() {
  const queries = useQueryClient();
  return async (id: string, status: FeedbackStatus) => {
    await call(`${adminBase}/feedback/${id}`, { method: 'PATCH', body: { status } });
    await queries.invalidateQueries({ queryKey: queryKeys.admin('/feedback') });
  };
}
