import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { canRead, largestFile, readProse } from './service.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A one-page PDF, written out by hand. */
function pdfOf(line: string): Uint8Array {
  const stream = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return bytes(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** CRC-32, as ZIP archives ask for. */
function crc(data: Uint8Array): number {
  let value = ~0;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

/** A ZIP archive of files that are not compressed; `claimed` overrides the unpacked size it tells. */
function zipOf(files: Record<string, string>, claimed?: number): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(claimed ?? data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, list, end]);
}

const docxOf = (text: string, claimed?: number) =>
  zipOf(
    {
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      '_rels/.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    },
    claimed,
  );

describe('the prose of a file', () => {
  test.each([
    ['a.txt', bytes('Plain words.'), 'Plain words.'],
    [
      'a.md',
      bytes('# Title\n\nSome **bold** [words](https://example.com).'),
      'Title\n\nSome bold words.',
    ],
    [
      'a.HTML',
      bytes('<title>no</title><nav>menu</nav><p>Some <b>words</b>.</p><script>let x</script>'),
      'Some words.',
    ],
    ['a.pdf', pdfOf('Words in a page.'), 'Words in a page.'],
    ['a.docx', docxOf('Words in a document.'), 'Words in a document.'],
  ])('%s', async (name, content, expected) => {
    expect(canRead(name)).toBe(true);
    expect(await readProse(name, content)).toBe(expected);
  });
});

describe('in one line', () => {
  test.each([
    ['a.exe', bytes('x'), /of this kind/],
    ['a.txt', bytes('a\0b'), /not a text/],
    ['a.txt', new Uint8Array([0xff, 0xfe, 0x41]), /broken/],
    ['a.txt', bytes(' \n'), /no text/],
    ['a.txt', new Uint8Array(largestFile + 1), /30 MB/],
    ['a.txt', bytes('x '.repeat(2_600_000)), /5 MB/],
    ['a.pdf', bytes('%PDF-1.4 and then nothing'), /broken/],
    ['a.docx', bytes('PK and then nothing'), /broken/],
    ['a.docx', docxOf('bomb', 4_000_000_000), /unpacks to too much/],
  ])('%s is refused', async (name, content, reason) => {
    await expect(readProse(name, content)).rejects.toThrow(reason);
  });
});

test('who starts the server does not load what reads files', () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
    await import(${JSON.stringify(new URL('../index.ts', import.meta.url).href)});
    console.log(JSON.stringify(loaded));`;
  const options = ['--conditions=cleanpaste-source', '--input-type=module', '-e', program];
  const loaded: string[] = JSON.parse(
    execFileSync(process.execPath, options, { encoding: 'utf8' }),
  );
  expect(loaded).toContain('./file-reading/service.ts');
  const readers = ['html-to-text', 'mammoth', 'marked', 'unpdf'];
  expect(loaded.filter((name) => readers.includes(name))).toEqual([]);
});
