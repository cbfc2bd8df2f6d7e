import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { expect, it } from 'vitest';
import { folderWith } from './command.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** This Node, and the one of the machine where that is another (packages promise Node 20). */
function nodes(): string[] {
  const machine = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find(existsSync);
  return [process.execPath, ...(machine ? [machine] : [])];
}

it('works as a published package', { timeout: 180_000 }, async () => {
  const folder = folderWith({ 'a.txt': 'a\u200bb\n' });
  const build = (name: string) => {
    const to = join(folder, name);
    const project = join(packages, name, 'tsconfig.build.json');
    // Types are checked elsewhere; here it is about what comes out.
    const args = [tsc, '-p', project, '--noCheck', '--outDir', join(to, 'dist')];
    execFileSync(process.execPath, args, { stdio: 'pipe' });
    copyFileSync(join(packages, name, 'package.json'), join(to, 'package.json'));
    return to;
  };
  const core = build('core');
  const cli = build('cli');
  mkdirSync(join(folder, 'node_modules/@cleanpaste'), { recursive: true });
  symlinkSync(core, join(folder, 'node_modules/@cleanpaste/core'));

  expect((await publint({ pkgDir: cli, pack: false, strict: true })).messages).toEqual([]);
  for (const node of nodes()) {
    const main = join(cli, 'dist/main.js');
    const run = (...args: string[]) => spawnSync(node, [main, ...args], { cwd: folder });
    expect(run('clean', 'a.txt').stdout.toString(), node).toBe('ab\n');
    expect(run('scan', '--check', 'a.txt').status, node).toBe(1);
    expect(run('--version').stdout.toString(), node).toMatch(/^\d+\.\d+\.\d+\n$/);
  }
});
