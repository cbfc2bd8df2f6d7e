// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { basicCharacters } from './families.ts';
import { fontOutputs } from './outputs.ts';
import { pointsOf, rangeText } from './unicode-range.ts';

test('the fonts and rules that are committed are those that the script makes', async () => {
  const { files, sheets } = await fontOutputs();
  for (const [file, bytes] of files) {
    expect((await readFile(new URL(file))).equals(bytes), file).toBe(true);
  }
  for (const [file, text] of sheets) {
    expect(await readFile(new URL(file), 'utf8'), file).toBe(text);
  }
});

test('no small font is larger than 25 KB', async () => {
  const { files } = await fontOutputs();
  expect(files.size).toBe(2);
  for (const [file, bytes] of files) expect(bytes.length, file).toBeLessThanOrEqual(25_000);
});

test('every letter of Latin is in the small font or in the whole one, and in one of them only', async () => {
  const { sheets } = await fontOutputs();
  const sheet = [...sheets].find(([file]) => file.endsWith('.css'))![1];
  const ranges = [...sheet.matchAll(/unicode-range: ([^;]+);/g)].map(([, range]) => range!);
  expect(ranges).toHaveLength(4);
  const small = new Set(basicCharacters);
  for (const whole of ranges.slice(2)) {
    const points = pointsOf(whole);
    expect(points.filter((point) => small.has(point))).toEqual([]);
    expect(points).toContain('é'.codePointAt(0));
  }
});

test('ranges are written in runs and read back', () => {
  expect(rangeText([0x41, 0x42, 0x43, 0x2019, 0x41])).toBe('U+41-43, U+2019');
  expect(pointsOf('U+41-43, U+2019')).toEqual([0x41, 0x42, 0x43, 0x2019]);
});
