import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  english,
  german,
  otherGerman,
} from '../../core/src/similarity/across-languages/lighthouse.fixture.ts';
import { archive, docxParts } from '../../files/test/documents.ts';
import { cleanpaste, folderWith } from './command.ts';

const harbour = `The harbour of the old town had been built for ships that no longer came. On most mornings the
quay was empty except for two fishermen and their nets, and the crane at its end had rusted into a shape that the
children took for an animal.`;
const bees = `My grandmother kept bees behind the school, and every autumn she let us taste the honey before
anyone else did. I remember how she lifted the frames slowly, talking to nobody in particular.`;
const essay = `An essay begins with words of its own, which nobody has written before it.\n\n${harbour}\n`;
const oneLine = (text: string) => text.replaceAll('\n', ' ');

/** A folder of sources beside an essay. */
function setting(
  sources: Record<string, string | Uint8Array>,
  text: string | Uint8Array = essay,
  name = 'essay.txt',
) {
  const folder = folderWith({ [name]: text });
  mkdirSync(join(folder, 'sources'));
  for (const [file, content] of Object.entries(sources))
    writeFileSync(join(folder, 'sources', file), content);
  const check = (...flags: string[]) =>
    cleanpaste(['check', name, '--against', 'sources', ...flags], {
      cwd: folder,
      // Nothing of it may be needed, or asked.
      env: { CLEANPASTE_API_KEY: '', CLEANPASTE_URL: 'http://127.0.0.1:1' },
    });
  return { folder, check };
}

test('a text is compared with a folder, offline and without a key, source by source', async () => {
  const { check } = setting({ 'harbour.txt': harbour, 'bees.txt': bees });
  const { code, stdout, stderr } = await check();
  expect([code, stderr]).toEqual([0, expect.stringContaining('Compared here')]);
  expect(stdout).toMatch(/^essay\.txt: similarity (7\d|8\d) %, 2 sources\n/);
  expect(stdout).toContain(
    'sources/harbour.txt\n        line 3, word for word: The harbour of the old town',
  );
  expect(stdout).not.toContain('bees.txt');
});

test('as JSON with the places in both, where the words are', async () => {
  const { check } = setting({ 'harbour.txt': `Before.\n\n${harbour}` });
  const { file, similarity, compared, sources } = JSON.parse((await check('--json')).stdout);
  expect({ file, compared }).toEqual({ file: 'essay.txt', compared: 1 });
  expect(similarity).toBeGreaterThan(70);
  const [{ source, passages }] = sources;
  expect(source).toBe('sources/harbour.txt');
  const [{ start, end, sourceStart, sourceEnd, text, sourceText }] = passages;
  expect(essay.slice(start, end)).toBe(text);
  expect(`Before.\n\n${harbour}`.slice(sourceStart, sourceEnd)).toBe(sourceText);
  expect(text).toContain('two fishermen');
});

test('DOCX, HTML and Markdown are read, on either side', async () => {
  const docx = archive(docxParts(`<w:p><w:r><w:t>${oneLine(harbour)}</w:t></w:r></w:p>`));
  const html = `<html><body><p>${harbour.replace('old town', '<b>old</b> town')}</p></body></html>`;
  const { check } = setting({ 'a.docx': docx, 'b.html': html, 'c.md': `# Title\n\n${harbour}` });
  const { stdout } = await check('--json');
  const names = JSON.parse(stdout).sources.map(({ source }: { source: string }) => source);
  expect(names.sort()).toEqual(['sources/a.docx', 'sources/b.html', 'sources/c.md']);
  const other = setting({ 'harbour.txt': harbour }, docx, 'essay.docx');
  expect((await other.check()).stdout).toMatch(/essay\.docx: similarity \d\d+ %/);
});

test('--check exits 1 where something similar was found, and 0 where nothing was', async () => {
  expect((await setting({ 'a.txt': harbour }).check('--check')).code).toBe(1);
  const { code, stdout } = await setting({ 'a.txt': bees }).check('--check');
  expect([code, stdout]).toEqual([0, 'essay.txt: similarity 0 %, 1 source\n']);
});

test('a text in the folder of its sources is not compared with itself', async () => {
  const { folder } = setting({ 'essay.txt': essay, 'bees.txt': bees });
  const { stdout } = await cleanpaste(['check', 'sources/essay.txt', '--against', 'sources'], {
    cwd: folder,
  });
  expect(stdout).toBe('sources/essay.txt: similarity 0 %, 1 source\n');
});

test('quotations are left out where that is asked for', async () => {
  const quoted = `He wrote: “${oneLine(harbour)}” And so it was.`;
  const { check } = setting({ 'a.txt': harbour }, quoted);
  expect((await check()).stdout).toMatch(/similarity \d\d %/);
  expect((await check('--leave-out', 'quotations')).stdout).toContain('similarity 0 %');
});

test('one source among hundreds is found, deep in a long one too', async () => {
  const filler = (n: number) =>
    Array.from(
      { length: 300 },
      (_, at) => `word${(at * 7 + n * 131) % 997} and thing${n}x${at}`,
    ).join(' ');
  const sources = Object.fromEntries(
    Array.from({ length: 120 }, (_, n) => [`s${n}.txt`, filler(n)]),
  );
  const long = `${filler(500)}\n\n`.repeat(12);
  const { check } = setting({ ...sources, 'deep.txt': `${long}${harbour}\n\n${long}` });
  const { sources: found } = JSON.parse((await check('--json')).stdout);
  expect(found.map(({ source }: { source: string }) => source)).toEqual(['sources/deep.txt']);
  expect(found[0].passages[0].sourceStart).toBeGreaterThan(20_000);
});

test('what cannot be read is named, and so is a call with nothing to compare with', async () => {
  const { check, folder } = setting({ 'broken.docx': 'no archive', 'a.txt': harbour });
  const { code, stderr, stdout } = await check();
  expect([code, stdout.includes('1 source')]).toEqual([0, true]);
  expect(stderr).toContain('left out: sources/broken.docx');
  for (const path of ['missing.txt', 'sources/broken.docx']) {
    const done = await cleanpaste(['check', 'essay.txt', '--against', path], { cwd: folder });
    expect([path, done.code]).toEqual([path, 2]);
  }
});

test('what may be a translation is named, and is no similarity', async () => {
  const { check } = setting({ 'turm.txt': german, 'insel.txt': otherGerman }, english);
  const { code, stdout } = await check('--check');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^essay\.txt: similarity 0 %, 2 sources\n/);
  expect(stdout).toContain(
    'sources/turm.txt\n        lines 1 to 7, may be a translation: names, numbers and dates agree; not counted\n',
  );
  expect(stdout).not.toContain('insel.txt');
  const [found, ...others] = JSON.parse((await check('--json')).stdout).translations;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ source: 'sources/turm.txt', start: 0, sourceStart: 0 });
});
