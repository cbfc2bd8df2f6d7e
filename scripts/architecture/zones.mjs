/**
 * @typedef {{path: string, zone: string, layer: string, area?: string, feature?: string, name: string, isTest: boolean}} Place
 */

/** What features are about, by the same names in server and page; each looks only at those before it. */
export const areas = [
  ...['site', 'accounts', 'billing', 'cleaning', 'rewriting', 'checking'],
  ...['history', 'sharing', 'admin', 'api'],
];

/** What carries the library into editors, linters, browsers and agents; each knows only inspect and core. */
export const integrations = [
  ...['mcp', 'eslint-plugin', 'remark-lint', 'vscode', 'browser-extension', 'agent-plugin'],
];

/** @type {[string, string][]} */
const zones = [
  ['core', 'packages/core/src/'],
  ['core-tools', 'packages/core/'],
  ['contract', 'packages/contract/'],
  ['files', 'packages/files/'],
  ['cli', 'packages/cli/'],
  ['client', 'packages/client/'],
  ['inspect', 'packages/inspect/'],
  ...integrations.map((name) => /** @type {[string, string]} */ ([name, `packages/${name}/`])),
  ['server', 'apps/server/'],
  ['web', 'apps/web/src/'],
  ['web-tools', 'apps/web/'],
  ['bench', 'bench/'],
  ['e2e', 'e2e/'],
  ['scripts', 'scripts/'],
];

/**
 * Where a file stands in the house.
 * @param {string} path from the project's root, with `/`
 * @returns {Place} zone `outside` for npm packages and node built-ins
 */
export function placeOf(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const found = zones.find(([, folder]) => path.startsWith(folder));
  if (!found) return { path, zone: 'outside', layer: '', name, isTest: false };
  const [zone, folder] = found;
  const inside = path
    .slice(folder.length)
    .replace(/^src\//, '')
    .split('/');
  const isTest = /\.(test|spec|fixture)\.tsx?$/.test(name) || inside[0] === 'test';
  const layer = inside.length > 1 ? (inside[0] ?? '') : '';
  const stands = layer === 'features' ? featureOf(zone, inside) : {};
  return { path, zone, layer, ...stands, name, isTest };
}

/**
 * `features/billing/quotas/data.ts` belongs to the feature `billing/quotas`; what stands in the area's
 * own folder puts them together, or is the one feature that it has. What threads do is no feature.
 * @param {string} zone
 * @param {string[]} inside
 * @returns {{area?: string, feature?: string}}
 */
function featureOf(zone, inside) {
  const [, area = '', folder = ''] = inside;
  if (!areas.includes(area)) return {};
  if (inside.length <= 3) return { area, feature: area };
  return zone === 'server' && folder === 'threads'
    ? { area }
    : { area, feature: `${area}/${folder}` };
}

/** What puts the features of an area together stands in the area's own folder. */
export const composesArea = (/** @type {Place} */ { zone, area, feature, name }) =>
  area !== undefined &&
  area === feature &&
  (zone === 'server' ? /^(index|routes|jobs)\.ts$/ : /^index\.ts$/).test(name);

/** Work of an area that threads do: plain data in, plain data out. */
export const isThreadWork = (/** @type {Place} */ { area, feature }) =>
  area !== undefined && feature === undefined;

/** The file by which an area is entered. */
export const isDoor = (/** @type {Place} */ { area, feature, name }) =>
  area !== undefined && area === feature && name === 'index.ts';
