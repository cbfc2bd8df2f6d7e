/**
 * Every address of the API is written once, in the contract.
 * @typedef {import('./file-rules.mjs').FileRule} FileRule
 */
import { readSource } from './read-source.mjs';

const source = 'packages/contract/src/addresses.ts';

/** Not the command line: it is published, and the contract is not. */
const holds = /^(apps\/(server|web)|packages\/contract)\/src\//;

const address = /\/functions\/|\/(functions|api)\/v1\b/;

/** Where the middleware of whole branches is mounted, in quotes. */
const mounts = /^'\/functions\/(v1\/)?\*'$/;

/** Files that still write an address themselves: to be emptied, and nothing comes in. */
export const stillToBeConverted = new Set([
  'apps/server/src/features/accounts/sign-in/better-auth.ts',
  'apps/server/src/features/accounts/sign-in/service.ts',
  'apps/server/src/features/admin/request-log/rules.ts',
  'apps/server/src/features/billing/sandbox-shop/sandbox.ts',
  'apps/server/src/features/checking/copyleaks/config.ts',
  'apps/web/src/copy/api-docs-copy.ts',
  'apps/web/src/features/accounts/account/use-account.ts',
  'apps/web/src/features/accounts/api-keys/api.ts',
  'apps/web/src/features/accounts/auth/api.ts',
  'apps/web/src/features/accounts/dashboard/danger-zone.tsx',
  'apps/web/src/features/accounts/dashboard/keep-history.tsx',
  'apps/web/src/features/admin/feedback/feedback-dialog.tsx',
  'apps/web/src/features/admin/lists/use-admin-query.ts',
  'apps/web/src/features/billing/pricing/use-flag.ts',
  'apps/web/src/features/billing/upgrade/checkout-url.ts',
  'apps/web/src/features/billing/upgrade/manage-button.tsx',
  'apps/web/src/features/billing/upgrade/use-synced-payments.ts',
  'apps/web/src/features/checking/api.ts',
  'apps/web/src/features/cleaning/cleaner/api.ts',
  'apps/web/src/features/cleaning/counter/counter.tsx',
  'apps/web/src/features/history/api.ts',
  'apps/web/src/features/rewriting/rewrite/api.ts',
  'apps/web/src/features/sharing/share-modal.tsx',
  'apps/web/src/features/site/use-site.ts',
  'apps/web/src/lib/session.ts',
  'apps/web/src/routes/docs-api.tsx',
]);

/** Lines on which a file writes an address that it could take from the contract. */
function linesOf(path, { texts }) {
  const isMount = (text) => path === 'apps/server/src/app.ts' && mounts.test(text);
  return texts.filter(({ text }) => address.test(text) && !isMount(text)).map(({ line }) => line);
}

/**
 * @param {Set<string>} [open] files that may still do it
 * @returns {FileRule}
 */
export const addressRule =
  (open = stillToBeConverted) =>
  ({ path, isTest }, read) => {
    if (isTest || path === source || open.has(path) || !holds.test(path)) return [];
    const message = `addresses are written once, in ${source}; take this one from there by pathOf()`;
    return linesOf(path, read).map((line) => ({ line, message }));
  };

/**
 * The list only becomes shorter: who is on it and writes no address any more is told.
 * @param {Map<string, string>} files all of the project's, text by path
 * @param {Set<string>} [open]
 */
export const convertedFiles = (files, open = stillToBeConverted) =>
  [...open]
    .filter((path) => linesOf(path, readSource(path, files.get(path) ?? '')).length === 0)
    .map((path) => ({
      ...{ path, line: 1, rule: 'one-place-for-addresses' },
      message: 'writes no address any more: take it off stillToBeConverted in address-rule.mjs',
    }));
