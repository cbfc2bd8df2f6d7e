import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

const reads = '#!/bin/sh\necho "$0 $*" >> "$CALLS"\nexec /bin/cat "$BOARD"\n';
const writes = '#!/bin/sh\necho "$0 $*" >> "$CALLS"\nexec /bin/cat > "$BOARD"\n';
const both = `#!/bin/sh
echo "$0 $*" >> "$CALLS"
case "$*" in *-in*) exec /bin/cat > "$BOARD" ;; *) exec /bin/cat "$BOARD" ;; esac
`;

/** A machine with these programs on its path and this text in its clipboard. */
function machine(programs: Record<string, string>, text: string | Buffer) {
  const folder = folderWith({ ...programs, board: text });
  for (const name of Object.keys(programs)) chmodSync(join(folder, name), 0o755);
  const env = { PATH: folder, BOARD: join(folder, 'board'), CALLS: join(folder, 'calls') };
  const calls = () => (existsSync(env.CALLS) ? readFileSync(env.CALLS, 'utf8') : '');
  return {
    run: (args: string[] = [], more = {}) =>
      cleanpaste(['clipboard', ...args], { env: { WAYLAND_DISPLAY: '', ...env, ...more } }),
    board: () => readFileSync(env.BOARD),
    calls: () => calls().replaceAll(`${folder}/`, ''),
  };
}

const wayland = { 'wl-paste': reads, 'wl-copy': writes };
const mac = { pbpaste: reads, pbcopy: writes };

describe('the clipboard', () => {
  it.each([
    ['Wayland', wayland],
    ['macOS', mac],
    ['X11', { xclip: both }],
    ['X11 with xsel', { xsel: both }],
    ['Termux', { 'termux-clipboard-get': reads, 'termux-clipboard-set': writes }],
  ])('is cleaned by the programs of %s', async (_name, programs) => {
    const { run, board } = machine(programs, 'pay\u200bpal می\u200cخواهم\n');
    const { code, stderr, stdout } = await run();
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toBe('cleanpaste: 1 hidden character cleaned: ZERO WIDTH SPACE\n');
    expect(board().toString()).toBe('paypal می\u200cخواهم\n');
  });

  it('of Windows gets UTF-16, as its program asks for', async () => {
    const { run, board } = machine({ 'powershell.exe': reads, 'clip.exe': writes }, 'é\u200b!');
    expect((await run()).code).toBe(0);
    expect(board().toString('hex')).toBe('fffee9002100');
  });

  it('is not touched where nothing is hidden, so that formatting stays', async () => {
    const { run, calls } = machine(mac, 'plain');
    const { code, stderr } = await run();
    expect([code, stderr]).toEqual([0, 'cleanpaste: nothing hidden in the clipboard\n']);
    expect(calls()).toBe('pbpaste \n');
  });

  it('is told about by name, the most frequent first, on one line', async () => {
    const { run } = machine(
      mac,
      'a\u00ad\u200bb\u200bc\u2060d\ufeffe\u202ef\u180ege\u{e0041}\u2028',
    );
    const { stderr } = await run();
    expect(stderr.split('\n')).toHaveLength(2);
    expect(stderr).toMatch(/cleaned: ZERO WIDTH SPACE ×2, SOFT HYPHEN, .*, and \d more kinds$/m);
  });

  it('is cleaned by the script for Raycast, as its page shows it', () => {
    const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const script = /```bash\n(#!\/bin\/bash\n# @raycast[\s\S]*?)```/.exec(page)![1]!;
    for (const key of ['schemaVersion 1', 'title ', 'mode compact', 'packageName '])
      expect(script).toContain(`# @raycast.${key}`);
    const npx = `#!/bin/sh\nshift 2\nexec "${process.execPath}" --conditions=cleanpaste-source "${MAIN}" "$@"\n`;
    const folder = folderWith({ ...mac, npx, 'clean.sh': script, board: 'pay\u200bpal' });
    for (const name of ['pbpaste', 'pbcopy', 'npx']) chmodSync(join(folder, name), 0o755);
    const env = { PATH: folder, BOARD: join(folder, 'board'), CALLS: join(folder, 'calls') };
    const said = execFileSync('/bin/bash', [join(folder, 'clean.sh')], { env });
    expect(said.toString()).toBe('cleanpaste: 1 hidden character cleaned: ZERO WIDTH SPACE\n');
    expect(readFileSync(env.BOARD, 'utf8')).toBe('paypal');
  });

  it('is only looked at with --check', async () => {
    const { run, board } = machine(mac, 'a\u200bb');
    expect((await run(['--check'])).code).toBe(1);
    expect(board().toString()).toBe('a\u200bb');
  });

  it('is cleaned with the options of cleaning, and told about in JSON', async () => {
    const { run, board } = machine(mac, 'Wait\u2026 “so”\u200b');
    const { stdout } = await run(['--json', '--no-ellipsis-and-arrows', '--quotes']);
    expect(JSON.parse(stdout)).toEqual({
      changed: true,
      removedCharacterCount: 3,
      names: {
        'LEFT DOUBLE QUOTATION MARK': 1,
        'RIGHT DOUBLE QUOTATION MARK': 1,
        'ZERO WIDTH SPACE': 1,
      },
    });
    expect(board().toString()).toBe('Wait\u2026 "so"');
  });

  it('is that of Wayland in its session, and that of X11 elsewhere, where there are both', async () => {
    const programs = { ...wayland, xclip: both };
    const inside = machine(programs, 'a');
    await inside.run([], { WAYLAND_DISPLAY: 'wayland-0' });
    expect(inside.calls()).toMatch(/^wl-paste /);
    const outside = machine(programs, 'a');
    await outside.run();
    expect(outside.calls()).toMatch(/^xclip /);
  });
});

describe('what goes wrong', () => {
  it('says what to install where there is no program', async () => {
    const { code, stderr } = await machine({ 'wl-paste': reads }, '').run();
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /no program for the clipboard was found: install wl-clipboard, xclip or xsel/,
    );
  });

  it('a clipboard without text stays as it is', async () => {
    const failing = { pbpaste: '#!/bin/sh\nexit 1\n', pbcopy: writes };
    const { code, stderr } = await machine(failing, 'x').run();
    expect([code, stderr]).toEqual([2, 'cleanpaste: pbpaste found no text in the clipboard\n']);
    const picture = machine(mac, Buffer.from([0xff, 0xd8, 0xff]));
    expect((await picture.run()).stderr).toContain('is no text');
    expect(picture.board().length).toBe(3);
  });

  it('files belong to other commands', async () => {
    const { code, stderr } = await machine(mac, '').run(['a.txt']);
    expect(code).toBe(2);
    expect(stderr).toContain('clipboard takes no files');
  });
});
