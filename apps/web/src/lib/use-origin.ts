import { site } from './site.ts';
import { useHydrated } from './use-hydrated.ts';

/** What the server says of itself while nobody has told it how it is reached. */
const loopback = /^https?:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/;

/** Where the reader reaches this site: as it is configured, or else as their browser has it. */
export const originFor = (configured: string, visited: string) =>
  loopback.test(configured) ? visited : configured;

/** The origin that examples call; the HTML has the server's own until the page's code takes over. */
export function useOrigin(): string {
  const hydrated = useHydrated();
  return hydrated ? originFor(site.siteOrigin, location.origin) : site.siteOrigin;
}
