import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { elapsed, PlainError, say } from './say.mjs';

/**
 * What has to be there: `runtime` starts the product and builds its page,
 * `all` adds what tests, benchmarks and generators need.
 * @typedef {'runtime' | 'all'} Level
 */

const stampFile = inRoot('node_modules', '.cleanpaste-install.json');

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
}

/**
 * Which level an installation of unknown origin has, by npm's own record of what it put there.
 * @returns {Level | null}
 */
function recordedLevel() {
  const wanted = readJson(inRoot('package-lock.json'))?.packages;
  const present = readJson(inRoot('node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !present) return null;
  /** @type {Level} */
  let level = 'all';
  for (const [path, entry] of Object.entries(wanted)) {
    // Optional packages belong to other systems, or npm went on without them.
    if (path === '' || entry.optional || entry.devOptional) continue;
    if (present[path] && present[path].version === entry.version) continue;
    if (!entry.dev) return null;
    level = 'runtime';
  }
  return level;
}

/** @returns {Level | null} what is installed for the lock file as it is now */
function installedLevel() {
  const stamp = readJson(stampFile);
  const lock = lockHash();
  if (stamp?.lock === lock && existsSync(inRoot('node_modules', '.package-lock.json'))) {
    return stamp.level;
  }
  const level = recordedLevel();
  if (level) writeFileSync(stampFile, JSON.stringify({ lock, level }));
  return level;
}

/**
 * npm started by the Node that npm itself runs on: ours is inside the folder npm replaces.
 * @returns {[string, string[]]}
 */
export function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js') && existsSync(script)) return [node ?? process.execPath, [script]];
  return ['npm', []];
}

/** @type {[RegExp, string][]} */
const advice = [
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i, 'the npm registry cannot be reached'],
  [/EACCES|EPERM|EROFS/, 'node_modules cannot be written'],
  [/ENOSPC/, 'the disk is full'],
  [/EUSAGE|in sync/, 'package.json and package-lock.json do not agree'],
];

function failure(output) {
  const reason = advice.find(([pattern]) => pattern.test(output))?.[1] ?? 'npm reported a fault';
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  return new PlainError(`the installation failed: ${reason}.\n${lines.slice(0, 12).join('\n')}`);
}

/**
 * Installs what the level needs and is not there yet; a fuller installation is left as it is.
 * @param {Level} level
 */
export async function ensureInstalled(level) {
  const present = installedLevel();
  if (present === 'all' || present === level) return;
  const before = readJson(stampFile)?.level;
  const target = before === 'all' ? 'all' : level;
  const occasion = before ? 'the list of packages has changed' : 'first start only';
  say(
    target === 'all'
      ? 'Installing packages, with those for tests… (once, about a minute)'
      : `Installing packages… (${occasion}, about half a minute)`,
  );
  const began = performance.now();
  const [file, leading] = npmCommand();
  const omit = target === 'runtime' ? ['--omit=dev'] : ['--include=dev'];
  const args = [...leading, 'ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run(file, args, {
    // `npm start --silent` and NODE_ENV=production must not change what is installed.
    env: { NODE_ENV: undefined, npm_config_omit: undefined, npm_config_production: undefined },
    shell: process.platform === 'win32' && file === 'npm',
  });
  if (code !== 0) throw failure(output);
  writeFileSync(stampFile, JSON.stringify({ lock: lockHash(), level: target }));
  say(`Installed in ${elapsed(began)}.`);
}
