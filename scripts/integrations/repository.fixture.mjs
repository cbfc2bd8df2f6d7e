import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { inRoot } from '../setup/paths.mjs';

const who = ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false'];

/** @param {string} cwd @param {string[]} args */
export const git = (cwd, ...args) =>
  execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

/** @param {string} folder @param {Record<string, string | Uint8Array>} files */
export function write(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** A folder that is gone when the test is over. */
export function temporary() {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A repository of git with these files committed, and the real command installed in it.
 * @param {Record<string, string | Uint8Array>} files
 */
export function repositoryWith(files) {
  const folder = temporary();
  const main = inRoot('packages', 'cli', 'src', 'main.ts');
  const command = `import { spawnSync } from 'node:child_process';
const args = ['--conditions=cleanpaste-source', ${JSON.stringify(main)}, ...process.argv.slice(2)];
process.exitCode = spawnSync(${JSON.stringify(process.execPath)}, args, { stdio: 'inherit' }).status;`;
  write(folder, {
    '.gitignore': 'node_modules\n',
    'node_modules/cleanpaste/package.json': '{"type":"module","bin":{"cleanpaste":"./main.js"}}',
    'node_modules/cleanpaste/main.js': command,
    ...files,
  });
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'First');
  return folder;
}
