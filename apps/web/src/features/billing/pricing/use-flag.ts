import { addresses } from '@cleanpaste/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

/** A feature flag; true until the server says otherwise. */
export function useFlag(name: string): boolean {
  const hydrated = useHydrated();
  const { data } = useQuery({
    queryKey: queryKeys.featureFlags(),
    queryFn: () => call(addresses.admin.listFlags),
  });
  return (hydrated && data?.find((flag) => flag.name === name)?.enabled) ?? true;
}
