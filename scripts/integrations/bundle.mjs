import { rmSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';

/**
 * Puts a program and all that it needs into one file, so that whoever installs it gets nothing else.
 * @param {string} name of the package
 * @param {{input: Record<string, string>, folder?: string, format?: 'esm' | 'cjs' | 'iife', platform?: 'node' | 'browser', external?: string[], entry?: string}} settings
 *   `folder` takes the place of the package's own dist/
 */
export async function bundle(name, settings) {
  const { rolldown } = await import('rolldown');
  const { input, format = 'esm', platform = 'node', external = [], entry = '[name].js' } = settings;
  const dir = settings.folder ?? inRoot('packages', name, 'dist');
  rmSync(dir, { recursive: true, force: true });
  for (const [key, file] of Object.entries(input)) {
    // One by one: what several of them share is not to become a file of its own.
    const made = await rolldown({
      cwd: inRoot('packages', name),
      input: { [key]: file },
      platform,
      external,
      resolve: { conditionNames: ['cleanpaste-source', platform, 'import'] },
      logLevel: 'warn',
    });
    await made.write({
      dir,
      format,
      entryFileNames: entry,
      minify: platform === 'browser',
      codeSplitting: false,
    });
    await made.close();
  }
}
