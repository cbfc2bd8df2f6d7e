import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, root } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { PlainError } from '../setup/say.mjs';
import { closureOf, loaded, namedIn, present } from './runtime-packages.mjs';

const home = 'srv/cleanpaste';

/** As they stand in the repository, so that the server finds them from where it stands. */
export const parts = [
  'LICENSE',
  'apps/server/package.json',
  'apps/server/dist',
  'apps/server/drizzle',
  'apps/server/corpus',
  'apps/web/dist/client',
  // Which assets are whose: the next image keeps those of this one's page.
  'apps/web/dist/generations.json',
];

/** The account that runs it, and whom to ask for the address of a name. */
const systemFiles = {
  'etc/passwd':
    'root:x:0:0:root:/:/nonexistent\ncleanpaste:x:10001:10001:CleanPaste:/data:/nonexistent\n',
  'etc/group': 'root:x:0:\ncleanpaste:x:10001:\n',
  'etc/nsswitch.conf': 'hosts: files dns\n',
};

/** What the container's health is asked by. */
const askHealth = `const answer = await fetch(\`http://127.0.0.1:\${process.env.PORT || 3000}/healthz\`);
process.exit(answer.ok ? 0 : 1);
`;

/** The libraries of the system that a program is linked with, its loader among them. */
async function librariesOf(program) {
  const { code, stdout, output } = await run('ldd', [program]);
  if (code !== 0) throw new PlainError(`ldd does not read ${program}.\n${output}`);
  return [...stdout.matchAll(/(?:=> |^\s*)(\/\S+)/gm)].map(([, path]) => path ?? '');
}

function put(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(realpathSync(from), to);
}

/** Every package that the built server names has to be in the image. */
function checkNamed() {
  const missing = namedIn(inRoot('apps', 'server', 'dist')).filter((it) => !loaded.includes(it));
  if (missing.length === 0) return;
  throw new PlainError(
    `the built server loads ${missing.join(', ')}: add it to \`loaded\` in scripts/image/runtime-packages.mjs.`,
  );
}

/**
 * Lays out what an image holds: `root/`, which becomes its root, and the empty `data/`.
 * @param {string} folder
 * @param {string} node the Node that is to run there
 */
export async function layOut(folder, node) {
  checkNamed();
  rmSync(folder, { recursive: true, force: true });
  const image = join(folder, 'root');
  for (const name of ['tmp', 'etc', home]) mkdirSync(join(image, name), { recursive: true });
  // Some engines give the memory that they put there the rights of what is beneath it.
  chmodSync(join(image, 'tmp'), 0o1777);
  mkdirSync(join(folder, 'data'));
  for (const part of parts)
    cpSync(inRoot(...part.split('/')), join(image, home, part), { recursive: true });
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  for (const place of present(closureOf(lock, loaded, 'apps/server'), root)) {
    // What is nested comes with a package of its own right.
    const filter = (from) => !from.slice(inRoot(place).length).includes('node_modules');
    cpSync(inRoot(place), join(image, home, place), { recursive: true, filter });
  }
  put(node, join(image, 'usr/local/bin/node'));
  for (const library of await librariesOf(node)) put(library, join(image, library));
  for (const [name, text] of Object.entries(systemFiles)) writeFileSync(join(image, name), text);
  writeFileSync(join(image, home, 'ask-health.mjs'), askHealth);
}
