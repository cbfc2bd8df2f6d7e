import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/**
 * Where a name of an in-repo package leads, as its export conditions say.
 * @type {[RegExp, (name: string) => string][]}
 */
const inRepo = [
  [/^@cleanpaste\/core\/(.+)$/, (name) => `packages/core/src/${name}/index.ts`],
  [/^@cleanpaste\/files(?:\/(\w+))?$/, (name) => `packages/files/src/${name || 'index'}.ts`],
  [/^@cleanpaste\/inspect$/, () => 'packages/inspect/src/index.ts'],
  [/^@cleanpaste\/contract$/, () => 'packages/contract/src/index.ts'],
  [/^@cleanpaste\/(.+)$/, (name) => `packages/${name}`],
];

/**
 * Where an import leads: a path from the project's root, or a package (`npm:zod`, `node:fs`).
 * @param {string} from path of the importing file
 * @param {string} specifier as written
 */
export function resolveImport(from, specifier) {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  if (bare.startsWith('node:')) return bare;
  if (isBuiltin(bare)) return `node:${bare}`;
  for (const [pattern, path] of inRepo) {
    const match = pattern.exec(bare);
    if (match) return path(match[1] ?? '');
  }
  const [scope, name] = bare.split('/');
  return `npm:${bare.startsWith('@') ? `${scope}/${name}` : scope}`;
}
