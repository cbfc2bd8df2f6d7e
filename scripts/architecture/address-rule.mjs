/**
 * Every address of the API is written once, in the contract.
 * @typedef {import('./file-rules.mjs').FileRule} FileRule
 */
const source = 'packages/contract/src/addresses.ts';

/** Not the command line: it is published, and the contract is not. */
const holds = /^(apps\/(server|web)|packages\/contract)\/src\//;

const address = /\/functions\/|\/(functions|api)\/v1\b/;

/** Where the middleware of whole branches is mounted, in quotes. */
const mounts = /^'\/functions\/(v1\/)?\*'$/;

/** Lines on which a file writes an address that it could take from the contract. */
function linesOf(path, { texts }) {
  const isMount = (text) => path === 'apps/server/src/app.ts' && mounts.test(text);
  return texts.filter(({ text }) => address.test(text) && !isMount(text)).map(({ line }) => line);
}

/** @type {FileRule} */
export function addressRule({ path, isTest }, read) {
  if (isTest || path === source || !holds.test(path)) return [];
  const message = `addresses are written once, in ${source}; take this one from there by pathOf()`;
  return linesOf(path, read).map((line) => ({ line, message }));
}
