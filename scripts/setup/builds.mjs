import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root, sourceCondition } from './paths.mjs';
import { run } from './run.mjs';
import { elapsed, PlainError, say } from './say.mjs';

const shared = ['packages/core/src', 'packages/contract/src', 'package-lock.json'];

/** What `npm start` runs: made from which sources, by which script, stamped where. */
const builds = [
  {
    title: 'the page',
    sources: [
      ...['apps/web', 'packages/files/src', 'packages/cli', 'scripts/build-web.mjs'],
      ...['scripts/setup/bundle-cli.mjs', 'scripts/setup/pack-cli.mjs', ...shared],
    ],
    script: inRoot('scripts', 'build-web.mjs'),
    stamp: inRoot('apps', 'web', 'dist', '.stamp'),
  },
  {
    title: 'the server',
    sources: ['apps/server', ...shared],
    script: inRoot('apps', 'server', 'scripts', 'build.ts'),
    stamp: inRoot('apps', 'server', 'dist', '.stamp'),
  },
];

/** The server as it is built; it finds the page and its migrations from where it stands. */
export const builtServer = inRoot('apps', 'server', 'dist', 'main.js');

const passedOver = new Set(['dist', 'node_modules', 'test', 'drizzle', 'coverage', '.vite']);
const isTest = (name) => /\.test\.tsx?$|\.tsbuildinfo$/.test(name);

function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = join(path, entry.name);
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : filesBelow(file);
    return isTest(entry.name) ? [] : [file];
  });
}

const contents = new Map();

function read(file) {
  if (!contents.has(file)) contents.set(file, readFileSync(file));
  return contents.get(file);
}

/** One hash over the names and contents of sources: times of files do not survive a copy. */
function hashOf(sources) {
  const hash = createHash('sha256').update(process.arch);
  const files = sources.flatMap((path) => filesBelow(inRoot(...path.split('/'))));
  for (const file of files.sort()) {
    const content = read(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const stamped = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

async function make({ title, script, stamp }, hash, node24) {
  // Without a stamp a build that is broken off can never pass for a finished one.
  rmSync(stamp, { force: true });
  const { code, output } = await run(node24, [sourceCondition, script], {
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  if (code !== 0) throw new PlainError(`${title} could not be built.\n${output.trimEnd()}`);
  writeFileSync(stamp, hash);
}

/**
 * Builds the page and the server, each only when its sources are not those of its last build.
 * @param {string} node24 path of the Node that builds
 */
export async function ensureBuilt(node24) {
  const stale = builds
    .map((build) => ({ build, hash: hashOf(build.sources) }))
    .filter(({ build, hash }) => stamped(build.stamp) !== hash);
  contents.clear();
  if (stale.length === 0) return;
  const began = performance.now();
  say(`Building ${stale.map(({ build }) => build.title).join(' and ')}… (after a change only)`);
  await Promise.all(stale.map(({ build, hash }) => make(build, hash, node24)));
  say(`Built in ${elapsed(began)}.`);
}
