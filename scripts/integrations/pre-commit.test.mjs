import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../setup/paths.mjs';
import { git, repositoryWith, temporary, write } from './repository.fixture.mjs';

const hooks = parse(readFileSync(inRoot('.pre-commit-hooks.yaml'), 'utf8'));
const isInstalled = spawnSync('pre-commit', ['--version']).status === 0;

test('each hook calls a script of this repository that may be run', () => {
  for (const { entry } of hooks) {
    const [script = ''] = entry.split(' ');
    const listed = git(inRoot(), 'ls-files', '--stage', script);
    expect(listed).toMatch(/^100755 /);
  }
});

/** What a user's pre-commit clones: the hooks, their script, and the version of the command. */
function hooksRepository() {
  const folder = temporary();
  for (const path of [
    '.pre-commit-hooks.yaml',
    'packages/cli/package.json',
    'scripts/integrations',
  ])
    cpSync(inRoot(...path.split('/')), join(folder, path), { recursive: true });
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'Hooks');
  return folder;
}

/** @param {string} folder @param {string} hook @param {string} home @param {string[]} more */
function runHook(folder, hook, home, more = []) {
  const repository = hooksRepository();
  const rev = git(repository, 'rev-parse', 'HEAD');
  const config = { repos: [{ repo: repository, rev, hooks: [{ id: hook, args: more }] }] };
  write(folder, { '.pre-commit-config.yaml': JSON.stringify(config) });
  git(folder, 'add', '.');
  const env = { ...process.env, PRE_COMMIT_HOME: home, PRE_COMMIT_COLOR: 'never' };
  return spawnSync('pre-commit', ['run', '--all-files'], { cwd: folder, env, encoding: 'utf8' });
}

describe('the real pre-commit', () => {
  test('is found (otherwise its tests are skipped; Debian has it as pre-commit)', (context) => {
    if (!isInstalled) context.skip('pre-commit is not installed');
  });

  test.skipIf(!isInstalled)('passes clean files and fails hidden ones, in programs too', () => {
    const folder = repositoryWith({ 'a.txt': 'plain می\u200cخواهم\n' });
    const home = temporary();
    expect(runHook(folder, 'cleanpaste', home).stdout).toMatch(/no hidden characters\.+Passed/);
    write(folder, { 'b.py': "s = '\u2067' ;return #\u2069 \u05d0\n" });
    const { status, stdout } = runHook(folder, 'cleanpaste', home);
    expect(stdout).toMatch(/no hidden characters\.+Failed/);
    expect(stdout).toMatch(/b\.py:1:6/);
    expect(status).toBe(1);
    expect(runHook(folder, 'cleanpaste', home, ['--profile=prose']).status).toBe(0);
  });

  test.skipIf(!isInstalled)('mends files in place, and passes the second time', () => {
    const folder = repositoryWith({ 'a.txt': 'pay\u200bpal\u2026\n' });
    const home = temporary();
    expect(runHook(folder, 'cleanpaste-fix', home).stdout).toMatch(
      /Failed[\s\S]*files were modified/,
    );
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('paypal\u2026\n');
    expect(runHook(folder, 'cleanpaste-fix', home).status).toBe(0);
  });
});
