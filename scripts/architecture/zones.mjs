/**
 * @typedef {{path: string, zone: string, layer: string, area?: string, feature?: string, name: string, isTest: boolean}} Place
 */

/** What features are about, by the same names in server and page; each looks only at those before it. */
export const areas = [
  ...['site', 'accounts', 'billing', 'cleaning', 'rewriting', 'checking'],
  ...['history', 'sharing', 'admin', 'api'],
];

/** @type {[string, string][]} */
const zones = [
  ['core', 'packages/core/src/'],
  ['core-tools', 'packages/core/'],
  ['contract', 'packages/contract/'],
  ['cli', 'packages/cli/'],
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
  return { path, zone, layer, ...featureOf(layer, inside), name, isTest };
}

/**
 * `features/billing/quotas/data.ts` belongs to the feature `billing/quotas`; what stands in the area's
 * own folder is its door, or the one feature that it has. Outside the areas a folder is a feature.
 * @param {string} layer
 * @param {string[]} inside
 * @returns {{area?: string, feature?: string}}
 */
function featureOf(layer, inside) {
  if (layer !== 'features') return {};
  const [, first = '', second = ''] = inside;
  if (!areas.includes(first)) return { feature: first };
  if (inside.length > 3 && second === 'threads') return { area: first };
  return { area: first, feature: inside.length > 3 ? `${first}/${second}` : first };
}

/** What puts the features of an area together stands in the area's own folder. */
export const composesArea = (/** @type {Place} */ { area, feature, name }) =>
  area !== undefined && area === feature && /^(index|routes|jobs)\.ts$/.test(name);

/** Work of an area that threads do: plain data in, plain data out. */
export const isThreadWork = (/** @type {Place} */ { layer, area, feature }) =>
  layer === 'features' && area !== undefined && feature === undefined;

/** The file by which an area is entered. */
export const isDoor = (/** @type {Place} */ { area, feature, name }) =>
  area !== undefined && area === feature && name === 'index.ts';
