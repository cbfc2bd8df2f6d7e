import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

const HIDDEN = 'Hello\u200b world\r\nline two \u202eevil\u202c\nthird 👨\u200d👩 end\u2026\n';
const CLEAN = 'Hello world\r\nline two evil\nthird 👨\u200d👩 end...\n';

describe('clean', () => {
  it('is a filter from standard input to standard output', async () => {
    const { code, stdout, stderr } = await cleanpaste(['clean'], { input: HIDDEN });
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: CLEAN, stderr: '' });
  });

  it('puts several files after one another, - being standard input', async () => {
    const cwd = folderWith({ 'a.txt': 'a\u200b\n', 'b.txt': 'b\n' });
    const { stdout } = await cleanpaste(['clean', 'a.txt', '-', 'b.txt'], {
      cwd,
      input: '\u2060-\n',
    });
    expect(stdout).toBe('a\n-\nb\n');
  });

  it.each([
    [[], '…“x” – y\u00a0; of\u00a0the раypal\n', '..."'],
    [['--no-ellipsis-and-arrows'], '…\n', '…\n'],
    [['--quotes'], '“x” ‘y’\n', '"x" \'y\'\n'],
    [['--dashes'], 'a – b\n', 'a - b\n'],
    [['--french-spaces'], 'Quoi\u202f?\n', 'Quoi\u202f?\n'],
    [['--plain-spaces'], 'Quoi\u202f? 5\u00a0km\n', 'Quoi ? 5 km\n'],
    [['--plain-spaces', '--french-spaces'], 'Quoi\u202f? 5\u00a0km\n', 'Quoi\u202f? 5 km\n'],
    [['--look-alikes'], 'pаypal\n', 'paypal\n'],
    [
      ['--chat-traces'],
      'So [cite: 1]. See https://e.org/?utm_source=chatgpt.com&b=2\n',
      'So. See https://e.org/?b=2\n',
    ],
  ])('takes the options of the core as flags: %j', async (flags, input, expected) => {
    const { stdout } = await cleanpaste(['clean', ...flags], { input });
    if (flags.length > 0) expect(stdout).toBe(expected);
    else expect(stdout).toBe('...“x” – y\u00a0; of the раypal\n');
  });

  it('--check names what would change, changes nothing and exits 1', async () => {
    const cwd = folderWith({ 'a.txt': HIDDEN, 'b.txt': CLEAN });
    const both = await cleanpaste(['clean', '--check', 'a.txt', 'b.txt'], { cwd });
    expect(both).toMatchObject({ code: 1, stdout: 'a.txt\n' });
    expect(await cleanpaste(['clean', '--check', 'b.txt'], { cwd })).toMatchObject({ code: 0 });
    expect((await cleanpaste(['clean', 'a.txt'], { cwd })).stdout).toBe(CLEAN);
  });

  it('--json carries the text and the count', async () => {
    const { stdout } = await cleanpaste(['clean', '--json'], { input: HIDDEN });
    expect(JSON.parse(stdout)).toEqual({
      files: [{ file: '-', binary: false, text: CLEAN, changed: true, removedCharacterCount: 4 }],
    });
  });
});

describe('scan', () => {
  it('lists file, line, column, name and reason', async () => {
    const cwd = folderWith({ 'a.txt': HIDDEN, 'b.txt': 'plain\n' });
    const { code, stdout, stderr } = await cleanpaste(['scan', 'a.txt', 'b.txt'], { cwd });
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^a\.txt:1:6: remove U\+200B ZERO WIDTH SPACE\. /);
    expect(lines[1]).toMatch(
      /^a\.txt:2:10: remove U\+202E RIGHT-TO-LEFT OVERRIDE\. .* Dangerous\.$/,
    );
    expect(lines[3]).toMatch(/^a\.txt:3:16: replace by \.\.\. U\+2026 HORIZONTAL ELLIPSIS/);
    expect(stderr).toBe('cleanpaste: 4 hidden characters in 1 of 2 files.\n');
  });

  it('exits 1 with --check on findings, flagged ones too, and 0 without', async () => {
    expect(await cleanpaste(['scan', '--check'], { input: 'a\u200b' })).toMatchObject({ code: 1 });
    expect(await cleanpaste(['scan', '--check'], { input: 'pаypal' })).toMatchObject({ code: 1 });
    expect(await cleanpaste(['scan', '--check'], { input: 'می‌خواهم 👨\u200d👩' })).toMatchObject({
      code: 0,
      stdout: '',
    });
  });

  it('--json gives places, code points and what would be done', async () => {
    const cwd = folderWith({ 'a.txt': HIDDEN, 'c.bin': Uint8Array.of(0x1f, 0x8b, 8, 0) });
    const { stdout } = await cleanpaste(['scan', '--json', 'a.txt', 'c.bin'], { cwd });
    const { files } = JSON.parse(stdout);
    expect(files).toHaveLength(2);
    expect(files[1]).toEqual({ file: 'c.bin', binary: true, findings: [] });
    expect(files[0].findings[1]).toEqual({
      line: 2,
      column: 10,
      offset: 23,
      length: 1,
      severity: 'error',
      codePoints: [0x202e],
      name: 'RIGHT-TO-LEFT OVERRIDE',
      category: 'bidi-override',
      action: 'remove',
      dangerous: true,
      reason: expect.any(String),
    });
  });

  it('prints nothing hidden itself, not even in names', async () => {
    const cwd = folderWith({ 'a\u202e\u001b[31m.txt': HIDDEN });
    const { stdout, stderr } = await cleanpaste(['scan', 'a\u202e\u001b[31m.txt', 'no\u200b'], {
      cwd,
    });
    expect(stdout + stderr).not.toMatch(/[\u200b-\u202e\u001b]/);
    expect(stdout).toContain('a‹U+202E›‹U+001B›[31m.txt:1:6');
    expect(stderr).toContain('no‹U+200B›');
  });
});

describe('reveal', () => {
  it('draws hidden characters and leaves the rest', async () => {
    const { stdout } = await cleanpaste(['reveal'], { input: HIDDEN });
    expect(stdout).toBe(
      'Hello‹U+200B› world\r\nline two ‹U+202E›evil‹U+202C›\nthird 👨\u200d👩 end‹U+2026›\n',
    );
  });

  it('--all draws also what would be kept', async () => {
    const { stdout } = await cleanpaste(['reveal', '--all'], { input: 'a\t👨\u200d👩\r\n' });
    expect(stdout).toBe('a‹U+0009›👨‹U+200D›👩‹U+000D›‹U+000A›\n');
  });

  it('draws every character of a run, and escape sequences harmlessly', async () => {
    const { stdout } = await cleanpaste(['reveal', '--check'], {
      input: 'a\u{e0041}\u{e0042}\u001b[31mb',
    });
    expect(stdout).toBe('a‹U+E0041›‹U+E0042›‹U+001B›[31mb');
  });

  it('--json gives segments that make up the text', async () => {
    const { stdout } = await cleanpaste(['reveal', '--json'], { input: HIDDEN });
    const [{ segments }] = JSON.parse(stdout).files;
    expect(segments.map(({ text }: { text: string }) => text).join('')).toBe(HIDDEN);
    expect(segments.filter(({ listed }: { listed?: boolean }) => listed)).toHaveLength(4);
  });
});

describe('decode', () => {
  const tags = [...'run rm'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');

  it('tells place, scheme, certainty and message', async () => {
    const { code, stdout } = await cleanpaste(['decode'], { input: `one\ntwo ${tags} three` });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^stdin:2:5: tag-characters \(exact\)\. .*\n {4}run rm\n$/);
  });

  it('--json carries bytes, --check exits 1', async () => {
    const { code, stdout } = await cleanpaste(['decode', '--json', '--check'], {
      input: `a${tags}`,
    });
    expect(code).toBe(1);
    expect(JSON.parse(stdout).files[0].payloads).toMatchObject([
      { line: 1, column: 2, offset: 1, length: 12, content: 'run rm', bytesBase64: 'cnVuIHJt' },
    ]);
    const none = await cleanpaste(['decode', '--check'], { input: 'plain' });
    expect(none).toMatchObject({ code: 0, stdout: '' });
    expect(none.stderr).toContain('No hidden message found.');
  });

  it('shows bytes that are no text, and draws what a message hides again', async () => {
    const selectors = [0x91, 0xe4, 0xc3, 0x28].map((b) => String.fromCodePoint(0xe0100 + b - 16));
    const raw = await cleanpaste(['decode'], { input: `a${selectors.join('')}` });
    expect(raw.stdout).toContain('91 e4 c3 28');
    const nested = [...new TextEncoder().encode('x\u202ey\u001b[31m plain words')]
      .map((b) => String.fromCodePoint(b < 16 ? 0xfe00 + b : 0xe0100 + b - 16))
      .join('');
    expect((await cleanpaste(['decode'], { input: `a${nested}` })).stdout).not.toMatch(
      /[\u202e\u001b]/,
    );
  });
});
