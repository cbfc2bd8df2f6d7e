import { addresses } from '@cleanpaste/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { keeper, useSessionState } from '../../../lib/session.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

/** Who is signed in: plan, usage, role. Asked for only while there is a session. */
export function useAccount() {
  const state = useSessionState();
  const hydrated = useHydrated();
  const query = useQuery({
    queryKey: queryKeys.account(),
    queryFn: ({ signal }) => call(addresses.accounts.readAccount, { signal }),
    // Drawn while somebody was signed in, and asked for a moment later, when that may be over.
    enabled:
      state.status === 'signed-in' && hydrated && (() => keeper.state().status === 'signed-in'),
    staleTime: 15_000,
    // What happened meanwhile, in another browser or at the payment provider, shows when somebody comes back.
    refetchOnWindowFocus: 'always',
  });
  return hydrated ? query : { ...query, data: undefined, isPending: true as const };
}
