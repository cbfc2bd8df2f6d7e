import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

const HIDDEN = 'a\u200bb\n';

describe('a configuration', () => {
  const json = '{ "severity": { "zero-width-space": "note" } }';

  it.each([
    ['cleanpaste.config.json', json],
    ['cleanpaste.config.js', `module.exports = ${json};`],
    ['cleanpaste.config.mjs', `export default ${json};`],
    ['cleanpaste.config.ts', `interface C { severity: object }\nexport default ${json} as C;`],
    ['package.json', `{ "name": "x", "cleanpaste": ${json} }`],
  ])('is taken from %s, also in a folder below', async (name, content) => {
    const cwd = folderWith({ [name]: content });
    mkdirSync(join(cwd, 'sub'));
    for (const folder of [cwd, join(cwd, 'sub')]) {
      const { code, stdout } = await cleanpaste(['scan', '--check'], {
        cwd: folder,
        input: HIDDEN,
      });
      expect(code).toBe(0);
      expect(stdout).toMatch(/\(note\)\n$/);
    }
    const without = await cleanpaste(['scan', '--check', '--no-config'], { cwd, input: HIDDEN });
    expect(without.code).toBe(1);
  });

  it('ends at the root of the repository, and can be named', async () => {
    const cwd = folderWith({ 'cleanpaste.config.json': json, 'my.json': json });
    mkdirSync(join(cwd, 'repo/.git'), { recursive: true });
    const repo = join(cwd, 'repo');
    const scan = (...args: string[]) =>
      cleanpaste(['scan', '--check', ...args], { cwd: repo, input: HIDDEN });
    expect((await scan()).code).toBe(1);
    expect((await scan('--config', '../my.json')).code).toBe(0);
    const none = await scan('--config', 'none.json');
    expect(none.stderr).toContain('cannot read none.json: there is no such file');
  });

  it('sets options, files, baseline, profile and warnings; flags stand above it', async () => {
    const config = {
      $schema: 'https://example.org/schema.json',
      ignore: ['gen/**', '*.min.js'],
      options: { quotes: true, ellipsisAndArrows: false },
      severity: { 'soft-hyphen': 'warning', typographic: 'error' },
      maxWarnings: 0,
      profile: 'prose',
    };
    const cwd = folderWith({
      'cleanpaste.config.json': JSON.stringify(config),
      'a.md': 'so\u00adft\n',
      'b.min.js': HIDDEN,
      'c.md': '“x”…\n',
    });
    mkdirSync(join(cwd, 'sub/gen'), { recursive: true });
    writeFileSync(join(cwd, 'sub/gen/x.txt'), HIDDEN);
    const all = await cleanpaste(['scan', '--check', '.'], { cwd });
    expect(all.stdout.match(/^[^:]+/gm)).toEqual(['a.md', 'c.md', 'c.md', 'sub/gen/x.txt']);
    const soft = (...args: string[]) => cleanpaste(['scan', '--check', 'a.md', ...args], { cwd });
    expect((await soft()).code).toBe(1);
    expect((await soft('--max-warnings', '1')).code).toBe(0);
    expect((await soft('--severity', 'soft-hyphen=off')).stdout).toBe('');
    expect((await cleanpaste(['clean', 'c.md'], { cwd })).stdout).toBe('"x"…\n');
  });

  it.each([
    [
      '{ "severity": { "zero-width": "off" } }',
      'severity knows no “zero-width”; it knows control, ',
    ],
    [
      '{ "severity": { "space": "loud" } }',
      'severity: space has to be one of off, note, warning, error',
    ],
    ['{ "ignore": "x" }', 'ignore has to be a list of strings'],
    ['{ "maxWarnings": -1 }', 'maxWarnings has to be a whole number, 0 or more'],
    ['{ "options": { "quotes": 1 } }', 'options: quotes has to be true or false'],
    ['{ "rules": {} }', 'knows no “rules”; it knows ignore, severity, options'],
    ['[]', 'cleanpaste.config.json has to be an object'],
    ['{ "ignore": ', 'cannot read cleanpaste.config.json: '],
    ['{ "__proto__": {} }', 'knows no “__proto__”'],
  ])('says where %s is wrong', async (content, message) => {
    const cwd = folderWith({ 'cleanpaste.config.json': content });
    const { code, stderr, stdout } = await cleanpaste(['scan', '--check'], { cwd, input: HIDDEN });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('says what a configuration that is run throws', async () => {
    const cwd = folderWith({ 'cleanpaste.config.mjs': 'throw new Error("not today\\nor so")' });
    const { code, stderr } = await cleanpaste(['scan'], { cwd, input: HIDDEN });
    expect(code).toBe(2);
    expect(stderr).toContain('cannot read cleanpaste.config.mjs: not today\n');
  });
});

describe('severities', () => {
  const ordinary = 'Wait\u2026 ten\u00a0words\u202fhere\u2009\u3000 \ue0a0 \u{f0001}\n';

  it('never fail a check for ordinary typography and icons of fonts', async () => {
    const { code, stdout, stderr } = await cleanpaste(['scan', '--check', '--max-warnings', '0'], {
      input: ordinary,
    });
    expect(code).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .every((line) => line.endsWith(' (note)')),
    ).toBe(true);
    expect(stderr).toContain('Of these 7 notes.');
    expect((await cleanpaste(['clean', '--check'], { input: ordinary })).code).toBe(0);
    expect((await cleanpaste(['clean'], { input: 'x \ue0a0 y\u200b\n' })).stdout).toBe(
      'x \ue0a0 y\n',
    );
  });

  it('leave alone what is off: in the list, in the text, in the diff', async () => {
    const input = 'a\u200bb\u2060c\n';
    const off = ['--severity', 'word-joiner=off', '--severity', 'zero-width-space=warning'];
    const scan = await cleanpaste(['scan', '--check', ...off], { input });
    expect(scan).toMatchObject({ code: 0 });
    expect(scan.stdout).toMatch(/^stdin:1:2: [^\n]* \(warning\)\n$/);
    expect((await cleanpaste(['clean', ...off], { input })).stdout).toBe('ab\u2060c\n');
    const diff = await cleanpaste(['clean', '--diff', ...off], { input });
    expect(diff.stdout).toContain('-a‹U+200B›b‹U+2060›c\n+ab‹U+2060›c\n');
    expect((await cleanpaste(['scan', '--max-warnings', '0', ...off], { input })).code).toBe(1);
    for (const wrong of ['none=off', 'space', 'space=loud', '=off']) {
      const { code, stderr } = await cleanpaste(['scan', '--severity', wrong], { input });
      expect(code).toBe(2);
      expect(stderr).toContain('--severity');
    }
  });
});
