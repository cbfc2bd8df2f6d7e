import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { cleanFile, FileRefused, metadataKinds } from '../src/index.ts';

/** The same numbers in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state % below;
  };
}

const SIGNS = [...'<>&"\'/=\0{}\\ '].map((sign) => sign.charCodeAt(0));

/** A file with some bytes changed, or with one of its parts damaged. */
function broken(file: Uint8Array, isZip: boolean, next: (below: number) => number): Uint8Array {
  if (!isZip || next(2) === 0) {
    const bytes = file.slice();
    for (let times = next(4); times >= 0; times--) bytes[next(bytes.length)] = next(256);
    return bytes;
  }
  const parts = unzipSync(file);
  const names = Object.keys(parts);
  const name = names[next(names.length)]!;
  const part = parts[name]!;
  const at = next(Math.max(1, part.length));
  if (next(2) === 0) parts[name] = part.slice(0, at);
  else part[at] = SIGNS[next(SIGNS.length)]!;
  return zipSync(parts, { level: 1 });
}

it.each(['letter.docx', 'letter.odt', 'letter.epub', 'letter.rtf', 'sheet.xlsx', 'slides.pptx'])(
  '%s, broken in forty ways, is cleaned or refused, and stays what it was',
  async (name) => {
    const file = new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));
    const next = numbers(name.length);
    for (let round = 0; round < 40; round++) {
      const bytes = broken(file, name !== 'letter.rtf', next);
      const before = bytes.slice();
      const outcome = await cleanFile(bytes, { name, remove: metadataKinds }).catch(
        (error) => error,
      );
      if (outcome instanceof Error) expect(outcome, `round ${round}`).toBeInstanceOf(FileRefused);
      expect(bytes).toEqual(before);
    }
  },
);

it.each([
  ['a.docx', (many: number) => `<w:p>${'<w:r><w:t>a\u200b</w:t></w:r>'.repeat(many)}</w:p>`],
  [
    'a.md',
    (many: number) => `${'a\u200b '.repeat(many)}${'- `'.repeat(many)}${'<pre>'.repeat(many)}`,
  ],
  ['a.html', (many: number) => `${'<p>a\u200b<code>b '.repeat(many)}${'<a b="'.repeat(many)}`],
  ['a.rtf', (many: number) => `{\\rtf1 ${'\\u8203?{\\b a}'.repeat(many)}}`],
  ['a.srt', (many: number) => `1\n0 --> 1\n${'<i>a\u200b{\\an8}<'.repeat(many)}`],
])('%s of eight times the size takes no more than some times the work', async (name, make) => {
  const { docx } = await import('./documents.ts');
  const file = (many: number) =>
    name === 'a.docx' ? docx(make(many)) : new TextEncoder().encode(make(many));
  const timed = async (bytes: Uint8Array) => {
    const began = performance.now();
    await cleanFile(bytes, { name });
    return performance.now() - began;
  };
  await timed(file(2000));
  const [short, long] = [file(4000), file(32_000)];
  let [small, large] = [Infinity, Infinity];
  // What else the machine does can only add to a call: the least of some counts.
  for (let round = 0; round < 8 && !(round > 2 && large < 32 * Math.max(small, 1)); round++) {
    small = Math.min(small, await timed(short));
    large = Math.min(large, await timed(long));
  }
  // Work that grows with the square would be 64 times as much.
  expect(large / Math.max(small, 1)).toBeLessThan(32);
});
