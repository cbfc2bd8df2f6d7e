import { describe, expect, it } from 'vitest';
import { char, onlyFinding } from './characters.fixture.ts';
import { clean, scan } from './index.ts';
import { LISTED_KINDS } from './listed-kinds.ts';
import type { Action, Category } from './types.ts';

type Row = [Category, Action, ...ranges: [first: number, last: number][]];

/** The rows of the table, each range in full; the tests stand on both sides of every border. */
const ROWS: Row[] = [
  [
    'control',
    'remove',
    [0x00, 0x08],
    [0x0e, 0x1f],
    [0x7f, 0x7f],
    [0x81, 0x81],
    [0x8d, 0x8d],
    [0x8f, 0x90],
    [0x9d, 0x9d],
  ],
  // What they spell in Windows-1252 takes their place.
  [
    'control',
    'replace',
    [0x80, 0x80],
    [0x82, 0x84],
    [0x86, 0x8c],
    [0x8e, 0x8e],
    [0x91, 0x9c],
    [0x9e, 0x9f],
  ],
  ['line-control', 'replace', [0x0b, 0x0c], [0x85, 0x85], [0x2028, 0x2029]],
  ['soft-hyphen', 'remove', [0xad, 0xad]],
  ['word-joiner', 'remove', [0x2060, 0x2060]],
  ['byte-order-mark', 'remove', [0xfeff, 0xfeff]],
  ['zero-width-space', 'remove', [0x200b, 0x200b]],
  ['zero-width-joiner', 'remove', [0x200c, 0x200d]],
  ['bidi-mark', 'remove', [0x200e, 0x200f], [0x061c, 0x061c]],
  ['bidi-embedding', 'remove', [0x202a, 0x202c], [0x2066, 0x2069]],
  ['bidi-override', 'remove', [0x202d, 0x202e]],
  ['invisible-operator', 'remove', [0x2061, 0x2064]],
  ['deprecated-format', 'remove', [0x206a, 0x206f]],
  ['annotation', 'remove', [0xfff9, 0xfffb]],
  ['combining-grapheme-joiner', 'remove', [0x034f, 0x034f]],
  ['filler', 'remove', [0x115f, 0x1160], [0x3164, 0x3164], [0xffa0, 0xffa0]],
  ['script-selector', 'remove', [0x17b4, 0x17b5], [0x180b, 0x180f]],
  [
    'script-layout-control',
    'remove',
    ...([
      [0x13430, 0x1343f],
      [0x1bca0, 0x1bca3],
      [0x1d173, 0x1d17a],
    ] as [number, number][]),
  ],
  ['variation-selector', 'remove', [0xfe00, 0xfe0f], [0xe0100, 0xe01ef]],
  ['tag', 'remove', [0xe0001, 0xe0001], [0xe0020, 0xe007f]],
  [
    'default-ignorable',
    'remove',
    ...([
      [0x2065, 0x2065],
      [0xfff0, 0xfff8],
      [0xe0000, 0xe0000],
    ] as [number, number][]),
    ...([
      [0xe0002, 0xe001f],
      [0xe0080, 0xe00ff],
      [0xe01f0, 0xe0fff],
    ] as [number, number][]),
  ],
  [
    'noncharacter',
    'remove',
    [0xfdd0, 0xfdef],
    ...Array.from({ length: 17 }, (_, plane): [number, number] => [
      plane * 0x10000 + 0xfffe,
      plane * 0x10000 + 0xffff,
    ]),
  ],
  ['lone-surrogate', 'remove', [0xd800, 0xdfff]],
  ['private-use', 'remove', [0xe000, 0xf8ff], [0xf0000, 0xffffd], [0x100000, 0x10fffd]],
  [
    'space',
    'replace',
    ...([
      [0xa0, 0xa0],
      [0x1680, 0x1680],
      [0x2000, 0x200a],
      [0x202f, 0x202f],
    ] as [number, number][]),
    ...([
      [0x205f, 0x205f],
      [0x2800, 0x2800],
      [0x3000, 0x3000],
    ] as [number, number][]),
  ],
  ['object-replacement', 'remove', [0xfffc, 0xfffc]],
  ['replacement-character', 'flag', [0xfffd, 0xfffd]],
  [
    'blank',
    'flag',
    ...([
      [0x16fe4, 0x16fe4],
      [0x1107f, 0x1107f],
    ] as [number, number][]),
    ...([
      [0x13441, 0x13446],
      [0x1d159, 0x1d159],
    ] as [number, number][]),
  ],
  ['typographic', 'replace', [0x2026, 0x2026], [0x27f5, 0x27ff]],
];

const LISTED = new Set<string>(Object.values(LISTED_KINDS).map(({ category }) => category));

function categoryAt(codePoint: number): Category | undefined {
  return ROWS.find(([, , ...ranges]) =>
    ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
  )?.[0];
}

describe.each(ROWS)('%s', (category, action, ...ranges) => {
  it.each(ranges)('%i to %i, and not one code point more', (first, last) => {
    for (const codePoint of new Set([first, first + 1, last - 1, last])) {
      if (codePoint < first || codePoint > last) continue;
      const found = onlyFinding(`x${char(codePoint)}y`);
      expect(found).toMatchObject({ category, action, start: 1, codePoints: [codePoint] });
      expect(found.end).toBe(codePoint > 0xffff ? 3 : 2);
      expect(found.name).toMatch(/^[A-Za-z0-9 -]+$/);
    }
    for (const outside of [first - 1, last + 1]) {
      if (outside < 0 || outside > 0x10ffff) continue;
      expect(scan(`x${char(outside)}y`)[0]?.category).toBe(categoryAt(outside));
    }
  });
});

it('no code point outside the table is found between two letters', () => {
  const wrong: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    const category = scan(`x${char(codePoint)}y`)[0]?.category;
    // Between two Latin letters these are out of place, whatever they are elsewhere.
    const isOutOfPlace = category === 'look-alike' || LISTED.has(category ?? '');
    if (category !== categoryAt(codePoint) && !isOutOfPlace) wrong.push(codePoint.toString(16));
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('visible format characters always stay', () => {
  const codePoints = [0x600, 0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd];
  for (const codePoint of codePoints) expect(scan(`x${char(codePoint)}y`)).toEqual([]);
});

it('tab, line feed and carriage return stay', () => {
  expect(scan('a\tb\nc\r\nd\re')).toEqual([]);
});

it('line controls become line feeds, spaces spaces', () => {
  expect(clean('a\u2028b\u0085c\vd').text).toBe('a\nb\nc\nd');
  expect(clean('a\u2003b\u00a0c\u3000d').text).toBe('a b c d');
});

it('the bullet that word processors take from the font Symbol becomes a bullet', () => {
  expect(onlyFinding('\uf0b7 one')).toMatchObject({
    category: 'private-use',
    action: 'replace',
    replacement: '•',
    name: 'private-use-F0B7',
  });
  expect(clean('\uf0b7\tone\n\uf0b7\ttwo \uf0b6\uf0b8').text).toBe('•\tone\n•\ttwo ');
});

it('counts code points that were removed or replaced, not those that were flagged', () => {
  expect(clean('a\u200b\u{e0041}\u00a0b\ufffd\u2026').removedCharacterCount).toBe(4);
  expect(clean('\x1b[31mred').removedCharacterCount).toBe(5);
});

it('calls overrides dangerous and nothing else', () => {
  expect(onlyFinding('a\u202eb')).toMatchObject({ dangerous: true });
  expect(onlyFinding('a\u202bb').dangerous).toBeUndefined();
});

it.each([
  [0x200b, 'ZERO WIDTH SPACE'],
  [0x2060, 'WORD JOINER'],
  [0xfeff, 'ZERO WIDTH NO-BREAK SPACE'],
  [0xfe0f, 'VARIATION SELECTOR-16'],
  [0xe01ef, 'VARIATION SELECTOR-256'],
  [0xe0041, 'TAG LATIN CAPITAL LETTER A'],
  [0x07, 'ALERT'],
  [0x80, 'PADDING CHARACTER'],
  [0xe000, 'private-use-E000'],
  [0xfdd0, 'noncharacter-FDD0'],
  [0xd800, 'surrogate-D800'],
  [0x2065, 'reserved-2065'],
  [0x13430, 'EGYPTIAN HIEROGLYPH VERTICAL JOINER'],
])('%i is named %s', (codePoint, name) => {
  expect(onlyFinding(`x${char(codePoint)}y`).name).toBe(name);
});
