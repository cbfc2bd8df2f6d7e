import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const cli = new URL('../../packages/cli/package.json', import.meta.url);

/** The command that is installed in a folder or above it, as a module's own search would find it. */
function installed(folder) {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const home = join(at, 'node_modules', 'cleanpaste');
    if (existsSync(join(home, 'package.json'))) {
      const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
      const main = join(home, bin.cleanpaste);
      // In a workspace the package may stand there without having been built.
      if (existsSync(main)) return main;
    }
    if (at === dirname(at)) return undefined;
  }
}

/**
 * How to call the command `cleanpaste`: as the project has it, and otherwise by npx in the version that
 * belongs to this file, so that a pinned revision stays what it is.
 * @param {{folder?: string, version?: string}} [wish] `version` is taken in place of both
 * @returns {{file: string, args: string[], shell: boolean}}
 */
export function findCleanpaste({ folder = '.', version = '' } = {}) {
  const main = version === '' ? installed(folder) : undefined;
  if (main) return { file: process.execPath, args: [main], shell: false };
  const own = JSON.parse(readFileSync(cli, 'utf8')).version;
  const wanted = /^[\w.+-]+$/.test(version) ? version : own;
  // npx is a batch file on Windows, which only a shell runs.
  const isWindows = process.platform === 'win32';
  return { file: 'npx', args: ['--yes', `cleanpaste@${wanted}`], shell: isWindows };
}
