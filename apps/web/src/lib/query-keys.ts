/** Whose answers a key holds: what is personal goes when the session that loaded it ends. */
type Owner = 'personal' | 'everyone';

export type PageQueryKey = readonly [owner: Owner, ...parts: string[]];

// A key written elsewhere, without its owner, is an error of types.
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: PageQueryKey;
  }
}

const personal = (...parts: string[]): PageQueryKey => ['personal', ...parts];
const forEveryone = (...parts: string[]): PageQueryKey => ['everyone', ...parts];

/** What every personal key begins with. */
export const allPersonal = personal();

/** Every key under which the page keeps answers of the server. Without their last parts they name a group. */
export const queryKeys = {
  account: () => personal('account'),
  apiKeys: () => personal('api-keys'),
  history: (...place: [kind?: 'cleanups' | 'checks', query?: string]) =>
    personal('history', ...(place as string[])),
  /** The address is that of an endpoint below `/admin`, with a slash. */
  admin: (...place: [path: string, query?: string]) => personal('admin', ...(place as string[])),
  cleanupCount: () => forEveryone('cleanup-count'),
  featureFlags: () => forEveryone('feature-flags'),
  siteConfig: () => forEveryone('site-config'),
};
