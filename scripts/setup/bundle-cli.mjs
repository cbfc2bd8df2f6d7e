// `node scripts/setup/bundle-cli.mjs FOLDER`: the command line as it is published.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { inRoot } from './paths.mjs';

/** Packages of others that go into the bundle; their licences ask to be named there. */
const bundled = ['fflate', 'ignore', 'picomatch'];

/**
 * Bundles the command line, library and all: what starts the command is one file, and each command
 * another, since Node needs longer to find a hundred small files than to run them.
 * @param {string} folder
 */
export async function bundleCli(folder) {
  rmSync(folder, { recursive: true, force: true });
  await build({
    cwd: inRoot('packages', 'cli'),
    input: { main: 'src/main.ts', 'scan-worker': 'src/checks/scan-worker.ts' },
    platform: 'node',
    // It is large, and only PDF asks for it.
    external: ['unpdf'],
    resolve: { conditionNames: ['cleanpaste-source', 'node', 'import'] },
    logLevel: 'warn',
    output: {
      dir: folder,
      format: 'esm',
      // Shorter to read for Node, with the names as they are for whoever reads a stack.
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      chunkFileNames: '[name].js',
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
    },
  });
  writeFileSync(join(folder, 'LICENSES.txt'), bundled.map(licenceOf).join('\n\n'));
}

/** @param {string} name */
function licenceOf(name) {
  const require = createRequire(inRoot('packages', 'cli', 'package.json'));
  const manifest = require.resolve(`${name}/package.json`);
  const file = name === 'ignore' ? 'LICENSE-MIT' : 'LICENSE';
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return `${name} ${version}\n\n${readFileSync(join(dirname(manifest), file), 'utf8').trim()}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundleCli(process.argv[2] ?? inRoot('packages', 'cli', 'dist'));
}
