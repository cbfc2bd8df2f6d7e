import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archive, commented, docx, docxParts, paragraph, run } from '../../files/test/documents.ts';
import { unpack } from '../../files/test/unpack.ts';
import { cleanpaste, folderWith } from './command.ts';

const main = 'word/document.xml';
const dirty = () => docx(paragraph(commented('Zero\u200bwidth')));
const tidy = () => {
  const parts = docxParts(paragraph(run('Plain')));
  parts['docProps/core.xml'] = String(parts['docProps/core.xml']).replace('\u200b', '');
  return archive(parts);
};

describe('a document on the command line', () => {
  it('is cleaned into another file, and nothing happens to the first', async () => {
    const cwd = folderWith({ 'report.docx': dirty() });
    const { code, stdout } = await cleanpaste(['clean', 'report.docx', '-o', 'out.docx'], { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    const after = unpack(readFileSync(join(cwd, 'out.docx')));
    expect(after[main]).toContain('<w:t>Zerowidth</w:t>');
    expect(after['docProps/core.xml']).toContain('Jane Doe');
    expect(readFileSync(join(cwd, 'report.docx'))).toEqual(Buffer.from(dirty()));
    expect(readdirSync(cwd).toSorted()).toEqual(['out.docx', 'report.docx']);
  });

  it('is cleaned as a filter of one file, byte for byte what goes into a file', async () => {
    const cwd = folderWith({ 'report.docx': dirty() });
    const { bytes } = await cleanpaste(['clean', 'report.docx'], { cwd });
    await cleanpaste(['clean', 'report.docx', '--output=out.docx'], { cwd });
    expect(bytes).toEqual(readFileSync(join(cwd, 'out.docx')));
  });

  it('is cleaned in place, with what it says about people when that is asked for', async () => {
    const cwd = folderWith({ 'report.docx': dirty(), 'tidy.docx': tidy() });
    const { code, stderr } = await cleanpaste(
      ['clean', '--write', '--remove', 'author,comments', 'report.docx'],
      { cwd },
    );
    expect(code).toBe(0);
    expect(stderr).toBe(
      'cleanpaste: report.docx: 2 hidden characters cleaned, and taken out: author, comments\n',
    );
    const after = Object.values(unpack(readFileSync(join(cwd, 'report.docx')))).join('');
    expect(after).not.toMatch(/Jane|John|private/);
    expect(after).toContain('Acme');
  });

  it('fails a check by its name when it would change, and passes when not', async () => {
    const cwd = folderWith({ 'report.docx': dirty(), 'tidy.docx': tidy() });
    const { code, stdout } = await cleanpaste(['clean', '--check', 'report.docx', 'tidy.docx'], {
      cwd,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'report.docx\n' });
    expect((await cleanpaste(['clean', '--check', 'tidy.docx'], { cwd })).code).toBe(0);
    expect((await cleanpaste(['scan', '--check', 'tidy.docx'], { cwd })).code).toBe(0);
  });

  it('is scanned by paragraph, with what it says about people', async () => {
    const cwd = folderWith({ 'report.docx': dirty() });
    const { code, stdout } = await cleanpaste(['scan', '--check', 'report.docx'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('report.docx:1:5: remove U+200B ZERO WIDTH SPACE');
    expect(stdout).toContain('(docProps/core.xml)');
    expect(stdout).toContain('report.docx: says Last modified by: John Roe (docProps/core.xml)');
    expect(stdout).toContain('report.docx: says Company: Acme & Sons');
    expect(stdout).toContain('says Comment: Say this in private');
  });

  it('passes a check with what only a font draws', async () => {
    const parts = docxParts(paragraph(run('Tick \uf0fc')));
    parts['docProps/core.xml'] = String(parts['docProps/core.xml']).replace('\u200b', '');
    const cwd = folderWith({ 'icons.docx': archive(parts) });
    const { code, stdout } = await cleanpaste(['scan', '--check', 'icons.docx'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('flag U+F0FC');
  });

  it('is scanned for programs, as JSON and as SARIF', async () => {
    const cwd = folderWith({ 'report.docx': dirty() });
    const json = JSON.parse((await cleanpaste(['scan', '--json', 'report.docx'], { cwd })).stdout);
    expect(json.files).toHaveLength(1);
    expect(json.files[0].findings[0]).toMatchObject({
      part: main,
      paragraph: 1,
      line: 1,
      column: 5,
    });
    expect(json.files[0].metadata).toContainEqual(
      expect.objectContaining({ kind: 'company', values: ['Acme & Sons'] }),
    );
    const sarif = JSON.parse(
      (await cleanpaste(['scan', '--sarif', 'report.docx'], { cwd })).stdout,
    );
    expect(sarif.runs[0].results).toHaveLength(2);
  });

  it('tells programs what cleaning does, as JSON', async () => {
    const cwd = folderWith({ 'report.docx': dirty() });
    const args = ['clean', '--json', '--write', '--remove=all', 'report.docx'];
    const json = JSON.parse((await cleanpaste(args, { cwd })).stdout);
    expect(json.files[0]).toMatchObject({
      changed: true,
      removedCharacterCount: 2,
      removed: ['author', 'company', 'dates', 'application', 'revisions', 'comments', 'custom'],
    });
  });

  it('that is broken is an error with its name: nothing is written, the others are done', async () => {
    const cwd = folderWith({ 'cut.docx': dirty().slice(0, 500), 'report.docx': dirty() });
    const out = await cleanpaste(['clean', 'cut.docx', '-o', 'out.docx'], { cwd });
    expect(out.code).toBe(2);
    expect(out.stderr).toContain('cut.docx: The file is damaged');
    expect(existsSync(join(cwd, 'out.docx'))).toBe(false);
    const { code, stderr } = await cleanpaste(['clean', '-w', 'cut.docx', 'report.docx'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('report.docx: 2 hidden characters cleaned');
    expect(readFileSync(join(cwd, 'cut.docx'))).toEqual(Buffer.from(dirty().slice(0, 500)));
    expect((await cleanpaste(['scan', 'no.docx'], { cwd })).stderr).toContain('no such file');
  });
});

describe('texts that hold code, on the command line', () => {
  it('keep their code as it is when they are cleaned', async () => {
    const markdown = 'Te\u200bxt `co\u200bde`\n';
    const html = '<p>Te\u200bxt<script>"a\u200bb"</script>\n';
    const cwd = folderWith({ 'a.md': markdown, 'b.html': html });
    const { stdout } = await cleanpaste(['clean', 'a.md', 'b.html'], { cwd });
    expect(stdout).toBe('Text `co\u200bde`\n<p>Text<script>"a\u200bb"</script>\n');
  });

  it('in an encoding that is not known are left alone, as ever', async () => {
    const latin = Buffer.from('caf\u00e9\n', 'latin1');
    const cwd = folderWith({ 'a.md': latin });
    const { bytes, stderr } = await cleanpaste(['clean', 'a.md'], { cwd });
    expect(bytes).toEqual(latin);
    expect(stderr).toContain('left alone');
  });
});

describe('flags for documents', () => {
  it.each([
    [['clean', '-o', 'b.txt', '--write', 'a.txt'], '--output excludes'],
    [['clean', '-o', 'b.txt', 'a.txt', 'c.txt'], '--output takes one file'],
    [['clean', '-o', 'a.txt', 'a.txt'], 'use --write'],
    [['clean', '--remove', 'author,names', 'a.docx'], '--remove takes all'],
    [['scan', '--remove', 'all', 'a.docx'], '--remove'],
  ])('%j is a wrong call', async (args, message) => {
    const { code, stderr } = await cleanpaste(args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  it('--output takes the text of any file, and of standard input', async () => {
    const cwd = folderWith({ 'a.txt': 'a\u200bb\n' });
    await cleanpaste(['clean', 'a.txt', '-o', 'b.txt'], { cwd });
    await cleanpaste(['clean', '-o', 'c.txt'], { cwd, input: 'c\u200bd' });
    const read = (name: string) => readFileSync(join(cwd, name), 'utf8');
    expect([read('a.txt'), read('b.txt'), read('c.txt')]).toEqual(['a\u200bb\n', 'ab\n', 'cd']);
  });
});
