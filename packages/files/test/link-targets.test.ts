import { describe, expect, it } from 'vitest';
import { cleanFile, scanFile } from '../src/index.ts';
import { archive, docxParts, paragraph, run } from './documents.ts';
import { unpack } from './unpack.ts';

const name = 'report.docx';
const part = 'word/_rels/document.xml.rels';
const LINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

const linking = (target: string, mode = ' TargetMode="External"') => {
  const parts = docxParts(paragraph(run('a link')));
  delete parts['docProps/core.xml'];
  const link = `<Relationship Id="rId9" Type="${LINK}" Target="${target}"${mode}/>`;
  parts[part] = String(parts[part]).replace('</Relationships>', `${link}</Relationships>`);
  return archive(parts);
};

describe('what a chat added to the links of a DOCX', () => {
  const dirty = linking('https://e.org/a?b=1&amp;utm_source=chatgpt.com&amp;c=2#d');

  it('is listed with its part, and stays', async () => {
    const { findings } = await scanFile(dirty, { name });
    expect(findings).toMatchObject([{ part, category: 'chat-trace', action: 'flag' }]);
    const { bytes, changed } = await cleanFile(dirty, { name });
    expect(changed).toBe(false);
    expect(unpack(bytes)[part]).toBe(unpack(dirty)[part]);
  });

  it('goes when that is asked for, and all else of the part stays', async () => {
    const { bytes, findings } = await cleanFile(dirty, { name, chatTraces: true });
    expect(findings).toMatchObject([{ part, category: 'chat-trace', action: 'remove' }]);
    const [before, after] = [unpack(dirty), unpack(bytes)];
    expect(after[part]).toContain('Target="https://e.org/a?b=1&amp;c=2#d" TargetMode="External"');
    expect({ ...after, [part]: '' }).toEqual({ ...before, [part]: '' });
  });

  it.each([
    ['alone', 'https://e.org/?utm_source=openai', 'https://e.org/'],
    ['first', 'https://e.org/?utm_source=chatgpt.com&amp;b=2', 'https://e.org/?b=2'],
  ])('leaves an address that works: %s', async (_, target, left) => {
    const { bytes } = await cleanFile(linking(target), { name, chatTraces: true });
    expect(unpack(bytes)[part]).toContain(`Target="${left}"`);
  });

  it.each([
    ['a source of somebody else', linking('https://e.org/?utm_source=newsletter')],
    ['a part of the document', linking('media/utm_source=chatgpt.com.png', '')],
    ['hidden characters, which an address may need', linking('https://e.org/\u200b')],
  ])('is not %s', async (_, given) => {
    const { findings, changed } = await cleanFile(given, { name, chatTraces: true });
    expect({ findings, changed }).toEqual({ findings: [], changed: false });
  });
});
