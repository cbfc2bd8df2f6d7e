import { expect, it } from 'vitest';
import { readText } from '../src/index.ts';
import { archive, docxParts } from './documents.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('reads the paragraphs of a DOCX over the edges of runs, without what was deleted', async () => {
  const body =
    '<w:p><w:r><w:t>The har</w:t></w:r><w:r><w:t>bour &amp; its ships.</w:t></w:r></w:p><w:p><w:del w:id="1" w:author="A"><w:r><w:delText>Gone.</w:delText></w:r></w:del><w:r><w:t>Second.</w:t></w:r></w:p>';
  const text = await readText(archive(docxParts(body)), { name: 'a.docx' });
  expect(text).toContain('The harbour & its ships.\n\nSecond.');
  expect(text).not.toContain('Gone.');
});

it('reads the text of a page, without its scripts, comments and code', async () => {
  const page =
    '<html><head><title>T</title><script>var s = 1;</script></head><body><!-- c --><p>One <b>two</b>&nbsp;three<br>four</p><pre>code()</pre><p>Five</p></body></html>';
  const text = await readText(bytesOf(page), { name: 'a.html' });
  expect(text).toContain('One two\u00a0three\nfour\n\nFive');
  expect(text).not.toMatch(/var s|code\(\)| c /);
});

it('reads Markdown as it is written, and the cues of subtitles without their times', async () => {
  expect(await readText(bytesOf('# One\n\n*two*\n'), { name: 'a.md' })).toBe('# One\n\n*two*');
  const cues = '1\n00:00:01,000 --> 00:00:02,000\n<i>One</i>\ntwo\n';
  expect(await readText(bytesOf(cues), { name: 'a.srt' })).toBe('One\ntwo');
});

it('reads RTF, and refuses what it does not know', async () => {
  expect(await readText(bytesOf('{\\rtf1 One\\par two}'), { name: 'a.rtf' })).toBe('One\n\ntwo');
  await expect(readText(bytesOf('x'), { name: 'a.bin' })).rejects.toThrow('none of the documents');
});
