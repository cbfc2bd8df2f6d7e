import { useSite } from './use-site.ts';

/** The site's address as people write it, such as `cleanpaste.example`. */
export function useSiteHost(): string {
  return new URL(useSite().siteOrigin).host;
}
