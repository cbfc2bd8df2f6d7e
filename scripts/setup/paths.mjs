import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, whatever folder the command was called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Makes in-repo packages resolve to their TypeScript source instead of a build. */
export const sourceCondition = '--conditions=cleanpaste-source';

/** @param {string[]} parts */
export function inRoot(...parts) {
  return join(root, ...parts);
}
