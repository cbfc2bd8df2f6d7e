import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { readRows } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

const row = (text: string) => JSON.stringify({ text, label: 0, domain: 'd', gen: 'g', src: 's' });
const texts = ['one\u2028line', 'a\u2029paragraph, a\u0085next line', 'ünï \u{1F600} plain'];
const lines = `${texts.map(row).join('\n')}\n`;

it('a text with line separators of Unicode is read as one row', async () => {
  const plain = join(folder, 'plain.jsonl');
  const packed = join(folder, 'packed.jsonl.gz');
  writeFileSync(plain, lines);
  writeFileSync(packed, gzipSync(lines));
  for (const path of [plain, packed]) {
    expect((await readRows(path)).map(({ text }) => text)).toEqual(texts);
  }
});

it('rows without a group are in none together, also those of two files', async () => {
  const other = join(folder, 'other.jsonl');
  writeFileSync(other, `${row('x').replace('"d"', 'NaN')}\r\n${lines}`);
  const both = [...(await readRows(other)), ...(await readRows(join(folder, 'plain.jsonl')))];
  expect(new Set(both.map(({ group }) => group)).size).toBe(7);
});

it('a text that is cut in two by the reading is whole', async () => {
  const long = join(folder, 'long.jsonl');
  const text = 'ä€😀'.repeat(60_000);
  writeFileSync(long, row(text));
  expect((await readRows(long)).map((one) => one.text)).toEqual([text]);
});
