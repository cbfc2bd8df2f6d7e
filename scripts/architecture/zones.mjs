/** @typedef {{path: string, zone: string, layer: string, feature?: string, name: string, isTest: boolean}} Place */

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
  const layer = inside.length > 1 ? inside[0] : '';
  const feature = layer === 'features' ? inside[1] : undefined;
  return { path, zone, layer, feature, name, isTest };
}
