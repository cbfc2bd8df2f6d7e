import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '../../../components/pager.tsx';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** What stands before the path of every endpoint of the admin. */
export const adminBase = '/functions/v1/admin';

/** The answer of one of the admin's endpoints; the last one stays on screen while the next one loads. */
export function useAdminQuery<T>(path: string, { everyMs }: { everyMs?: number } = {}) {
  const [name = '', query] = path.split('?');
  return useQuery({
    queryKey: queryKeys.admin(name, query),
    queryFn: async ({ signal }) => (await call(`${adminBase}${path}`, { signal })) as T,
    placeholderData: keepPreviousData,
    refetchInterval: everyMs ?? false,
  });
}

/** The path of one page of a list. */
export function pagePath(
  path: string,
  { page, older, newer }: Place,
  filter: Record<string, string> = {},
) {
  const query = new URLSearchParams({ page: String(page), ...filter });
  if (older) query.set('older', older);
  if (newer) query.set('newer', newer);
  return `${path}?${query}`;
}
