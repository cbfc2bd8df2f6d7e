import { clean, scan } from '@cleanpaste/core/hidden';
import { describe, expect, it } from 'vitest';
import { fc } from '../../core/test/properties.ts';
import { blocksOf } from '../src/files/blocks.ts';
import { decoderOf, encode, NotText } from '../src/files/coder.ts';
import { countPlaces } from '../src/output/places.ts';
import { cleanpaste, folderWith } from './command.ts';

async function* piecesOf(text: string, lengths: number[]) {
  for (let at = 0, i = 0; at < text.length; i++) {
    const length = lengths[i % lengths.length]!;
    yield text.slice(at, at + length);
    at += length;
  }
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Whatever some rule looks at, and many line ends between. */
const unit = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('\n', '\r\n', '\r', '\n\n') },
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      ...[
        'a',
        'Z',
        ' ',
        '1',
        '.',
        'é',
        'ب',
        'ه',
        'ש',
        'क',
        '्',
        'က',
        'ไ',
        'ᠠ',
        '漢',
        'а',
        'ᄀ',
        '👨',
        '🏴',
        '❤',
        '1\ufe0f\u20e3',
      ],
      ...'\u200b\u200c\u200d\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
      ...'\u00ad\u034f\u0600\u0085\u2028\u2029\u000b\u000c\u001b[31m\u00a0\u3000\u202f\u2026\ufeff\ufe0f\ufe00\u180b\u3164\ufffd\ufffc\ue200\ue202\ue201',
      ...['\u{e0041}', '\u{e007f}', '\u{e0101}', '\ud800', '\udc00', '\u{10ffff}'],
    ),
  },
);
const texts = fc.string({ unit, maxLength: 120 });
const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
const options = fc.record({
  ellipsisAndArrows: fc.boolean(),
  quotes: fc.boolean(),
  frenchSpaces: fc.boolean(),
  lookAlikes: fc.boolean(),
  chatTraces: fc.boolean(),
});

describe('piece by piece is the same as at once', () => {
  it('cleans and lists the same', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(texts, lengths, options, async (text, cuts, chosen) => {
        const blocks = await collect(blocksOf(piecesOf(text, cuts), { size: 8 }));
        expect(blocks.map((block) => block.text).join('')).toBe(text);
        expect(blocks.map((block) => clean(block.text, chosen).text).join('')).toBe(
          clean(text, chosen).text,
        );
        let offset = 0;
        const findings = blocks.flatMap((block) => {
          const moved = scan(block.text, chosen).map((finding) => ({
            ...finding,
            start: finding.start + offset,
            end: finding.end + offset,
          }));
          offset += block.text.length;
          return moved;
        });
        expect(findings).toEqual(scan(text, chosen));
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps a direction mark with the line above that it asks for', async () => {
    const text = 'הסוגים הם image\n/jpeg\u200f, image/gif\u200f, image/png\n'.repeat(40);
    const blocks = await collect(blocksOf(piecesOf(text, [7]), { size: 8 }));
    expect(blocks.length).toBeGreaterThan(20);
    expect(blocks.map((block) => clean(block.text).text).join('')).toBe(text);
  });

  it('waits no longer than the longest line for a line without one', async () => {
    const text = 'ש\u200f,\n'.repeat(100);
    const blocks = await collect(blocksOf(piecesOf(text, [7]), { size: 8, longestLine: 40 }));
    expect(blocks.map((block) => block.text).join('')).toBe(text);
    expect(Math.max(...blocks.map((block) => block.text.length))).toBeLessThan(47);
    expect(blocks.every((block) => block.wholeLines)).toBe(true);
  });

  it('counts lines and columns the same', async () => {
    await fc.assert(
      fc.asyncProperty(texts, lengths, async (text, cuts) => {
        const places = countPlaces();
        let offset = 0;
        for (const block of await collect(
          blocksOf(piecesOf(text, cuts), { size: 8, longestLine: 20 }),
        )) {
          places.next(block.text);
          for (let at = 0; at < block.text.length; at += 3) {
            const before = text.slice(0, offset + at).split('\n');
            expect(places.at(at)).toEqual({
              line: before.length,
              column: before.at(-1)!.length + 1,
              offset: offset + at,
            });
          }
          offset += block.text.length;
        }
      }),
    );
  });

  it('decodes bytes the same wherever they are cut', () => {
    const encodings = (['utf-8', 'utf-16le', 'utf-16be'] as const).map((name) => ({
      name,
      bom: new Uint8Array(0),
    }));
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        lengths,
        fc.constantFrom(...encodings),
        (text, cuts, encoding) => {
          const bytes = encode(text, encoding);
          const decoder = decoderOf(encoding);
          let decoded = '';
          for (let at = 0, i = 0; at < bytes.length; i++) {
            const length = cuts[i % cuts.length]!;
            decoded += decoder.push(bytes.subarray(at, at + length));
            at += length;
          }
          decoder.end();
          expect(decoded).toBe(text);
        },
      ),
    );
  });

  it('refuses what is not UTF-8, also when the fault lies between two chunks', () => {
    for (const bytes of [
      [0xc3, 0x28],
      [0xe2, 0x80],
      [0xed, 0xa0, 0x80],
      [0xf5, 0x80, 0x80, 0x80],
      [0xc0, 0xaf],
      [0x80],
    ]) {
      const decoder = decoderOf({ name: 'utf-8', bom: new Uint8Array(0) });
      expect(() => {
        for (const byte of bytes) decoder.push(Uint8Array.of(byte));
        decoder.end();
      }, bytes.join()).toThrow(NotText);
    }
  });
});

describe('lines without an end', () => {
  it('are cut between words, nothing lost, pairs whole', async () => {
    const words = 'some words\u200b and 👩\u200d🚀 more '.repeat(40);
    const blocks = await collect(blocksOf(piecesOf(words, [7]), { size: 10, longestLine: 100 }));
    expect(blocks.length).toBeGreaterThan(5);
    expect(blocks.map(({ text }) => text).join('')).toBe(words);
    for (const { text } of blocks.slice(0, -1)) expect(text).toMatch(/\w $/);
    expect(blocks.map(({ text }) => clean(text).text).join('')).toBe(clean(words).text);
    const pairs = await collect(
      blocksOf(piecesOf('👩'.repeat(300), [7]), { size: 10, longestLine: 101 }),
    );
    expect(pairs.every(({ text }) => text.isWellFormed())).toBe(true);
  });

  // A block of four million units needs 56 MB; a processor that others use clears up later, and needs more.
  it('stay bounded in memory: 48 MB in one line with a heap of 96 MB', {
    timeout: 120_000,
  }, async () => {
    const line = 'a long\u200b line that never ends '.repeat(1_600_000);
    const cwd = folderWith({ 'line.txt': line });
    const { code, bytes } = await cleanpaste(['clean', 'line.txt'], {
      cwd,
      node: ['--max-old-space-size=96'],
    });
    expect(code).toBe(0);
    expect(bytes.equals(Buffer.from(line.replaceAll('\u200b', '')))).toBe(true);
  });
});
