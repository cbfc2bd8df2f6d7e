import { addresses, type FeedbackStatus } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { type Place, placeQuery } from '../../../lib/place.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useAdminQuery } from '../lists/use-admin-query.ts';

const { admin } = addresses;

export const useFeedback = (place: Place, status: FeedbackStatus | null) =>
  useAdminQuery(admin.listFeedback, { ...placeQuery(place), status: status ?? undefined });

/** Moves a message to another status. */
export function useModerate() {
  const queries = useQueryClient();
  return async (id: string, status: FeedbackStatus) => {
    await call(admin.moderateFeedback, { params: { id }, body: { status } });
    await queries.invalidateQueries({ queryKey: queryKeys.admin(admin.listFeedback) });
  };
}
