import type { JsonAddress, QueryOf } from '@cleanpaste/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import type { CallArguments } from '../../../lib/call-options.ts';
import { searchOf } from '../../../lib/endpoint-url.ts';
import { type AdminAddress, queryKeys } from '../../../lib/query-keys.ts';

/** The answer of one of the admin's endpoints; the last one stays on screen while the next one loads. */
export function useAdminQuery<A extends AdminAddress & JsonAddress>(
  address: A,
  query?: QueryOf<A>,
) {
  return useQuery({
    queryKey: queryKeys.admin(address, searchOf(query)),
    queryFn: ({ signal }) => {
      // TypeScript cannot say what a call takes before it knows which address it is for.
      const options = [{ query, signal }] as unknown as CallArguments<A>;
      return call(address, ...options);
    },
    placeholderData: keepPreviousData,
  });
}
