import { addresses } from '@cleanpaste/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSessionState } from '../../../lib/session.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

/** Who is signed in: plan, usage, role. Asked for only while there is a session. */
export function useAccount() {
  const state = useSessionState();
  const hydrated = useHydrated();
  const query = useQuery({
    queryKey: queryKeys.account(),
    queryFn: ({ signal }) => call(addresses.accounts.readAccount, { signal }),
    enabled: state.status === 'signed-in' && hydrated,
    staleTime: 15_000,
  });
  return hydrated ? query : { ...query, data: undefined, isPending: true as const };
}
