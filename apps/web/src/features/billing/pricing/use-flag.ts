import { addresses } from '@cleanpaste/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

/** A feature flag; null until it is known. What cannot be asked for is on, as specified. */
export function useKnownFlag(name: string): boolean | null {
  const hydrated = useHydrated();
  const { data, isPending } = useQuery({
    queryKey: queryKeys.featureFlags(),
    queryFn: () => call(addresses.admin.listFlags),
  });
  if (!hydrated || isPending) return null;
  return data?.find((flag) => flag.name === name)?.enabled ?? true;
}

/** A feature flag; true until the server says otherwise. */
export const useFlag = (name: string): boolean => useKnownFlag(name) ?? true;
