import { spawnSync } from 'node:child_process';
import { inRoot, root } from '../setup/paths.mjs';
import { clientTypes } from './client-types.mjs';

/** Where the types of the API's client stand. */
export const clientFile = inRoot('packages', 'client', 'src', 'api.gen.ts');

/** The client's types as the repository lays sources out. @throws where biome cannot read them */
export function clientSource() {
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  // By another name: generated files are not laid out by themselves.
  const options = ['format', '--stdin-file-path=packages/client/src/api.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...options], {
    input: clientTypes(),
    encoding: 'utf8',
    cwd: root,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
