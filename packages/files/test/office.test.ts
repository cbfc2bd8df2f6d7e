import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanFile, metadataKinds, scanFile } from '../src/index.ts';
import { openAndSave, soffice } from './soffice.ts';
import { unpack } from './unpack.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));

const containers = [
  ['letter.docx', 13],
  ['letter.odt', 13],
  ['letter.epub', 15],
  ['sheet.xlsx', 9],
  ['sheet.ods', 9],
  ['slides.pptx', 8],
  ['slides.odp', 8],
] as const;

const HIDDEN = /[\u200b\u202e\u202c\u2060]/g;

describe('documents that LibreOffice wrote', () => {
  it.each(containers)('%s loses all that is hidden, and nothing besides', async (name, count) => {
    const file = fixture(name);
    const { bytes, removedCharacterCount } = await cleanFile(file, { name });
    expect(removedCharacterCount).toBe(count);
    const [before, after] = [unpack(file), unpack(bytes)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const part of Object.keys(before)) {
      const expected = before[part]!.replace(HIDDEN, '').replace('one\u00a0two', 'one two');
      // Excel and Word are asked to keep a space that came to an edge.
      expect(after[part]!.replaceAll(' xml:space="preserve"', ''), part).toBe(
        expected.replaceAll(' xml:space="preserve"', ''),
      );
    }
    expect((await cleanFile(bytes, { name })).changed).toBe(false);
  });

  it.each(containers)(
    '%s keeps the emoji, the Persian joiner and the Hebrew mark',
    async (name) => {
      const { bytes } = await cleanFile(fixture(name), { name });
      const text = Object.values(unpack(bytes))
        .join('')
        .replace(/<[^>]*>/g, '');
      for (const kept of ['👨\u200d👩\u200d👧', 'می\u200cخواهم', 'שלום\u200f'])
        expect(text).toContain(kept);
    },
  );

  it.each(containers)('%s says nothing more about people when all of it goes', async (name) => {
    const file = fixture(name);
    expect((await scanFile(file, { name })).metadata.length).toBeGreaterThan(0);
    const { bytes } = await cleanFile(file, { name, remove: metadataKinds });
    expect(Object.values(unpack(bytes)).join('')).not.toMatch(
      /Jane|John|Secret|private|LibreOffice\/7|rsid="[1-9]/,
    );
    expect((await scanFile(bytes, { name })).metadata).toEqual([]);
    expect((await cleanFile(bytes, { name, remove: metadataKinds })).changed).toBe(false);
  });

  it.each(['letter.docx', 'letter.odt', 'letter.rtf', 'sheet.ods'])(
    '%s is listed with what its comment says, and no more',
    async (name) => {
      const { metadata } = await scanFile(fixture(name), { name });
      const comments = metadata.filter(({ kind }) => kind === 'comments');
      expect(comments.map(({ values }) => values)).toEqual([['Say this in private']]);
      expect(metadata.filter(({ values }) => values.length === 0)).toEqual([]);
    },
  );

  it('a letter in RTF loses the same, keeps its bullets, and forgets its author', async () => {
    const { bytes, removedCharacterCount } = await cleanFile(fixture('letter.rtf'), {
      remove: metadataKinds,
    });
    expect(removedCharacterCount).toBe(13);
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).not.toMatch(/\\u8203|\\u8238|\\zwbo|Jane|John|Secret/);
    expect((await scanFile(bytes)).metadata).toEqual([]);
  });
});

if (!soffice) console.warn('skipped: LibreOffice (soffice) is not installed here');

const between = (flat: string, start: string, end: string) =>
  flat.slice(flat.indexOf(start), flat.indexOf(end));

/** Neighbours of one style, and those without a letter, are written in as many spans as you like. */
function joined(body: string): string {
  const empty = body.replace(/<text:span text:style-name="\w+"><\/text:span>/g, '');
  const same =
    /(<text:span text:style-name="(\w+)">[^<]*)<\/text:span><text:span text:style-name="\2">/g;
  const next = empty.replace(same, '$1');
  return next === body ? body : joined(next);
}

/**
 * What is drawn: the body and its styles, without the ids that change with each saving and the height
 * of rows, which is that of their tallest letter.
 */
function drawn(flat: string): string {
  const styles = between(flat, '<office:automatic-styles>', '</office:automatic-styles>');
  const body = between(flat, '<office:body>', '</office:body>');
  const all = styles.includes('table-row-properties') ? body : styles + body;
  return (
    all
      .replace(/ (?:officeooo|loext):[\w-]+="[^"]*"| table:style-name="ro\d+"/g, '')
      // One font may be there under two names, which are counted up.
      .replace(/(font-name[\w-]*="[^"]*?)\d+"/g, '$1"')
  );
}

describe.skipIf(!soffice)('opened with LibreOffice after cleaning', () => {
  it.each([
    ['fodt', ['letter.docx', 'letter.odt', 'letter.rtf']],
    ['fods', ['sheet.xlsx', 'sheet.ods']],
    ['fodp', ['slides.pptx', 'slides.odp']],
  ])(
    'the %s of what was cleaned is that of the original without what was hidden',
    {
      timeout: 240_000,
    },
    async (format, names) => {
      const documents: Record<string, Uint8Array> = {};
      for (const name of names) {
        const kind = name.replace('.', '-');
        documents[`before-${kind}.${name.split('.')[1]}`] = fixture(name);
        const cleaned = await cleanFile(fixture(name), { name });
        documents[`after-${kind}.${name.split('.')[1]}`] = cleaned.bytes;
        const bare = await cleanFile(fixture(name), { name, remove: metadataKinds });
        documents[`bare-${kind}.${name.split('.')[1]}`] = bare.bytes;
      }
      const saved = await openAndSave(documents, format);
      for (const [name, flat] of Object.entries(saved)) {
        if (name.startsWith('before')) expect(flat, name).toMatch(HIDDEN);
        else expect(flat, name).not.toMatch(HIDDEN);
        if (name.startsWith('bare')) expect(flat, name).not.toMatch(/Jane|John|Secret|private/);
        if (!name.startsWith('after')) continue;
        const before = drawn(saved[name.replace('after', 'before')]!);
        const expected = before.replace(HIDDEN, '').replace('one\u00a0two', 'one two');
        expect(before.length).toBeGreaterThan(500);
        expect(joined(drawn(flat)), name).toBe(joined(expected));
      }
    },
  );
});
