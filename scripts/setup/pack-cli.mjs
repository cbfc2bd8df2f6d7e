import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleCli } from './bundle-cli.mjs';
import { npmCommand } from './install.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Packs the command line into one file that `npm install` takes, named after package and version.
 * @param {string} folder where the file is put; made where it is missing
 * @throws {Error} with what npm printed, where it cannot pack
 */
export async function packCli(folder) {
  const made = mkdtempSync(join(tmpdir(), 'cleanpaste-cli-'));
  try {
    await bundleCli(join(made, 'dist'));
    for (const name of ['CHANGELOG.md', 'LICENSE', 'README.md'])
      cpSync(inRoot('packages', 'cli', name), join(made, name));
    // What it is made of is in it already.
    const { devDependencies: _, ...manifest } = JSON.parse(
      readFileSync(inRoot('packages', 'cli', 'package.json'), 'utf8'),
    );
    writeFileSync(join(made, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    mkdirSync(folder, { recursive: true });
    const [npm, leading] = npmCommand();
    const { code, output } = await run(
      npm,
      [...leading, 'pack', '--pack-destination', folder, '--loglevel=error'],
      { cwd: made, shell: process.platform === 'win32' && npm === 'npm' },
    );
    if (code !== 0) throw new Error(`the command line could not be packed.\n${output}`);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
