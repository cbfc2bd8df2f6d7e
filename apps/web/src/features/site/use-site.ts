import { prerenderedSite, type SiteConfig, site } from '../../lib/site.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** The settings of this site; until the page is taken over, those that its HTML was made with. */
export function useSite(): SiteConfig {
  return useHydrated() ? site : prerenderedSite;
}
