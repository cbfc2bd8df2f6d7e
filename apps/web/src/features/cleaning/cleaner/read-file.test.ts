import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { readTextFile } from './read-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('UTF-8 is read with its byte order mark kept, so that it is seen', () => {
  expect(decodeText(utf8('\ufeffhéllo'))).toBe('\ufeffhéllo');
});

test('UTF-16 with a byte order mark is read in both orders', () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x61, 0x00]))).toBe('\ufeffa');
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0x00, 0x61]))).toBe('\ufeffa');
});

/** A text in UTF-16 without a byte order mark. */
function utf16(text: string, littleEndian: boolean) {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
}

test.each([
  'Hello',
  'A line.\r\nAnother one, with a zero\u200bwidth space.',
  'Привет, как дела? Сегодня идёт дождь.',
  'Η γλώσσα μου είναι τα ελληνικά, και η δική σου;',
  'مرحبا بالعالم، كيف حالك اليوم؟ أنا بخير.',
  '今天天气很好，我们去公园散步吧。明天可能会下雨。',
  '吾輩は猫である。名前はまだ無い。どこで生れたか、とんと見当がつかぬ。',
])('UTF-16 without a byte order mark is read in both orders: %s', (text) => {
  expect(decodeText(utf16(text, true))).toBe(text);
  expect(decodeText(utf16(text, false))).toBe(text);
});

test('Windows-1252 is read as what it is, with its quotes, its euro and its no-break space', () => {
  const bytes = [0x93, 0x46, 0xfc, 0x72, 0x94, 0x20, 0x35, 0xa0, 0x80, 0x20, 0x97, 0x20, 0x6e];
  expect(decodeText(Uint8Array.from([...bytes, 0x61, 0xef, 0x76, 0xe9, 0x0d, 0x0a]))).toBe(
    '“Für” 5\u00a0€ — naïvé\r\n',
  );
});

test('a code page that is not known is not read as signs that nobody wrote', () => {
  // "Привет мир" in Windows-1251, which Windows-1252 would show as accented letters.
  const bytes = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0xec, 0xe8, 0xf0];
  expect(decodeText(Uint8Array.from(bytes))).toBeNull();
});

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48]],
  ['an archive', [0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0x21, 0, 0xdf, 0xa4]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0x3e, 0]],
  ['a photograph', [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1]],
])('%s is refused', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeNull();
});

test('files that are not text are refused', () => {
  expect(decodeText(new Uint8Array([0x89, 0x50, 0x00, 0x47]))).toBeNull();
  expect(decodeText(new Uint8Array([0x61, 0xff, 0x62]))).toBeNull();
});

test('a file over the limit is refused with the limit named', async () => {
  await expect(readTextFile(new Blob(['x'.repeat(1_000_001)]))).rejects.toThrow('1,000,000');
});

test('a file at the limit is read', async () => {
  expect(await readTextFile(new Blob(['x'.repeat(1_000_000)]))).toHaveLength(1_000_000);
});
