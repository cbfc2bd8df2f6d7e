import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

describe('help and version', () => {
  it('teaches in general and by command, all lines within a terminal', async () => {
    for (const args of [
      ['--help'],
      ['help', 'scan'],
      ['clean', '--help'],
      ['reveal', '-h'],
      ['decode', '--help'],
    ]) {
      const { code, stdout, stderr } = await cleanpaste(args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/Usage: cleanpaste /);
      expect(stdout).toMatch(/Examples|Try/);
      for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100);
    }
  });

  it('names every flag that is understood', async () => {
    const help = Object.fromEntries(
      await Promise.all(
        ['clean', 'scan', 'reveal', 'decode'].map(async (command) => [
          command,
          (await cleanpaste([command, '--help'])).stdout,
        ]),
      ),
    );
    const source = readFileSync(new URL('../src/invocation.ts', import.meta.url), 'utf8');
    const flags = [...source.matchAll(/^ {2}'?([a-z-]+)'?: (?:FLAG|\{ type)/gm)].map(
      ([, flag]) => flag!,
    );
    expect(flags.length).toBeGreaterThan(10);
    for (const flag of flags) expect(help.clean, flag).toContain(`--${flag}`);
    for (const flag of ['sarif', 'baseline', 'write-baseline', 'profile', 'language'])
      expect(help.scan).toContain(`--${flag}`);
    for (const flag of flags.filter((one) => one !== 'write'))
      expect(help.scan).toContain(`--${flag}`);
    expect(help.reveal).toContain('--all');
  });

  it('has a page that names every flag and every kind of finding', async () => {
    const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const help = await Promise.all(
      ['clean', 'scan', 'reveal'].map((command) => cleanpaste([command, '--help'])),
    );
    const flags = help.flatMap(({ stdout }) => stdout.match(/^ {2}--[a-z-]+/gm) ?? []);
    expect(flags.length).toBeGreaterThan(40);
    for (const flag of flags) expect(page).toContain(`\`${flag.trim()}`);
    const kinds = JSON.parse((await cleanpaste(['scan', '--sarif'])).stdout).runs[0].tool.driver
      .rules;
    for (const { id } of kinds) expect(page).toContain(`\`${id.replace('hidden/', '')}\``);
  });

  it('prints the version of the package', async () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    );
    expect((await cleanpaste(['--version'])).stdout).toBe(`${version}\n`);
    expect((await cleanpaste(['scan', '-V'])).stdout).toBe(`${version}\n`);
  });
});

describe('wrong calls exit 2 with one clear line', () => {
  it.each([
    [[], 'a command is missing'],
    [['tidy'], 'unknown command: tidy'],
    [['--json', 'scan'], 'flags stand behind the command: --json'],
    [['scan', '--wrong'], "Unknown option '--wrong'"],
    [['scan', '--write'], "Unknown option '--write'"],
    [['clean', '--write'], '--write needs files'],
    [['clean', '--write', '--check', 'x'], '--write and --check exclude each other'],
    [['scan', '--json', '--sarif'], '--json and --sarif exclude each other'],
    [['scan', '--files-from', '-', '-'], 'standard input cannot be both'],
    [['scan', '--files-from', 'no-such-list'], 'cannot read no-such-list: there is no such file'],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await cleanpaste(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    expect(stderr).not.toMatch(/ at |node:/);
  });
});

describe('files', () => {
  it('does the others when one cannot be read, and exits 2', async () => {
    const cwd = folderWith({ 'a.txt': 'a\u200b\n' });
    const { code, stdout, stderr } = await cleanpaste(['scan', 'none.txt', 'a.txt', '.'], { cwd });
    expect(code).toBe(2);
    expect(stdout).toContain('a.txt:1:2');
    expect(stderr).toContain('cannot read none.txt: there is no such file');
    expect(stdout.match(/a\.txt:1:2/g)).toHaveLength(2);
    expect(stderr).not.toContain('folder');
  });

  it('takes names from a list, by lines or by NUL, and passes over folders in it', async () => {
    const cwd = folderWith({ 'a b.txt': 'a\u200b\n', 'c.txt': 'c\u200b\n' });
    mkdirSync(join(cwd, 'module'));
    for (const input of [
      'a b.txt\nmodule\nc.txt\n',
      'a b.txt\0module\0c.txt\0',
      'a b.txt\r\nc.txt',
    ]) {
      const { code, stdout } = await cleanpaste(['scan', '--check', '--files-from', '-'], {
        cwd,
        input,
      });
      expect(code).toBe(1);
      expect(stdout.match(/^.*?:1:2:/gm)).toEqual(['a b.txt:1:2:', 'c.txt:1:2:']);
    }
    const empty = await cleanpaste(['scan', '--check', '--files-from', '-'], { cwd, input: '' });
    expect(empty).toMatchObject({ code: 0, stdout: '' });
  });

  it('reads through links and from pipes', async () => {
    const cwd = folderWith({ 'a.txt': 'a\u200b\n' });
    symlinkSync('a.txt', join(cwd, 'link.txt'));
    expect((await cleanpaste(['clean', 'link.txt'], { cwd })).stdout).toBe('a\n');
    const main = new URL('../src/main.ts', import.meta.url).pathname;
    const command = `printf 'b\\342\\200\\213\\n' | '${process.execPath}' --conditions=cleanpaste-source '${main}'`;
    expect(execFileSync('sh', ['-c', `${command} clean /dev/stdin`]).toString()).toBe('b\n');
    // Node's own pipes are sockets, which cannot be opened by name.
    const socket = await cleanpaste(['clean', '/dev/stdin'], { input: 'b' });
    expect(socket).toMatchObject({ code: 2, stdout: '' });
    expect(socket.stderr).toMatch(/^cleanpaste: cannot read \/dev\/stdin: .*\n$/);
  });

  it('reads empty input', async () => {
    const cwd = folderWith({ 'empty.txt': '' });
    for (const command of ['clean', 'scan', 'reveal', 'decode']) {
      expect(await cleanpaste([command, 'empty.txt'], { cwd })).toMatchObject({
        code: 0,
        stdout: '',
      });
      expect(await cleanpaste([command])).toMatchObject({ code: 0, stdout: '' });
    }
  });
});

describe('terminals', () => {
  it('prints no colour into a pipe', async () => {
    const { stdout } = await cleanpaste(['scan'], { input: 'a\u202eb' });
    expect(stdout).not.toContain('\u001b');
  });

  it('ends quietly when nobody reads on', async () => {
    const cwd = folderWith({ 'long.txt': 'word\u200b\n'.repeat(100_000) });
    const main = new URL('../src/main.ts', import.meta.url).pathname;
    const child = spawn(
      process.execPath,
      ['--conditions=cleanpaste-source', main, 'scan', 'long.txt'],
      { cwd },
    );
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
