import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cleanFile, FileRefused, scanFile } from '../src/index.ts';
import { archive, docxParts, paragraph, run } from './documents.ts';
import { unpack } from './unpack.ts';

const body = paragraph(run('Zero\u200bwidth'));
const TYPES = '[Content_Types].xml';

/** A DOCX that says that its main part is of another type. */
function ofType(type: string) {
  const parts = docxParts(body);
  const types = String(parts[TYPES]).replace(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    type,
  );
  return archive({ ...parts, [TYPES]: types });
}

describe('what the page of the package promises of formats', () => {
  it.each([
    [
      'a template',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
    ],
    ['a document with macros', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
    ['a template with macros', 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml'],
  ])('%s of Word is cleaned like a document', async (_, type) => {
    const { bytes, format } = await cleanFile(ofType(type));
    expect(format).toBe('docx');
    expect(unpack(bytes)['word/document.xml']).toContain('<w:t>Zerowidth</w:t>');
  });

  it('macros stay as they are', async () => {
    const macros = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3);
    const file = archive({ ...docxParts(body), 'word/vbaProject.bin': macros });
    const { bytes } = await cleanFile(file);
    expect(unpack(bytes)['word/vbaProject.bin']).toBe(unpack(file)['word/vbaProject.bin']);
  });

  it('a binary workbook is refused with what to do', async () => {
    const file = ofType('application/vnd.ms-excel.sheet.binary.macroEnabled.main');
    const refusal = await scanFile(file, { name: 'a.xlsb' }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FileRefused);
    expect(refusal).toMatchObject({
      code: 'unknown-format',
      message: expect.stringContaining('Save it as .xlsx'),
    });
  });

  it.each(['_xmlsignatures/sig1.xml', 'META-INF/documentsignatures.xml'])(
    'a signature (%s) is told of, since no change leaves it valid',
    async (part) => {
      const { notes } = await scanFile(archive({ ...docxParts(body), [part]: '<Signature/>' }));
      expect(notes).toEqual([expect.stringMatching(/signed.*invalid/)]);
      expect((await scanFile(archive(docxParts(body)))).notes).toEqual([]);
    },
  );
});

describe('what the page of the package promises of metadata', () => {
  it('document variables, managers and templates are listed, and go when asked', async () => {
    const parts = docxParts(body);
    const file = archive({
      ...parts,
      'word/settings.xml': String(parts['word/settings.xml']).replace(
        '<w:rsids>',
        '<w:docVars><w:docVar w:name="Client" w:val="Secret Ltd"/></w:docVars><w:rsids>',
      ),
      'docProps/app.xml': String(parts['docProps/app.xml']).replace(
        '<Company>',
        '<Template>Acme letter.dotx</Template><Manager>Max Boss</Manager><AppVersion>16.0</AppVersion><Company>',
      ),
    });
    const { metadata } = await scanFile(file);
    const named = metadata.map(({ kind, name }) => `${kind}: ${name}`);
    for (const one of [
      'custom: Document variables',
      'author: Manager',
      'application: Template',
      'application: Version of the application',
    ])
      expect(named).toContain(one);
    const { bytes } = await cleanFile(file, { remove: ['custom', 'author', 'application'] });
    expect(Object.values(unpack(bytes)).join('')).not.toMatch(/Secret|Boss|Acme letter|16\.0/);
  });

  it('the publisher of a book is a company, and goes as one', async () => {
    const book = archive(
      {
        mimetype: 'application/epub+zip',
        'META-INF/container.xml':
          '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="b.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
        'b.opf':
          '<package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>T</dc:title><dc:publisher>Acme</dc:publisher></metadata></package>',
      },
      ['mimetype'],
    );
    const { metadata } = await scanFile(book);
    expect(metadata).toContainEqual(
      expect.objectContaining({ kind: 'company', name: 'Publisher', values: ['Acme'] }),
    );
    const { bytes } = await cleanFile(book, { remove: ['company'] });
    expect(unpack(bytes)['b.opf']).not.toContain('Acme');
    expect(bytes.slice(38, 58)).toEqual(strToU8('application/epub+zip'));
  });
});

it('progress is told from 0 to 1, and never goes back', async () => {
  const shares: number[] = [];
  await cleanFile(archive(docxParts(body)), { onProgress: (share) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
  expect(shares.at(-1)).toBeGreaterThan(0.9);
});
