import { expect, test } from 'vitest';
import { decodeText, readTextFile } from './read-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('UTF-8 is read with its byte order mark kept, so that it is seen', () => {
  expect(decodeText(utf8('\ufeffhéllo'))).toBe('\ufeffhéllo');
});

test('UTF-16 with a byte order mark is read in both orders', () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x61, 0x00]))).toBe('\ufeffa');
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0x00, 0x61]))).toBe('\ufeffa');
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
