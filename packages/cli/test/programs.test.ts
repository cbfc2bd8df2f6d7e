import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

const ATTACK = `def pay(n):\n  ''' Subtract n \u2067''' ;return #\u2069 \u05d0\n`;

describe('scan of programs', () => {
  it('finds by the name of the file what prose may hold', async () => {
    const cwd = folderWith({
      'a.py': ATTACK,
      'a.txt': ATTACK,
      run: `#!/usr/bin/python3\n${ATTACK}`,
    });
    const { code, stdout } = await cleanpaste(['scan', '--check', 'a.py', 'a.txt', 'run'], { cwd });
    expect(code).toBe(1);
    expect(stdout.split('\n').map((line) => line.split(':', 2).join(':'))).toEqual([
      'a.py:2',
      'a.py:2',
      'run:3',
      'run:3',
      '',
    ]);
    expect(stdout).toContain('Dangerous.');
  });

  it('does as it is told with --profile and --language', async () => {
    const cwd = folderWith({ 'a.py': ATTACK });
    expect(
      (await cleanpaste(['scan', '--check', '--profile', 'prose', 'a.py'], { cwd })).code,
    ).toBe(0);
    const scan = (...flags: string[]) =>
      cleanpaste(['scan', '--check', ...flags], { input: ATTACK });
    expect((await scan()).code).toBe(0);
    expect((await scan('--language', 'python')).code).toBe(1);
    expect((await scan('--profile', 'code')).code).toBe(1);
    const wrong = await scan('--language', 'klingon');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('--language is one of c, csharp');
    expect((await scan('--language', 'go', '--profile', 'prose')).code).toBe(2);
  });

  it('calls it an error in SARIF', async () => {
    const cwd = folderWith({ 'a.py': ATTACK });
    const { stdout } = await cleanpaste(['scan', '--sarif', 'a.py'], { cwd });
    const { results } = JSON.parse(stdout).runs[0];
    expect(results.map(({ level }: { level: string }) => level)).toEqual(['error', 'error']);
  });

  it('reads strings and comments over many lines', async () => {
    const lines = 'x = 1\n'.repeat(100_000);
    const text = `"""\n${lines}\u05d0!\u200f\n"""\n${lines}a = \u05d0 \u200f- 5\n`;
    const { stdout } = await cleanpaste(['scan', '--json', '--language', 'python'], {
      input: text,
    });
    const { findings } = JSON.parse(stdout).files[0];
    expect(
      findings.map(({ line, dangerous = false }: Record<string, unknown>) => [line, dangerous]),
    ).toEqual([
      [100_002, false],
      [200_004, true],
    ]);
  });
});

describe('scan of what is not quite text', () => {
  const override = 'a\u202eb';

  it.each([
    ['NUL', Buffer.from(`let a = 1; // \0 ${override}`)],
    ['an invalid byte', Buffer.concat([Buffer.of(0xe9), Buffer.from(`// ${override}`)])],
    [
      'an invalid byte far behind',
      Buffer.concat([Buffer.from(`${'x\n'.repeat(80_000)}${override}\n`), Buffer.of(0xff)]),
    ],
    ['a picture by its first bytes', Buffer.from(`GIF89a=1;/*\0*/ // ${override}`)],
  ])('finds what stands in a program with %s', async (_, content) => {
    const cwd = folderWith({ 'a.js': content });
    const { code, stdout } = await cleanpaste(['scan', '--check', 'a.js'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('U+202E');
    const piped = await cleanpaste(['scan', '--check', '--language', 'javascript'], {
      input: content,
    });
    expect(piped.stdout.includes('U+202E')).toBe(true);
  });

  it('lists invalid bytes, those in a row as one, with their places', async () => {
    const input = Buffer.concat([
      Buffer.from('caf'),
      Buffer.of(0xe9, 0xff),
      Buffer.from('\nb'),
      Buffer.of(0xc3),
    ]);
    const { code, stdout } = await cleanpaste(['scan', '--check', '--json'], { input });
    expect(code).toBe(1);
    const { findings, binary } = JSON.parse(stdout).files[0];
    expect(binary).toBe(false);
    expect(
      findings.map(({ line, column, length, name, category, action }: Record<string, unknown>) => [
        line,
        column,
        length,
        name,
        category,
        action,
      ]),
    ).toEqual([
      [1, 4, 2, 'INVALID BYTES E9 FF', 'invalid-bytes', 'flag'],
      [2, 2, 1, 'INVALID BYTE C3', 'invalid-bytes', 'flag'],
    ]);
    const text = await cleanpaste(['scan'], { input });
    expect(text.stdout).toMatch(/^stdin:1:4: flag invalid-bytes INVALID BYTES E9 FF\. /);
  });

  it('lists a file that nobody can read, and counts what is binary by its first bytes', async () => {
    const noise = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 167 + 13) % 256));
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    const cwd = folderWith({ 'noise.dat': noise, 'a.png': png, 'a.txt': 'plain' });
    const { code, stdout, stderr } = await cleanpaste(
      ['scan', '--check', 'noise.dat', 'a.png', 'a.txt'],
      { cwd },
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/^noise\.dat:1:1: flag unreadable [^\n]* Dangerous\.\n$/);
    expect(stderr).toContain('1 hidden character in 1 of 2 files. 1 binary passed over.');
    const sarif = await cleanpaste(['scan', '--sarif', 'noise.dat', 'a.png'], { cwd });
    expect(JSON.parse(sarif.stdout).runs[0].results).toMatchObject([
      { ruleId: 'hidden/unreadable', level: 'error' },
    ]);
    expect((await cleanpaste(['scan', '--check', 'a.png', 'a.txt'], { cwd })).code).toBe(0);
  });
});
