import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/paths.mjs';

const read = (...path) => readFileSync(inRoot(...path), 'utf8');

/** The packages of others that the command's sources import. */
function imported() {
  const folder = inRoot('packages', 'cli', 'src');
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^(?:import|export) (?!type)[^;]*?from '([a-z][\w.-]*)';/gm)].map(
      ([, name]) => name ?? '',
    ),
  );
  return [...new Set(names)];
}

test('a fresh clone installs what the command from its source imports before it runs', () => {
  const names = imported();
  expect(names).toContain('ignore');
  const { packages } = JSON.parse(read('package-lock.json'));
  const isForTests = names.some((name) => packages[`node_modules/${name}`]?.dev);
  const [, level] = /ensureInstalled\('(\w+)'\)/.exec(read('scripts', 'cli.mjs')) ?? [];
  expect(level).toBe(isForTests ? 'all' : 'runtime');
});

test('a clone in which nothing is installed can be held to its README', () => {
  // A Node 24 comes with what the README's first command installs; nobody asks for it before.
  expect(read('scripts', 'verify.mjs')).not.toMatch(/node24/);
  expect(read('scripts', 'verify', 'hold.mjs')).toMatch(/findNode24\(clone\)/);
});
