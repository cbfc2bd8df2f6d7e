import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

const be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const le = (text: string) => Buffer.from(text, 'utf16le');

describe('encodings', () => {
  it('keeps line endings and the byte order mark of UTF-8', async () => {
    const input = '\ufeffone\u200b\r\ntwo\rthree\n\n';
    const { stdout } = await cleanpaste(['clean'], { input });
    expect(stdout).toBe('\ufeffone\r\ntwo\rthree\n\n');
    const scanned = await cleanpaste(['scan'], { input });
    expect(scanned.stdout).toMatch(/^stdin:1:4: [^\n]*\n$/);
  });

  it('takes the mark away with --strip-bom, and behind another file', async () => {
    const input = '\ufeffone\n';
    expect((await cleanpaste(['clean', '--strip-bom'], { input })).stdout).toBe('one\n');
    expect((await cleanpaste(['scan', '--strip-bom', '--check'], { input })).code).toBe(1);
    const cwd = folderWith({ 'a.txt': '\ufeffa\n', 'b.txt': '\ufeffb\n' });
    expect((await cleanpaste(['clean', 'a.txt', 'b.txt'], { cwd })).stdout).toBe('\ufeffa\nb\n');
  });

  it('does not take the start of a C2PA wrapper for a byte order mark', async () => {
    const magic = [...'C2PATXT\0'].map((c) => c.charCodeAt(0)).concat(1, 0, 0, 0, 1, 9);
    const wrapper = String.fromCodePoint(
      0xfeff,
      ...magic.map((b) => (b < 16 ? 0xfe00 + b : 0xe0100 + b - 16)),
    );
    expect((await cleanpaste(['clean'], { input: `${wrapper}text` })).stdout).toBe('text');
    const kept = await cleanpaste(['clean', '--keep-provenance'], { input: `${wrapper}text` });
    expect(kept.stdout).toBe(`${wrapper}text`);
  });

  it.each([
    ['little', le],
    ['big', be],
  ])('reads and writes UTF-16, %s endian', async (_, encode) => {
    const input = encode('\ufeffone\u200b 👨\u200d👩\r\n\ud800lone\n');
    const { bytes, code } = await cleanpaste(['clean'], { input });
    expect(code).toBe(0);
    expect(bytes.equals(encode('\ufeffone 👨\u200d👩\r\nlone\n'))).toBe(true);
    expect((await cleanpaste(['scan'], { input })).stdout).toContain('stdin:2:1: remove U+D800');
  });
});

describe('what is no text is left alone', () => {
  const unread = {
    'nul.bin': Buffer.from('a\u200b\0b'),
    'latin1.txt': Buffer.from('caf\xe9 \u00a0x', 'latin1'),
    'utf32.txt': Uint8Array.of(0xff, 0xfe, 0, 0, 0x41, 0, 0, 0),
    'odd.txt': Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x42),
    'late.txt': Buffer.concat([Buffer.from('text\u200b\n'.repeat(200_000)), Buffer.of(0xc3)]),
  };
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('\u200b')]);

  it('to standard output it passes unchanged, with a word on standard error', async () => {
    const cwd = folderWith({ ...unread, 'a.png': png });
    for (const [name, content] of Object.entries({ ...unread, 'a.png': png })) {
      const { code, bytes, stderr } = await cleanpaste(['clean', name], { cwd });
      expect(bytes.equals(content), name).toBe(true);
      const what = name === 'a.png' ? 'is a PNG picture' : 'could not be read as text';
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr: `cleanpaste: ${name} ${what} and is left alone\n`,
      });
    }
  });

  it('is passed over by every check where its first bytes say what it is', async () => {
    const cwd = folderWith({ 'a.png': png });
    for (const command of ['clean', 'scan', 'reveal', 'decode']) {
      const { code, stdout } = await cleanpaste([command, '--check', 'a.png'], { cwd });
      expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    }
  });

  it('is no pass of a check where nothing says what it is', async () => {
    const cwd = folderWith(unread);
    for (const command of ['clean', 'reveal', 'decode']) {
      for (const name of Object.keys(unread)) {
        const { code } = await cleanpaste([command, '--check', name], { cwd });
        expect(code, `${command} ${name}`).toBe(1);
      }
    }
  });

  it('--text takes NUL characters for text', async () => {
    const { stdout } = await cleanpaste(['clean', '--text'], { input: 'a\0\u200bb' });
    expect(stdout).toBe('ab');
  });

  it('input that stops being text on the way is cleaned so far, passed on whole, and exits 2', async () => {
    const start = 'text\u200b\n'.repeat(100_000);
    const rest = Buffer.from([0xff, 0, 0xe2, 0x80, 0x8b, 10]);
    const input = Buffer.concat([Buffer.from(start), rest]);
    const { code, bytes, stderr } = await cleanpaste(['clean'], { input });
    expect(code).toBe(2);
    expect(stderr).toContain('stops being text on the way');
    expect(bytes.subarray(-rest.length).equals(rest)).toBe(true);
    const cleaned = bytes.subarray(0, -rest.length).toString('utf8');
    expect(cleaned.replaceAll('\u200b', '')).toBe('text\n'.repeat(100_000));
    expect(cleaned.startsWith('text\n'.repeat(1000))).toBe(true);
  });
});
