import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { buildAgentPlugin } from '../integrations/agent-plugin.mjs';
import { buildBrowserExtension } from '../integrations/browser-extension.mjs';
import { buildMcp } from '../integrations/mcp.mjs';
import { buildVscode } from '../integrations/vscode.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/** What is installed as a whole, with nothing beside it. */
const bundles = {
  mcp: () => buildMcp(),
  vscode: () => buildVscode(),
  'browser-extension': () => buildBrowserExtension(),
  'agent-plugin': () => buildAgentPlugin(),
};

/**
 * Builds what is published, each after what it uses; for `require` as well where a package says so by a
 * configuration for it.
 * @param {string} node24
 * @returns {Promise<{name: string, code: number, output: string}[]>}
 */
export async function buildPackages(node24) {
  const results = [];
  for (const name of ['core', 'files', 'client', 'inspect', 'eslint-plugin', 'remark-lint']) {
    rmSync(inRoot('packages', name, 'dist'), { recursive: true, force: true });
    const built = await compile(node24, name, 'tsconfig.build.json');
    results.push({ name, ...built });
    if (built.code === 0 && existsSync(inRoot('packages', name, 'tsconfig.cjs.json'))) {
      const folder = inRoot('packages', name, 'dist', 'cjs');
      results.push({ name, ...(await compile(node24, name, 'tsconfig.cjs.json')) });
      // What the package says of its own files does not hold for these.
      writeFileSync(`${folder}/package.json`, '{ "type": "commonjs", "sideEffects": false }\n');
    }
  }
  const bundle = inRoot('scripts', 'setup', 'bundle-cli.mjs');
  const folder = inRoot('packages', 'cli');
  results.push({ name: 'cli', ...(await run(node24, [bundle], { cwd: folder })) });
  for (const [name, build] of Object.entries(bundles)) {
    const ended = await build().then(
      () => ({ code: 0, output: '' }),
      (error) => ({ code: 1, output: String(error) }),
    );
    results.push({ name, ...ended });
  }
  return results;
}

function compile(node24, name, configuration) {
  const tsc = inRoot('node_modules', 'typescript', 'bin', 'tsc');
  return run(node24, [tsc, '-p', configuration], { cwd: inRoot('packages', name) });
}
