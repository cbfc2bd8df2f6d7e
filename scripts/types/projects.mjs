import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const passedOver = new Set(['node_modules', 'dist', 'src', 'data', 'coverage']);

/** What another configuration extends and nothing is checked with. */
const base = 'tsconfig.base.json';

/**
 * Every configuration of TypeScript in the repository. `npm run types` and the tests take this one
 * list, so a new configuration cannot be left out of either.
 * @param {string} root
 * @returns {string[]} paths from the root, with `/`
 */
export function typeProjects(root) {
  const inFolder = (/** @type {string} */ folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const { name } = entry;
      if (entry.isDirectory()) {
        return passedOver.has(name) || name.startsWith('.') ? [] : inFolder(join(folder, name));
      }
      return /^tsconfig(\.[a-z]+)?\.json$/.test(name) && name !== base ? [join(folder, name)] : [];
    });
  return inFolder(root).map((path) => relative(root, path).split(sep).join('/'));
}
