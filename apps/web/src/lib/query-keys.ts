import type { addresses } from '@cleanpaste/contract';

/** Whose answers a key holds: what is personal goes when the session that loaded it ends. */
type Owner = 'personal' | 'everyone';

export type PageQueryKey = readonly [owner: Owner, ...parts: string[]];

// A key written elsewhere, without its owner, is an error of types.
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: PageQueryKey;
  }
}

type Admin = (typeof addresses)['admin'];
export type AdminAddress = Admin[keyof Admin];

type Parts = (string | undefined)[];

const key = (owner: Owner, parts: Parts): PageQueryKey => [
  owner,
  ...parts.filter((part) => part !== undefined),
];
const personal = (...parts: Parts) => key('personal', parts);
const forEveryone = (...parts: Parts) => key('everyone', parts);

/** What every personal key begins with. */
export const allPersonal = personal();

/** Every key under which the page keeps answers of the server. Without its last parts a key names a group. */
export const queryKeys = {
  account: () => personal('account'),
  apiKeys: () => personal('api-keys'),
  reportLinks: () => personal('report-links'),
  history: (kind?: 'cleanups' | 'checks', query?: string) => personal('history', kind, query),
  admin: (address: AdminAddress, query?: string) => personal('admin', address, query),
  cleanupCount: () => forEveryone('cleanup-count'),
  featureFlags: () => forEveryone('feature-flags'),
};
