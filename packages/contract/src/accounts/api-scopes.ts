/** What a key may do. */
export const apiScopes = ['clean', 'scan', 'rewrite', 'check'] as const;

export type ApiScope = (typeof apiScopes)[number];

/** The calls of the API, in the order in which they are told. */
export const apiCalls = [
  'clean',
  'scan',
  'reveal',
  'decode',
  'rewrite',
  'check',
  'report',
] as const;

export type ApiCall = (typeof apiCalls)[number];

/** What keys of an account without a subscription may do: all that has to do with hidden characters. */
export const freeScopes = ['clean', 'scan'] as const satisfies readonly ApiScope[];

/** Whether a scope asks for a subscription. */
export const isPaidScope = (scope: ApiScope): boolean =>
  !(freeScopes as readonly ApiScope[]).includes(scope);

/** How every key begins, so that a leaked one can be recognised. */
export const apiKeyPrefix = 'cp_';

/** Keys of one account at most. */
export const keysPerAccount = 20;
