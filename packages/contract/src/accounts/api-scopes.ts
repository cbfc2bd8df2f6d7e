/** What a key may do. */
export const apiScopes = ['clean', 'scan', 'rewrite', 'check'] as const;

export type ApiScope = (typeof apiScopes)[number];

/** How every key begins, so that a leaked one can be recognised. */
export const apiKeyPrefix = 'cp_';

/** Keys of one account at most. */
export const keysPerAccount = 20;
