import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { expect, it } from 'vitest';
import { folderWith } from './command.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** This Node, and the one of the machine where that is another (packages promise Node 20). */
function nodes(): string[] {
  const machine = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find(existsSync);
  return [process.execPath, ...(machine ? [machine] : [])];
}

it('works as a published package, and starts with few files', { timeout: 180_000 }, async () => {
  const folder = folderWith({ 'a.txt': 'a\u200bb\n' });
  const cli = join(folder, 'cli');
  mkdirSync(cli);
  const bundler = join(root, 'scripts/setup/bundle-cli.mjs');
  execFileSync(process.execPath, [bundler, join(cli, 'dist')], { stdio: 'pipe' });
  copyFileSync(join(root, 'packages/cli/package.json'), join(cli, 'package.json'));

  expect((await publint({ pkgDir: cli, pack: false, strict: true })).messages).toEqual([]);
  const main = join(cli, 'dist/main.js');
  for (const node of nodes()) {
    const run = (...args: string[]) => spawnSync(node, [main, ...args], { cwd: folder });
    expect(run('clean', 'a.txt').stdout.toString(), node).toBe('ab\n');
    expect(run('scan', '--check', 'a.txt').status, node).toBe(1);
    expect(run('scan', '--check', '.', '--ignore', 'cli').status, node).toBe(1);
    expect(run('scan', '--check', '*.txt', '--format', 'sarif').status, node).toBe(1);
    expect(run('--version').stdout.toString(), node).toMatch(/^\d+\.\d+\.\d+\n$/);
  }
  // Nothing but Node and its own files: no package has to be there.
  const trace = join(folder, 'trace.mjs');
  const hooks = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) });`;
  writeFileSync(trace, hooks);
  const args = ['--import', trace, main, 'scan', '--no-config', 'a.txt'];
  const { stderr } = spawnSync(process.execPath, args, { cwd: folder });
  const loaded = stderr
    .toString()
    .split('\n')
    .filter((line) => /^(?:file|node):/.test(line));
  const own = loaded.filter((url) => url.includes('/dist/'));
  expect(own.length).toBeGreaterThan(2);
  expect(own.length).toBeLessThanOrEqual(6);
  expect(loaded.filter((url) => url.startsWith('file:') && !own.includes(url))).toEqual([]);
  // Cryptography and threads take longer to start than all the rest.
  expect(loaded.filter((url) => /crypto|worker_threads|child_process/.test(url))).toEqual([]);
  expect(readFileSync(join(cli, 'dist/LICENSES.txt'), 'utf8')).toMatch(
    /ignore 7[\s\S]*picomatch 4/,
  );
});
