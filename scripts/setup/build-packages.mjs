import { rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Builds what is published, core before the command line that uses it.
 * @param {string} node24
 * @returns {Promise<{name: string, code: number, output: string}[]>}
 */
export async function buildPackages(node24) {
  const results = [];
  for (const name of ['core', 'cli']) {
    const folder = inRoot('packages', name);
    rmSync(inRoot('packages', name, 'dist'), { recursive: true, force: true });
    const tsc = inRoot('node_modules', 'typescript', 'bin', 'tsc');
    const built = await run(node24, [tsc, '-p', 'tsconfig.build.json'], { cwd: folder });
    results.push({ name, ...built });
  }
  return results;
}
