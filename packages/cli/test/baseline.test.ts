import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

const Z = '\u200b';

describe('a baseline', () => {
  const first = `one${Z}\ntwo${Z}x\nthree${Z}y ${Z}\n`;

  it('takes what is there for known, wherever its lines move, and finds what is new', async () => {
    const cwd = folderWith({ 'a.txt': first });
    const scan = (...args: string[]) => cleanpaste(['scan', '--check', ...args, 'a.txt'], { cwd });
    const written = await scan('--write-baseline');
    expect(written).toMatchObject({ code: 0, stdout: '' });
    expect(written.stderr).toContain('cleanpaste-baseline.json: 4 known findings written');
    const known = ['--baseline', 'cleanpaste-baseline.json'];
    const unchanged = await scan(...known);
    expect(unchanged).toMatchObject({ code: 0, stdout: '' });
    expect(unchanged.stderr).toContain('4 known findings not listed.');
    const moved = `new line\n\n  three${Z}y ${Z}\n\ttwo${Z}x\r\none${Z}\n`;
    writeFileSync(join(cwd, 'a.txt'), moved);
    expect(await scan(...known)).toMatchObject({ code: 0, stdout: '' });
    writeFileSync(join(cwd, 'a.txt'), `${moved}four${Z}\n`);
    expect((await scan(...known)).stdout).toMatch(/^a\.txt:6:5: [^\n]*\n$/);
    // The same thing twice is known once.
    writeFileSync(join(cwd, 'a.txt'), `${moved}one${Z}\n`);
    const again = await scan(...known);
    expect(again.code).toBe(1);
    expect(again.stdout.match(/\n/g)).toHaveLength(1);
  });

  it('is the same from any folder, sorted, and named by the configuration', async () => {
    const cwd = folderWith({
      'b.txt': `b${Z}\n`,
      'a.txt': first,
      'cleanpaste.config.json': '{ "baseline": "known.json" }',
    });
    await cleanpaste(['scan', '--write-baseline', 'b.txt', './a.txt'], { cwd });
    const { version, files } = JSON.parse(readFileSync(join(cwd, 'known.json'), 'utf8'));
    expect(version).toBe(1);
    expect(Object.keys(files)).toEqual(['a.txt', 'b.txt']);
    const again = await cleanpaste(['scan', '--check', join(cwd, 'a.txt')], { cwd });
    expect(again).toMatchObject({ code: 0, stdout: '' });
  });

  it.each([
    ['{}', 'it is no baseline of cleanpaste'],
    ['{"version":1,"files":{"a":{"b":"c"}}}', 'it is no baseline of cleanpaste'],
    ['nonsense', 'it is no baseline of cleanpaste'],
    [null, 'there is no such file'],
  ])('is refused when it is none: %j', async (content, message) => {
    const cwd = folderWith(content === null ? {} : { 'known.json': content });
    const { code, stderr } = await cleanpaste(['scan', '--baseline', 'known.json'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(`cannot read known.json: ${message}`);
  });
});
