import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

const Z = '\u200b';

function repositoryWith(files: Record<string, string>): {
  cwd: string;
  git: (...args: string[]) => void;
} {
  const cwd = folderWith(files);
  const git = (...args: string[]) => void execFileSync('git', args, { cwd, stdio: 'pipe' });
  git('init', '-q', '.');
  git('config', 'user.email', 'a@example.org');
  git('config', 'user.name', 'A');
  git('add', '-A');
  git('commit', '-qm', 'first');
  return { cwd, git };
}

describe('--since', () => {
  it('looks at lines that changed: committed, staged, only written, or new', async () => {
    const { cwd, git } = repositoryWith({
      'old.txt': `old${Z}\n2\n3\n`,
      'staged.txt': `old${Z}\n`,
      'gone.txt': `x${Z}\n`,
      'same.txt': `x${Z}\n`,
    });
    git('branch', 'start');
    writeFileSync(join(cwd, 'old.txt'), `old${Z}\n2\nnew${Z}\n`);
    git('commit', '-qam', 'second');
    writeFileSync(join(cwd, 'staged.txt'), `old${Z}\nnew${Z}\n`);
    git('add', 'staged.txt');
    mkdirSync(join(cwd, 'ne"w é'));
    writeFileSync(join(cwd, 'ne"w é/tab\tname.txt'), `a\n+++ b/same.txt\nb${Z}\n`);
    git('rm', '-q', 'gone.txt');
    const scan = (...args: string[]) => cleanpaste(['scan', '--check', ...args], { cwd });
    const all = await scan('--since', 'start');
    expect(all.code).toBe(1);
    expect(all.stdout.match(/^.*?:\d+/gm)).toEqual([
      'ne"w é/tab‹U+0009›name.txt:3',
      'old.txt:3',
      'staged.txt:2',
    ]);
    expect((await scan('--since', 'start', 'old.txt', 'same.txt')).stdout).toMatch(
      /^old\.txt:3:[^\n]*\n$/,
    );
    expect(await scan('--since', 'HEAD', 'old.txt')).toMatchObject({ code: 0, stdout: '' });
    git('add', '-A');
    expect((await scan('--since', 'start', '.')).stdout.match(/\n/g)).toHaveLength(3);
  });

  it('cleans changed lines only', async () => {
    const { cwd } = repositoryWith({ 'a.txt': `old${Z}\n` });
    writeFileSync(join(cwd, 'a.txt'), `old${Z}\nnew${Z}\n`);
    expect((await cleanpaste(['clean', '--write', '--since', 'HEAD', '.'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).toBe(`old${Z}\nnew\n`);
  });

  it('works in a folder of the repository, with a NUL in the file', async () => {
    const { cwd } = repositoryWith({ 'a.txt': 'x\n' });
    mkdirSync(join(cwd, 'sub'));
    writeFileSync(join(cwd, 'a.txt'), `x\n\0${Z}\n`);
    const { stdout } = await cleanpaste(['scan', '--since', 'HEAD'], { cwd: join(cwd, 'sub') });
    expect(stdout.match(/^.*?:\d+:\d+/gm)).toEqual(['../a.txt:2:1', '../a.txt:2:2']);
  });

  it('says what is wrong with the revision or the place', async () => {
    const { cwd } = repositoryWith({ 'a.txt': 'x\n' });
    for (const [since, message] of [
      ['nowhere', /--since: .*nowhere/],
      ['--output=/tmp/x', /--since needs a revision|ambiguous/],
    ] as const) {
      const { code, stderr } = await cleanpaste(['scan', `--since=${since}`], { cwd });
      expect(code).toBe(2);
      expect(stderr).toMatch(message);
    }
    const outside = await cleanpaste(['scan', '--since', 'HEAD'], { cwd: folderWith({}) });
    expect(outside.code).toBe(2);
    expect(outside.stderr).toContain('not a git repository');
  });
});
