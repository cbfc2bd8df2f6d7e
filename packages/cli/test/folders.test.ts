import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

const HIDDEN = 'a\u200bb\n';

/** A folder with files in folders of their own. */
function treeWith(files: Record<string, string | Uint8Array>, { git = true } = {}): string {
  const root = folderWith({});
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  if (git) mkdirSync(join(root, '.git'), { recursive: true });
  return root;
}

async function hit(args: string[], cwd: string): Promise<string[]> {
  const { stdout } = await cleanpaste(['scan', ...args], { cwd });
  return [...new Set(stdout.split('\n').map((line) => line.split(':')[0]!))].filter(Boolean);
}

describe('scan of folders', () => {
  it('obeys each .gitignore from its own folder down, the nearest last, as git does', async () => {
    const files = {
      '.gitignore': 'dist/\n*.log\n/top.txt\n!important.log\n# comment\n\n',
      'top.txt': HIDDEN,
      'a.txt': HIDDEN,
      'dist/out.txt': HIDDEN,
      'sub/top.txt': HIDDEN,
      'sub/dist/out.txt': HIDDEN,
      'sub/x.log': HIDDEN,
      'sub/important.log': HIDDEN,
      'sub/.gitignore': '!keep.log\nsecret/**\n*.tmp\n',
      'sub/keep.log': HIDDEN,
      'sub/secret/s.txt': HIDDEN,
      'sub/deep/b.tmp': HIDDEN,
      'sub/deep/.gitignore': '!b.tmp\n',
      '.github/workflow.yml': HIDDEN,
      'node_modules/m/index.js': HIDDEN,
    };
    const cwd = treeWith(files, { git: false });
    spawnSync('git', ['init', '-q', '.'], { cwd });
    const list = spawnSync('git', ['ls-files', '--others', '--exclude-standard'], { cwd });
    const asGit = list.stdout
      .toString()
      .split('\n')
      .filter((name) => name !== '');
    const expected = asGit.filter((name) => !/\.gitignore$|^node_modules/.test(name)).sort();
    expect((await hit(['.'], cwd)).sort()).toEqual(expected);
    expect(expected).toHaveLength(6);
    // What git keeps to itself is for git alone.
    mkdirSync(join(cwd, '.git', 'info'), { recursive: true });
    writeFileSync(join(cwd, '.git', 'info', 'exclude'), 'a.txt\n');
    expect(await hit(['.'], cwd)).toContain('a.txt');
    // From a folder within, the rules above still hold.
    expect(await hit(['sub'], cwd)).toEqual(expected.filter((name) => name.startsWith('sub/')));
    expect(await hit(['.', '--no-gitignore'], cwd)).toHaveLength(11);
    // Who names a file or a folder that git ignores wants to have it read.
    expect(await hit(['top.txt', 'dist'], cwd)).toEqual(['top.txt', 'dist/out.txt']);
  });

  it('takes patterns, dotfiles included, and says when nothing matches', async () => {
    const cwd = treeWith({
      'a.md': HIDDEN,
      'docs/.b.md': HIDDEN,
      'docs/c/d.md': HIDDEN,
      'e[1].md': HIDDEN,
    });
    expect(await hit(['docs/**/*.md'], cwd)).toEqual(['docs/.b.md', 'docs/c/d.md']);
    expect(await hit(['*.{md,txt}', './docs/*.md'], cwd)).toEqual([
      'a.md',
      'e[1].md',
      'docs/.b.md',
    ]);
    // A file of that very name is that file.
    expect(await hit(['e[1].md'], cwd)).toEqual(['e[1].md']);
    const none = await cleanpaste(['scan', '*.rst'], { cwd });
    expect(none).toMatchObject({ code: 2, stdout: '' });
    expect(none.stderr).toContain('no file matches *.rst');
  });

  it('goes round no circle of links, and reads no pipe that lies in a folder', async () => {
    const cwd = treeWith({ 'in/a.txt': HIDDEN });
    symlinkSync('..', join(cwd, 'in/up'));
    symlinkSync('self', join(cwd, 'in/self'));
    spawnSync('mkfifo', [join(cwd, 'in/pipe')]);
    expect(await hit(['in'], cwd)).toEqual(['in/a.txt']);
    const self = await cleanpaste(['scan', 'in/self'], { cwd });
    expect(self.code).toBe(2);
    expect(self.stderr).toContain('cannot read in/self: its links lead round in a circle');
  });

  it('counts pictures without a line for each, and reports what it may not read', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    const cwd = treeWith({
      'p/a.png': png,
      'p/b.png': png,
      'c.txt': 'plain',
      'shut/d.txt': HIDDEN,
    });
    const { stderr } = await cleanpaste(['scan', 'p', 'c.txt'], { cwd });
    expect(stderr).toBe('cleanpaste: Nothing hidden in 1 file. 2 binary passed over.\n');
    chmodSync(join(cwd, 'shut'), 0);
    if (process.getuid?.() !== 0) {
      const shut = await cleanpaste(['scan', '.'], { cwd });
      expect(shut).toMatchObject({ code: 2 });
      expect(shut.stderr).toContain('cannot read shut: permission denied');
    }
    chmodSync(join(cwd, 'shut'), 0o755);
  });

  it('passes over what --ignore names, wherever the name comes from', async () => {
    const cwd = treeWith({ 'a.txt': HIDDEN, 'gen/b.txt': HIDDEN });
    for (const args of [['.'], ['a.txt', 'gen/b.txt'], ['**/*.txt']])
      expect(await hit([...args, '--ignore', 'gen/'], cwd)).toEqual(['a.txt']);
    const { stdout } = await cleanpaste(['scan', '--files-from', '-', '--ignore', 'gen'], {
      cwd,
      input: 'a.txt\ngen/b.txt\n',
    });
    expect(stdout).toMatch(/^a\.txt:[^\n]*\n$/);
  });

  it('reads empty folders, CRLF, marks and UTF-16 like single files', async () => {
    const cwd = treeWith({
      'crlf.txt': 'x\r\na\u200bb\r\n',
      'bom.txt': '\ufeffa\u200bb\n',
      'wide.txt': Buffer.from('\ufeffa\u200bb\n', 'utf16le'),
      'latin.txt': Buffer.of(0x61, 0xe9, 0x0a),
      'empty.txt': '',
    });
    mkdirSync(join(cwd, 'none'));
    const { stdout } = await cleanpaste(['scan', '.'], { cwd });
    expect(stdout.match(/^.*?:\d+:\d+: \S+/gm)).toEqual([
      'bom.txt:1:2: remove',
      'crlf.txt:2:2: remove',
      'latin.txt:1:2: flag',
      'wide.txt:1:2: remove',
    ]);
    expect(await cleanpaste(['scan', '--check', 'none'], { cwd })).toMatchObject({ code: 0 });
  });

  it('finds the same in thousands of files, in order, with several threads', {
    timeout: 120_000,
  }, async () => {
    const files: Record<string, string> = {};
    for (let number = 1000; number < 5000; number++)
      files[`d${number % 10}/f${number}.txt`] =
        number % 97 === 0 ? `${number} ${HIDDEN}` : 'plain é\n';
    const cwd = treeWith(files);
    const expected = Object.keys(files).filter(
      (name) => Number(/f(\d+)/.exec(name)![1]) % 97 === 0,
    );
    expect(await hit(['.'], cwd)).toEqual(expected.sort());
    const check = await cleanpaste(['clean', '--check', '.'], { cwd });
    expect(check.stdout.split('\n').filter(Boolean)).toEqual(expected);
  });
});

describe('clean of folders', () => {
  it('writes, checks and shows, and refuses to pour all texts out', async () => {
    const cwd = treeWith({
      '.gitignore': 'gen\n',
      'a.txt': HIDDEN,
      'gen/b.txt': HIDDEN,
      'c/d.txt': HIDDEN,
    });
    const poured = await cleanpaste(['clean', '.'], { cwd });
    expect(poured).toMatchObject({ code: 2, stdout: '' });
    expect(poured.stderr).toContain('say --write, --check, --diff or --json');
    const check = await cleanpaste(['clean', '--check', '.'], { cwd });
    expect(check).toMatchObject({ code: 1, stdout: 'a.txt\nc/d.txt\n' });
    expect(await cleanpaste(['clean', '--write', '.'], { cwd })).toMatchObject({ code: 0 });
    expect(await hit(['.', '--no-gitignore'], cwd)).toEqual(['gen/b.txt']);
  });
});
