import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { undoneAtEnd } from '../setup/leaving.mjs';
import { run } from '../setup/run.mjs';
import { PlainError, say } from '../setup/say.mjs';

const mirror = 'http://deb.debian.org/debian';

/**
 * A root of Debian as `debootstrap` makes it; kept, because it takes a minute and a network.
 * @param {string} release
 * @param {string} folder where it is kept
 */
export async function debian(release, folder) {
  const root = join(folder, release);
  if (existsSync(root)) return root;
  say(`Making a root of Debian ${release}… (once)`);
  mkdirSync(folder, { recursive: true });
  // Of its own: two commands may make one at once.
  const unfinished = mkdtempSync(`${root}.unfinished-`);
  chmodSync(unfinished, 0o755);
  const remove = () => rmSync(unfinished, { recursive: true, force: true });
  const forget = undoneAtEnd(remove);
  try {
    await bootstrap(release, unfinished);
    keep(unfinished, root);
  } finally {
    forget();
    remove();
  }
  return root;
}

/** The first one to be ready stays. */
function keep(unfinished, root) {
  try {
    renameSync(unfinished, root);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'EEXIST' && code !== 'ENOTEMPTY') throw error;
  }
}

async function bootstrap(release, unfinished) {
  const args = ['--variant=minbase', release, unfinished, mirror];
  // What it mounts in there goes with it, also when it is broken off: nothing else may be taken away with the folder.
  const own = ['--mount', '--propagation', 'private', 'debootstrap', ...args];
  const { code, output } = await run('unshare', own);
  if (code === 127)
    throw new PlainError('debootstrap is missing; on Debian: apt-get install debootstrap.');
  if (code !== 0) throw new PlainError(`debootstrap ended with ${code}.\n${output.slice(-2000)}`);
}

async function npmFolder() {
  const beside = process.env.npm_execpath && dirname(dirname(process.env.npm_execpath));
  if (beside && existsSync(join(beside, 'bin', 'npm-cli.js'))) return beside;
  const { stdout } = await run('sh', ['-c', 'command -v npm']);
  // `npm` on the path is a link to npm/bin/npm-cli.js.
  return dirname(dirname(realpathSync(stdout.trim())));
}

/**
 * What stands in for the image `node:24-bookworm-slim`: a root of Debian with Node and npm in /usr/local.
 * @param {string} image
 * @param {{cache: string, folder: string, node24: string}} places
 * @returns {Promise<string>} the root
 */
export async function standIn(image, { cache, folder, node24 }) {
  const [, major, release] = /^node:(\d+)-(\w+)-slim$/.exec(image) ?? [];
  const { stdout } = await run(node24, ['--version']);
  if (!release || !stdout.startsWith(`v${major}.`))
    throw new PlainError(`nothing stands in for ${image} here; this machine has Node ${stdout}`);
  const root = join(folder, 'base');
  mkdirSync(root, { recursive: true });
  const { code, output } = await run('cp', [
    '-a',
    '--reflink=auto',
    `${await debian(release, cache)}/.`,
    root,
  ]);
  if (code !== 0) throw new PlainError(output);
  const local = join(root, 'usr', 'local');
  cpSync(node24, join(local, 'bin', 'node'));
  cpSync(await npmFolder(), join(local, 'lib', 'node_modules', 'npm'), {
    recursive: true,
    dereference: true,
  });
  for (const name of ['npm', 'npx'])
    await run('ln', [
      '-sf',
      `../lib/node_modules/npm/bin/${name}-cli.js`,
      join(local, 'bin', name),
    ]);
  return root;
}
