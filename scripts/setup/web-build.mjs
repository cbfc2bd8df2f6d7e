import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root, sourceCondition } from './paths.mjs';
import { run } from './run.mjs';
import { elapsed, PlainError, say } from './say.mjs';

const stampFile = inRoot('apps', 'web', 'dist', '.stamp');

/** Everything that the page is made of. */
const sources = ['apps/web', 'packages/core/src', 'packages/contract/src', 'package-lock.json'];
const passedOver = new Set(['dist', 'node_modules', '.vite', '.cache', 'coverage']);
const isTest = (name) => /\.test\.tsx?$|\.tsbuildinfo$/.test(name);

function filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = join(path, entry.name);
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : filesBelow(file);
    return isTest(entry.name) ? [] : [file];
  });
}

/** One hash over the names and contents of the page's sources: times do not survive a copy. */
export function sourceHash() {
  const hash = createHash('sha256');
  const files = sources.flatMap((path) =>
    path.endsWith('.json') ? [inRoot(path)] : filesBelow(inRoot(path)),
  );
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function stampedHash() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Builds the page when its sources are not those of the last build.
 * @param {string} node24 path of the Node that builds
 */
export async function ensureWebBuilt(node24) {
  const hash = sourceHash();
  if (stampedHash() === hash) return;
  say('Building the page… (after a change only)');
  const began = performance.now();
  // Without a stamp a build that is broken off can never pass for a finished one.
  rmSync(stampFile, { force: true });
  const script = inRoot('scripts', 'build-web.mjs');
  const { code, output } = await run(node24, [sourceCondition, script]);
  if (code !== 0) throw new PlainError(`the page could not be built.\n${output.trimEnd()}`);
  writeFileSync(stampFile, hash);
  say(`Built in ${elapsed(began)}.`);
}
