import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cleanFile, scanFile } from '../src/index.ts';
import { archive, docxParts, paragraph, run } from './documents.ts';
import { app11, c2paStore, chunk, jpeg, otherBox, png } from './pictures.ts';

const store = c2paStore('Jane Doe');
const MARKED = {
  'photo.jpg': [jpeg(app11(store, 0x211)), jpeg()],
  'scan.JPEG': [jpeg(app11(store, 1, 60_000)), jpeg()],
  'drawn.png': [png(chunk('caBX', store)), png()],
} as const;

/** Where each format keeps its pictures. */
const FOLDERS = {
  'letter.docx': 'word/media/',
  'slides.pptx': 'ppt/media/',
  'sheet.xlsx': 'xl/media/',
  'letter.epub': 'OEBPS/images/',
  'letter.odt': 'Pictures/',
} as const;

function withPictures(name: keyof typeof FOLDERS): Uint8Array {
  const file = new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));
  const parts: Record<string, Uint8Array> = unzipSync(file);
  for (const [picture, [marked]] of Object.entries(MARKED)) parts[FOLDERS[name] + picture] = marked;
  return archive(parts, ['mimetype']);
}

/** A document with one picture, and what becomes of it. */
async function cleanedPicture(name: string, picture: Uint8Array) {
  const part = `word/media/${name}`;
  const file = archive({ ...docxParts(paragraph(run('Hello'))), [part]: picture });
  const { bytes, metadata } = await cleanFile(file, { name: 'a.docx', remove: ['provenance'] });
  return { picture: unzipSync(bytes)[part], listed: metadata.filter((one) => one.part === part) };
}

describe('pictures with a manifest of C2PA', () => {
  const names = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];

  it.each(names)('in %s are listed, each with its place, and stay as they are', async (name) => {
    const file = withPictures(name);
    const { metadata } = await scanFile(file, { name });
    const marks = metadata.filter(({ kind }) => kind === 'provenance');
    expect(marks).toEqual(
      Object.keys(MARKED).map((picture) => ({
        kind: 'provenance',
        name: 'C2PA mark in a picture',
        part: FOLDERS[name] + picture,
        values: [],
        count: 1,
      })),
    );
    const parts = unzipSync((await cleanFile(file, { name, remove: ['author'] })).bytes);
    for (const [picture, [marked]] of Object.entries(MARKED))
      expect(parts[FOLDERS[name] + picture]).toEqual(marked);
  });

  it.each(names)('in %s lose it when asked, and every other byte stays', async (name) => {
    const { bytes, removed } = await cleanFile(withPictures(name), {
      name,
      remove: ['provenance'],
    });
    expect(removed).toEqual(['provenance']);
    const parts = unzipSync(bytes);
    for (const [picture, [, plain]] of Object.entries(MARKED))
      expect(parts[FOLDERS[name] + picture], picture).toEqual(plain);
    expect((await scanFile(bytes, { name })).metadata.map(({ kind }) => kind)).not.toContain(
      'provenance',
    );
  });

  it('keep boxes of others, also where these speak of C2PA', async () => {
    const other = app11(otherBox(), 2);
    const both = jpeg([...other, ...app11(store, 3), ...app11(otherBox(), 4)]);
    expect(await cleanedPicture('a.jpg', both)).toMatchObject({
      picture: jpeg([...other, ...app11(otherBox(), 4)]),
      listed: [{ count: 1 }],
    });
    expect(await cleanedPicture('a.jpg', jpeg(other))).toEqual({
      picture: jpeg(other),
      listed: [],
    });
  });

  it('of long boxes, whose length has eight bytes, are known as well', async () => {
    const long = [0, 0, 0, 1, ...store.slice(4, 8), 0, 0, 0, 0, ...store.slice(0, 4)];
    const marked = jpeg(app11([...long, ...store.slice(8)], 1, 60_000));
    expect((await cleanedPicture('a.jpg', marked)).picture).toEqual(jpeg());
  });

  it('that are broken stay as they are, and nothing is said of them', async () => {
    const cut = jpeg(app11(store, 1)).slice(0, 120);
    const wrong = png(chunk('caBX', store).with(-1, 0));
    for (const [name, picture] of [
      ['cut.jpg', cut],
      ['wrong.png', wrong],
      ['empty.png', new Uint8Array(0)],
    ] as const)
      expect(await cleanedPicture(name, picture)).toEqual({ picture, listed: [] });
  });
});
