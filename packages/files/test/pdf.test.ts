import { expect, it } from 'vitest';
import { cleanFile, scanFile } from '../src/index.ts';
import { onePagePdf } from './pdf.ts';

const file = (text: string) => onePagePdf({ author: 'Jane Doe', text });

it('a PDF is read page by page, with what it says about people', async () => {
  const { findings, metadata, format } = await scanFile(file('Zero\u200bwidth'), { name: 'a.pdf' });
  expect(format).toBe('pdf');
  expect(findings).toMatchObject([{ name: 'ZERO WIDTH SPACE', paragraph: 1, action: 'flag' }]);
  expect(metadata.map(({ kind, name, values }) => [kind, name, ...values])).toEqual([
    ['author', 'Author', 'Jane Doe'],
    ['application', 'Producer', 'A writer'],
    ['dates', 'Created', 'D:20260102030405Z'],
    ['company', 'Company', 'Acme'],
  ]);
});

it('a PDF comes back as it was, with a note that says so', async () => {
  const bytes = file('Zero\u200bwidth');
  const before = bytes.slice();
  const cleaned = await cleanFile(bytes, { name: 'a.pdf', remove: ['author'] });
  expect(cleaned).toMatchObject({ changed: false, removedCharacterCount: 0 });
  expect(cleaned.bytes).toEqual(before);
  expect(cleaned.notes.join()).toContain('only read');
});

it('a PDF that is cut off or none is refused', async () => {
  for (const bytes of [file('Hello').slice(0, 60), new TextEncoder().encode('%PDF-1.7\nnothing')]) {
    await expect(scanFile(bytes, { name: 'a.pdf' })).rejects.toMatchObject({ code: 'damaged' });
  }
});

const changed = (from: string, to: string) => {
  const text = Buffer.from(file('Hello')).toString('latin1');
  expect(text).toContain(from);
  return new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'));
};

it.each<[string, () => Uint8Array, RegExp]>([
  [
    'cut off',
    () => file('Hello').slice(0, 60),
    /its end is missing, as when a download breaks off/,
  ],
  ['without its list of parts', () => changed('/Root', '/Roop'), /its list of parts leads nowhere/],
  [
    'without its page',
    () => changed('/Kids [', '/Kids [99 0 R] /Was ['),
    /page 1 of 1 cannot be read/,
  ],
])('of a PDF that is %s it is said what is wrong with it', async (_, make, reason) => {
  const refused = await scanFile(make(), { name: 'a.pdf' }).catch((error: Error) => error);
  expect(refused).toMatchObject({ code: 'damaged', message: expect.stringMatching(reason) });
});
