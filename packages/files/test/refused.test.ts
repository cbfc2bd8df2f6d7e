import { describe, expect, it } from 'vitest';
import { cleanFile, FileRefused, scanFile } from '../src/index.ts';
import { archive, docx, docxParts, paragraph, run } from './documents.ts';

const name = 'report.docx';
const main = 'word/document.xml';
const file = () => docx(paragraph(run('Zero\u200bwidth')));

async function refusal(bytes: Uint8Array, named = name): Promise<FileRefused> {
  const before = bytes.slice();
  const errors = await Promise.all(
    [scanFile, cleanFile].map((work) =>
      work(bytes, { name: named }).then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
  for (const error of errors) expect(error).toBeInstanceOf(FileRefused);
  expect(bytes).toEqual(before);
  return errors[0] as FileRefused;
}

const withMain = (text: string) => {
  const parts = docxParts('');
  parts[main] = text;
  return archive(parts);
};

/** Where the record of an entry begins in the central directory. */
function recordOf(bytes: Uint8Array, entry: string): DataView {
  const text = Buffer.from(bytes).toString('latin1');
  return new DataView(bytes.buffer, bytes.byteOffset + text.lastIndexOf(entry) - 46);
}

describe('a file that is cut off', () => {
  it('is refused wherever it is cut', async () => {
    const whole = file();
    for (let length = 5; length < whole.length; length += 97) {
      const { code, message } = await refusal(whole.slice(0, length));
      expect({ code, message }).toMatchObject({
        code: 'damaged',
        message: expect.stringContaining('Nothing was changed'),
      });
    }
  });

  it('is refused where a part ends within an element', async () => {
    expect((await refusal(withMain('<w:document><w:body><w:p>'))).message).toContain('w:p');
    expect((await refusal(withMain('<w:document><w:t a="'))).code).toBe('damaged');
    expect((await refusal(withMain('<a><b></a></b>'))).code).toBe('damaged');
  });

  it('is refused where a byte of a part was changed', async () => {
    const bytes = file();
    const start = Buffer.from(bytes).toString('latin1').indexOf(main) + main.length;
    bytes[start + 40]! ^= 0xff;
    expect((await refusal(bytes)).code).toBe('damaged');
  });
});

describe('a file that needs a password', () => {
  it('is known as a DOCX in an OLE container', async () => {
    const ole = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect((await refusal(ole)).code).toBe('encrypted');
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    expect((await refusal(old, 'a.doc')).message).toContain('97 to 2003');
  });

  it('is known by the flag of its entries', async () => {
    const bytes = file();
    const record = recordOf(bytes, main);
    record.setUint16(8, record.getUint16(8, true) | 1, true);
    expect((await refusal(bytes)).code).toBe('encrypted');
  });

  it('is known as an ODT by its manifest', async () => {
    const bytes = archive(
      {
        mimetype: 'application/vnd.oasis.opendocument.text',
        'META-INF/manifest.xml': '<m><manifest:encryption-data/></m>',
        'content.xml': 'not XML at all',
      },
      ['mimetype'],
    );
    expect((await refusal(bytes, 'a.odt')).code).toBe('encrypted');
  });
});

describe('a file that is made to hurt', () => {
  it('is refused where it declares entities, of which a few lines make gigabytes', async () => {
    const laughs =
      '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><w:document><w:t>&b;</w:t></w:document>';
    expect((await refusal(withMain(laughs))).code).toBe('hostile');
    const outside = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>';
    expect((await refusal(withMain(outside))).code).toBe('hostile');
    expect((await refusal(withMain('<a><p><t>&x;</t></p></a>'))).code).toBe('damaged');
  });

  it('is refused where a part is packed as only a bomb is', async () => {
    const parts = docxParts('');
    parts[main] = new Uint8Array(40 << 20);
    expect((await refusal(archive(parts))).code).toBe('hostile');
  });

  it('is refused where a part unpacks to more than it says, at the first byte too many', async () => {
    const bytes = withMain(`<a>${'<b/>'.repeat(500_000)}</a>`);
    const record = recordOf(bytes, main);
    record.setUint32(24, 1000, true);
    const before = process.memoryUsage().arrayBuffers;
    expect((await refusal(bytes)).code).toBe('hostile');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 << 20);
  });

  it('is refused where a part says that it is larger than anything that is read', async () => {
    const bytes = file();
    recordOf(bytes, main).setUint32(24, 0xf000_0000, true);
    expect((await refusal(bytes)).code).toBe('too-large');
  });

  it('is refused where entries lie over one another, or share a name', async () => {
    const over = file();
    const [first, second] = ['word/document.xml', 'word/settings.xml'].map((part) =>
      recordOf(over, part),
    );
    second!.setUint32(42, first!.getUint32(42, true), true);
    expect((await refusal(over)).code).toBe('hostile');
    const parts = docxParts('');
    parts['word/documenu.xml'] = '<a/>';
    const twice = Buffer.from(archive(parts));
    for (let at = twice.indexOf('documenu'); at !== -1; at = twice.indexOf('documenu')) {
      twice.write('document', at);
    }
    expect((await refusal(twice)).code).toBe('hostile');
  });

  it('is refused where its elements are nested without end', async () => {
    const deep = `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`;
    expect((await refusal(withMain(deep))).code).toBe('hostile');
  });
});

describe('a file that is something else', () => {
  it('is refused with what it is not', async () => {
    const text = new TextEncoder().encode('only a text');
    expect((await refusal(text)).message).toContain('DOCX');
    expect((await refusal(text, 'notes.xyz')).code).toBe('unknown-format');
    expect((await refusal(archive({ 'a.txt': 'a' }), 'a.zip')).code).toBe('unknown-format');
    expect((await refusal(new Uint8Array(0))).code).toBe('damaged');
  });
});
