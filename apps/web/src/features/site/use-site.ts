import { addresses } from '@cleanpaste/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { defaultSite, type SiteConfig } from '../../lib/site.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Product name, support address and company line: the defaults at first, then what the server says. */
export function useSite(): SiteConfig {
  const { data } = useQuery({
    queryKey: queryKeys.siteConfig(),
    queryFn: async () => ({
      ...defaultSite,
      ...(await call(addresses.site.readConfiguration)),
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (useHydrated() && data) || defaultSite;
}
