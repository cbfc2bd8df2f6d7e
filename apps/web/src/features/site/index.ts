/** What other areas may use of the site. */
export { useSite } from './use-site.ts';
export { useSiteHost } from './use-site-host.ts';
