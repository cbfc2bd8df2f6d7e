import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docx, paragraph, run } from '../../files/test/documents.ts';
import { cleanpaste, folderWith } from './command.ts';

// It has no types of its own.
const { JSDOM } = createRequire(import.meta.url)('jsdom');

// biome-ignore lint/suspicious/noExplicitAny: parsed documents, which the tests look into
type Json = any;

const TEXT = 'a\u200bb\u202ec\nsecond\u00a0line so\u00adft <&"> \u001b[31m\n';
const NAME = 'a b,é%:<&">.txt';

function folder(): string {
  const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
  return folderWith({ [NAME]: TEXT, 'clean.txt': 'x\n', 'p.png': png });
}
const format = (name: string, ...files: string[]) =>
  cleanpaste(['scan', '--check', '--format', name, ...files], { cwd: folder() });

describe('--format github', () => {
  it('is one workflow command a finding, with nothing in it that would end it early', async () => {
    const { code, stdout } = await format('github', NAME, 'clean.txt');
    expect(code).toBe(1);
    const lines = stdout.trimEnd().split('\n');
    // ::name key=value,key=value::message, where % , : and line ends are escaped (GitHub's toolkit).
    for (const line of lines) {
      const [, command, properties, message] = /^::(\w+) ([^\n]*?)::([^\n]*)$/.exec(line)!;
      expect(['error', 'warning', 'notice']).toContain(command);
      const keys = properties!.split(',').map((one) => one.split('=')[0]);
      expect(keys).toEqual(['file', 'line', 'endLine', 'col', 'endColumn', 'title']);
      expect(properties).toContain('file=a b%2Cé%25%3A<&">.txt');
      expect(message).toMatch(/^U\+/);
    }
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '::error',
      '::error',
      '::notice',
      '::warning',
      '::error',
    ]);
    expect(lines[0]).toContain('line=1,endLine=1,col=2,endColumn=3,title=ZERO WIDTH SPACE::U+200B');
  });
});

describe('--format gitlab', () => {
  it('is a Code Quality report: each entry whole, each fingerprint once', async () => {
    const { code, stdout } = await format('gitlab', NAME, 'clean.txt');
    expect(code).toBe(1);
    const report = JSON.parse(stdout);
    expect(report).toHaveLength(5);
    for (const entry of report) {
      expect(Object.keys(entry).sort()).toEqual([
        'check_name',
        'description',
        'fingerprint',
        'location',
        'severity',
      ]);
      expect(entry.description).not.toBe('');
      expect(['info', 'minor', 'major', 'critical', 'blocker']).toContain(entry.severity);
      expect(entry.location.path).toBe(NAME);
      expect(entry.location.lines.begin).toBeGreaterThan(0);
    }
    expect(report.map(({ severity }: { severity: string }) => severity)).toEqual([
      'major',
      'critical',
      'info',
      'minor',
      'major',
    ]);
    expect(
      new Set(report.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).size,
    ).toBe(5);
    const twice = await cleanpaste(['scan', '--format', 'gitlab'], { input: 'a\u200b\na\u200b\n' });
    const [one, two] = JSON.parse(twice.stdout);
    expect(one.fingerprint).not.toBe(two.fingerprint);
    expect(JSON.parse((await format('gitlab', 'clean.txt')).stdout)).toEqual([]);
  });
});

describe('--format junit', () => {
  it('is XML in which errors are failures, the rest is output, and the counts are right', async () => {
    const { code, stdout } = await format('junit', NAME, 'clean.txt', 'p.png', 'none.txt');
    expect(code).toBe(2);
    const xml = new new JSDOM('').window.DOMParser().parseFromString(stdout, 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    const suites = xml.documentElement;
    expect(suites.tagName).toBe('testsuites');
    const [suite] = suites.children;
    expect(suite.tagName).toBe('testsuite');
    const cases: Json[] = [...suite.children];
    // The attributes and children that the schema of Jenkins' plug-in knows (junit-10.xsd).
    const count = (selector: string) => String(xml.querySelectorAll(selector).length);
    expect(suite.getAttribute('tests')).toBe(String(cases.length));
    expect(suite.getAttribute('failures')).toBe(count('testcase > failure'));
    expect(suite.getAttribute('errors')).toBe(count('testcase > error'));
    expect(suite.getAttribute('skipped')).toBe(count('testcase > skipped'));
    for (const one of cases) {
      expect(one.tagName).toBe('testcase');
      expect([...one.attributes].map(({ name }: Json) => name)).toEqual([
        'name',
        'classname',
        'time',
      ]);
      for (const child of one.children)
        expect(['skipped', 'failure', 'error', 'system-out']).toContain(child.tagName);
    }
    expect(cases.map((one) => [...one.children].map(({ tagName }: Json) => tagName))).toEqual([
      ['failure', 'system-out'],
      [],
      ['skipped'],
      ['error'],
    ]);
    expect(cases[0].getAttribute('name')).toBe(NAME);
    expect(cases[0].querySelector('failure').textContent.split('\n')).toHaveLength(3);
    expect(stdout).not.toMatch(/[\u200b\u202e\u00ad\u001b]/);
  });
});

describe('formats', () => {
  it('name files from the working folder, however they were called', async () => {
    const cwd = realpathSync(folderWith({ 'a b.txt': 'a\u200b\n' }));
    const named = async (name: string, format: string) =>
      (await cleanpaste(['scan', '--format', format, name], { cwd })).stdout;
    const elsewhere = realpathSync(folderWith({ 'c.txt': 'a\u200b\n' }));
    for (const name of ['a b.txt', './a b.txt', join(cwd, 'a b.txt')]) {
      expect(JSON.parse(await named(name, 'gitlab'))[0].location.path).toBe('a b.txt');
      expect(await named(name, 'github')).toContain('::error file=a b.txt,line=1');
      const [{ locations }] = JSON.parse(await named(name, 'sarif')).runs[0].results;
      expect(locations[0].physicalLocation.artifactLocation.uri).toBe('a%20b.txt');
    }
    const other = join(elsewhere, 'c.txt');
    expect(JSON.parse(await named(other, 'gitlab'))[0].location.path).toBe(other);
    expect(await named(other, 'sarif')).toContain(`"uri":"file://${other}"`);
  });

  it('tell of documents as of texts', async () => {
    const cwd = folderWith({ 'r.docx': docx(paragraph(run('Zero\u200bwidth'))) });
    const scan = async (format: string) =>
      (await cleanpaste(['scan', '--format', format, 'r.docx'], { cwd })).stdout;
    expect(await scan('github')).toMatch(/^::error file=r\.docx,line=1,endLine=1,col=5,/);
    expect(JSON.parse(await scan('gitlab'))[0]).toMatchObject({
      severity: 'major',
      location: { path: 'r.docx', lines: { begin: 1 } },
    });
    expect(await scan('junit')).toMatch(/<testcase name="r\.docx"[^>]*>\s*<failure /);
  });

  it('have short forms that may not contradict, and clean knows two of them', async () => {
    const wrong = (...args: string[]) => cleanpaste(args, { input: 'x' });
    expect((await wrong('scan', '--format', 'xml')).stderr).toContain(
      '--format is one of text, json, sarif, github, junit, gitlab',
    );
    expect((await wrong('scan', '--json', '--format', 'junit')).code).toBe(2);
    expect((await wrong('clean', '--format', 'sarif')).code).toBe(2);
    const { stdout } = await wrong('clean', '--format', 'json');
    expect(JSON.parse(stdout).files).toHaveLength(1);
    expect((await wrong('scan', '--format', 'sarif')).stdout).toBe(
      (await wrong('scan', '--sarif')).stdout,
    );
  });

  it('give SARIF fingerprints that stay when lines move', async () => {
    const prints = async (input: string) => {
      const { stdout } = await cleanpaste(['scan', '--format', 'sarif'], { input });
      return JSON.parse(stdout).runs[0].results.map(
        ({ partialFingerprints }: { partialFingerprints: object }) => partialFingerprints,
      );
    };
    const before = await prints('a\u200b\nb\u202e\n');
    expect(before[0]['cleanpaste/v1']).toMatch(/^[0-9a-f]{16}$/);
    expect(before[0]).not.toEqual(before[1]);
    expect(await prints('new\n\tb\u202e\na\u200b\n')).toEqual(before.toReversed());
  });
});

describe('--diff and --fix', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`);
  const text = lines
    .with(1, 'two\t\u200bx\u2028y\u00a0')
    .with(4, 'five\u200b\r')
    .with(20, 'cut\u202e👨\u200d👩')
    .join('\n');

  it('shows in a unified diff what would change, drawn, and changes nothing', async () => {
    const cwd = folderWith({ 'a.txt': text });
    for (const command of ['clean', 'scan']) {
      const { code, stdout } = await cleanpaste([command, '--diff', 'a.txt'], { cwd });
      expect(code).toBe(0);
      expect(stdout).toBe(
        [
          '--- a/a.txt',
          '+++ b/a.txt',
          '@@ -1,8 +1,9 @@',
          ' line 1',
          '-two\t‹U+200B›x‹U+2028›y‹U+00A0›',
          '+two\tx',
          '+y ',
          ' line 3',
          ' line 4',
          '-five‹U+200B›',
          '+five',
          ' line 6',
          ' line 7',
          ' line 8',
          '@@ -18,7 +19,7 @@',
          ' line 18',
          ' line 19',
          ' line 20',
          '-cut‹U+202E›👨\u200d👩',
          '+cut👨\u200d👩',
          ' line 22',
          ' line 23',
          ' line 24',
          '',
        ].join('\n'),
      );
    }
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).toBe(text);
    expect((await cleanpaste(['clean', '--diff', '--check', 'a.txt'], { cwd })).code).toBe(1);
  });

  it('has the right numbers over the blocks of a long text', async () => {
    const long = 'abcdefghij\n'.repeat(60_000);
    const { stdout } = await cleanpaste(['clean', '--diff'], {
      input: `a\u2028b\n${long}c\u200b\n`,
    });
    expect(stdout.match(/^@@.*$/gm)).toEqual(['@@ -1,4 +1,5 @@', '@@ -59999,4 +60000,4 @@']);
  });

  it('mends what can be mended, and lists and counts what is left', async () => {
    const cwd = folderWith({ 'a.py': 'x = "a\u200b" # p\u0430ypal\n', 'b.txt': 'b\u200b\n' });
    const fixed = await cleanpaste(['scan', '--fix', '--check', '.'], { cwd });
    expect(fixed.code).toBe(1);
    expect(fixed.stdout).toMatch(/^a\.py:1:\d+: flag U\+0430 [^\n]*\n$/);
    expect(fixed.stderr).toContain('b.txt: 1 hidden character cleaned');
    expect(readFileSync(join(cwd, 'a.py'), 'utf8')).toBe('x = "a" # p\u0430ypal\n');
    const again = await cleanpaste(['clean', '--fix', '.'], { cwd });
    expect(again).toMatchObject({ code: 0, stdout: '', stderr: '' });
    for (const args of [
      ['scan', '--fix'],
      ['clean', '--diff', '--write', 'b.txt'],
    ])
      expect((await cleanpaste(args, { cwd })).code).toBe(2);
  });
});
