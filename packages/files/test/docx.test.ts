import { describe, expect, it } from 'vitest';
import { cleanFile, metadataKinds, scanFile } from '../src/index.ts';
import { archive, c2paMark, commented, docx, docxParts, paragraph, run } from './documents.ts';
import { unpack } from './unpack.ts';

const name = 'report.docx';
const main = 'word/document.xml';

describe('the text of a DOCX', () => {
  it('loses what is hidden, and every other byte of the part stays', async () => {
    const dirty = paragraph(run('Zero\u200bwidth', '<w:b/>'), run(' and a soft\u00adhyphen'));
    const { bytes, findings, removedCharacterCount, changed } = await cleanFile(docx(dirty), {
      name,
    });
    const before = unpack(docx(dirty));
    const after = unpack(bytes);
    expect(after[main]).toBe(before[main]!.replaceAll(/[\u200b\u00ad]/g, ''));
    expect(changed).toBe(true);
    expect(removedCharacterCount).toBe(3);
    expect(
      findings.map(({ part, paragraph, start, name }) => [part, paragraph, start, name]),
    ).toEqual([
      [main, 1, 4, 'ZERO WIDTH SPACE'],
      [main, 1, 21, 'SOFT HYPHEN'],
      ['docProps/core.xml', 1, 2, 'ZERO WIDTH SPACE'],
    ]);
  });

  it('is judged over the edges of runs: an emoji and a Persian word that are cut there stay whole', async () => {
    const kept = paragraph(run('👨\u200d'), run('👩 می\u200c'), run('خواهم'));
    const parts = docxParts(kept);
    delete parts['docProps/core.xml'];
    const { changed, findings } = await cleanFile(archive(parts), { name });
    expect({ changed, findings }).toEqual({ changed: false, findings: [] });
  });

  it('loses a direction override that begins in one run and ends in another', async () => {
    const body = paragraph(run('pay \u202e', '<w:i/>'), run('lap'), run('\u202c now'));
    const { bytes } = await cleanFile(docx(body), { name });
    expect(unpack(bytes)[main]).toContain(
      paragraph(
        run('pay ', '<w:i/>').replace('<w:t>', '<w:t xml:space="preserve">'),
        run('lap'),
        run(' now').replace('<w:t>', '<w:t xml:space="preserve">'),
      ),
    );
  });

  it('keeps a mark of C2PA that is spread over runs, and loses it when that is asked for', async () => {
    const mark = c2paMark('where it comes from');
    const body = paragraph(run(`Made${mark.slice(0, 11)}`), run(`${mark.slice(11)}!`));
    const kept = await cleanFile(docx(body), { name });
    expect(unpack(kept.bytes)[main]).toContain(body);
    expect(kept.metadata).toContainEqual(
      expect.objectContaining({ kind: 'provenance', name: 'C2PA mark in the text', count: 1 }),
    );
    const { bytes } = await cleanFile(docx(body), { name, remove: ['provenance'] });
    expect(unpack(bytes)[main]).toContain(paragraph(run('Made'), run('!')));
  });

  it('loses what is spelled as a reference, and keeps the references of visible characters', async () => {
    const body = paragraph(run('A &amp; B&#x200B; &lt;c&#8203;&gt;'));
    const { bytes } = await cleanFile(docx(body), { name });
    expect(unpack(bytes)[main]).toContain(run('A &amp; B &lt;c&gt;'));
  });

  it('keeps a space that comes to the edge of a run, where Word would drop it', async () => {
    const body = paragraph(run('one\u00a0'), run('two'));
    const { bytes } = await cleanFile(docx(body), { name });
    expect(unpack(bytes)[main]).toContain('<w:t xml:space="preserve">one </w:t>');
  });

  it('loses optional hyphens, keeps tabs, breaks and the code of fields', async () => {
    const field = '<w:r><w:instrText>HYPERLINK "a\u200bb"</w:instrText></w:r>';
    const body = paragraph(
      '<w:r><w:t>hy</w:t><w:softHyphen/><w:t>phen</w:t><w:tab/><w:br/></w:r>',
      field,
    );
    const { bytes } = await cleanFile(docx(body), { name });
    const after = unpack(bytes)[main];
    expect(after).toContain('<w:t>hy</w:t><w:t>phen</w:t><w:tab/><w:br/>');
    expect(after).toContain(field);
  });

  it('is cleaned in text boxes, in deleted text, in alternative texts and under any prefix', async () => {
    const box = `<w:r><w:pict><w:txbxContent>${paragraph(run('bo\u200bx'))}</w:txbxContent></w:pict></w:r>`;
    const gone = '<w:del w:author="Jane Doe"><w:r><w:delText>go\u200bne</w:delText></w:r></w:del>';
    const alt =
      '<w:r><w:drawing><wp:docPr xmlns:wp="x" descr="a\u200bb" id="1"/></w:drawing></w:r>';
    const body = paragraph(run('be\u200bfore'), box, run('af\u200bter'), gone, alt);
    const parts = docxParts(body);
    parts[main] = String(parts[main]).replaceAll('w:', 'ns0:').replaceAll(':w=', ':ns0=');
    const { bytes } = await cleanFile(archive(parts), { name });
    expect(unpack(bytes)[main]).toBe(String(parts[main]).replaceAll('\u200b', ''));
  });

  it('is cleaned in UTF-16 as well, and stays in it', async () => {
    const parts = docxParts(paragraph(run('a\u200bb')));
    const text = String(parts[main]).replace('UTF-8', 'UTF-16');
    parts[main] = Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
    const { bytes } = await cleanFile(archive(parts), { name });
    const cleaned = Buffer.from(unpack(bytes)[main]!, 'latin1');
    expect(cleaned.length).toBe(parts[main].length - 2);
  });

  it('comes back as the same bytes when there is nothing to do, and after a first cleaning', async () => {
    const parts = docxParts(paragraph(run('Plain')));
    parts['docProps/core.xml'] = String(parts['docProps/core.xml']).replace('\u200b', '');
    const clean = archive(parts);
    expect((await cleanFile(clean, { name })).bytes).toBe(clean);
    const once = (await cleanFile(docx(paragraph(run('a\u200bb'))), { name })).bytes;
    const twice = await cleanFile(once, { name });
    expect([twice.bytes === once, twice.findings]).toEqual([true, []]);
  });

  it('is cleaned the same from a Buffer of Node, which stays as it was', async () => {
    const file = docx(paragraph(run('a\u200bb')));
    const pool = Buffer.concat([Buffer.from('before'), file, Buffer.from('behind')]);
    const buffer = pool.subarray(6, 6 + file.length);
    const { bytes } = await cleanFile(buffer, { name });
    expect(bytes).toEqual((await cleanFile(file, { name })).bytes);
    expect(buffer).toEqual(Buffer.from(file));
  });

  it('is only looked at by a scan', async () => {
    const file = docx(paragraph(run('a\u200bb')));
    const before = file.slice();
    const report = await scanFile(file, { name });
    expect(file).toEqual(before);
    expect(report).toMatchObject({ format: 'docx', findingCount: 2 });
    expect(report).not.toHaveProperty('bytes');
  });
});

describe('what a DOCX says about people', () => {
  const file = docx(paragraph(commented('Hello')));

  it('is listed by kind, with names and values', async () => {
    const { metadata } = await scanFile(file, { name });
    const said = Object.groupBy(metadata, ({ kind }) => kind);
    const rows = (kind: keyof typeof said) =>
      said[kind]?.map(({ name, values }) => [name, ...values]);
    expect(rows('author')).toEqual(
      expect.arrayContaining([
        ['Author', 'Jane Doe'],
        ['Last modified by', 'John Roe'],
        ['Author of a change or comment', 'Jane Doe'],
      ]),
    );
    expect(rows('company')).toEqual([['Company', 'Acme & Sons']]);
    expect(rows('comments')).toEqual([['Comment', 'Say this in private']]);
    expect(rows('custom')).toEqual([['Custom property Client', 'Secret Ltd']]);
    expect(rows('dates')).toHaveLength(2);
    expect(rows('revisions')).toEqual(
      expect.arrayContaining([['Revision ids (rsid)', '00AA11BB', '00CC22DD']]),
    );
  });

  it('stays when nobody asks for it to go', async () => {
    const { bytes, removed } = await cleanFile(file, { name });
    const [before, after] = [unpack(file), unpack(bytes)];
    expect(removed).toEqual([]);
    expect(after).toEqual({ ...before, 'docProps/core.xml': after['docProps/core.xml'] });
    expect(after['docProps/core.xml']).toBe(before['docProps/core.xml']!.replace('\u200b', ''));
  });

  it('goes when asked for, kind by kind', async () => {
    const { bytes, removed } = await cleanFile(file, { name, remove: ['company'] });
    const after = Object.values(unpack(bytes)).join('');
    expect(removed).toEqual(['company']);
    expect(after).not.toContain('Acme');
    expect(after).toContain('Jane Doe');
  });

  it('goes all of it: no name, no id, no comment is left in any part', async () => {
    const { bytes } = await cleanFile(file, { name, remove: metadataKinds });
    const after = Object.values(unpack(bytes)).join('');
    expect(after).not.toMatch(/Jane|John|Acme|Secret|private|rsid|2026|commentR|Office Word/);
    expect(after).toContain('<w:t>Hello</w:t>');
    const { metadata } = await scanFile(bytes, { name });
    expect(metadata).toEqual([]);
  });
});

describe('marks of C2PA in a DOCX', () => {
  it('are listed, and go with their entry in the list of parts when asked for', async () => {
    const parts = docxParts(paragraph(run('Hello')));
    parts['META-INF/content_credential.c2pa'] = 'manifest';
    const file = archive(parts);
    const kept = await cleanFile(file, { name });
    expect(kept.metadata).toContainEqual({
      kind: 'provenance',
      name: 'C2PA manifest',
      part: 'META-INF/content_credential.c2pa',
      values: [],
      count: 1,
    });
    expect(unpack(kept.bytes)).toHaveProperty(['META-INF/content_credential.c2pa']);
    const { bytes } = await cleanFile(file, { name, remove: ['provenance'] });
    expect(unpack(bytes)).not.toHaveProperty(['META-INF/content_credential.c2pa']);
  });
});
