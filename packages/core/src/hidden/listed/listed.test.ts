import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LISTED_TABLE, listedTable } from '../../../scripts/generate-listed-tables.ts';
import { COVER, exchange, linesEnding, snow } from '../decode/encoders.fixture.ts';
import real from '../decode/fixtures/real-encoders.json' with { type: 'json' };
import { clean, reveal, scan, scanCode } from '../index.ts';
import type { KindTraits } from '../kind-traits.ts';
import { KINDS, traitsOf } from '../kinds.ts';
import { LISTED_KINDS } from '../listed-kinds.ts';
import { noTokens } from '../tokens.ts';
import type { ListedCategory } from '../types.ts';
import { ORDINARY } from './ordinary.fixture.ts';

/** What is listed, as `category: text`. */
const listed = (text: string, category?: ListedCategory) =>
  scan(text, category === undefined ? {} : { listed: { [category]: true } }).map(
    ({ start, end, category: found }) => `${found}: ${text.slice(start, end)}`,
  );

const MESSAGE = 'meet at noon';
const OPEN = exchange(COVER.trim(), MESSAGE, { at: / /g, forms: () => [' ', '  '] });

/** A text with one thing to list, and what is listed of it. */
const ROWS: [category: ListedCategory, text: string, place: string][] = [
  ['look-alike-word', 'аррӏе', 'аррӏе'],
  ['look-alike-word', 'Sign in at аррӏе.com', 'аррӏе'],
  ['look-alike-word', 'The word сосоа is odd.', 'сосоа'],
  ['look-alike-word', 'Ask οροο about it.', 'οροο'],
  ['latin-look-alike', 'ɢoogle', 'ɢ'],
  ['latin-look-alike', 'lınkedin', 'ı'],
  ['latin-look-alike', 'mıcrosoft', 'ı'],
  ['latin-look-alike', 'We met on lınkedin and on facebook too.', 'ı'],
  ['latin-look-alike', 'paypaⅼ', 'ⅼ'],
  ['latin-look-alike', 'the word ɡrowing in plain English', 'ɡ'],
  ['styled-letters', '𝗚𝗼𝗼𝗴𝗹𝗲', '𝗚𝗼𝗼𝗴𝗹𝗲'],
  ['styled-letters', 'p𝐚ypal', '𝐚'],
  ['styled-letters', 'ｇｏｏｇｌｅ', 'ｇｏｏｇｌｅ'],
  ['styled-letters', 'ⓗⓔⓛⓛⓞ', 'ⓗⓔⓛⓛⓞ'],
  ['styled-letters', 'ʜᴇʟʟᴏ there', 'ʜᴇʟʟᴏ'],
  ['mixed-digits', 'Pay 1٢3 now', '1٢3'],
  ['mixed-digits', 'Pay 1２3 now', '1２3'],
  ['mixed-digits', 'Pay 4𝟕2 now', '4𝟕2'],
  ['mixed-digits', '۱٢', '۱٢'],
  ['punctuation-look-alike', 'int a = 1\u037e', '\u037e'],
  ['punctuation-look-alike', 'if (environment\u01c3=PROD)', '\u01c3'],
  ['punctuation-look-alike', 'example.com\u2044login', '\u2044'],
  ['punctuation-look-alike', 'example.com\u2215login', '\u2215'],
  ['punctuation-look-alike', 'http\ua789//example.com', '\ua789'],
  ['stacked-marks', 'z\u0300\u0316\u0334\u035ca', '\u0300\u0316\u0334\u035c'],
  ['doubled-mark', 'cafe\u0301\u0301', '\u0301\u0301'],
  ['leading-mark', '\u0301abc', '\u0301'],
  ['leading-mark', 'abc\n\u0338def', '\u0338'],
  ['denormalised', 'café, cafe\u0301', 'e\u0301'],
  [
    'chat-trace',
    'so:contentReference[oaicite:0]{index=0}',
    ':contentReference[oaicite:0]{index=0}',
  ],
  ['chat-trace', 'so [oaicite:12]', '[oaicite:12]'],
  ['chat-trace', 'so【4:0†source】', '【4:0†source】'],
  ['chat-trace', 'so 【12†L1-L5】', '【12†L1-L5】'],
  ['chat-trace', 'so citeturn0search0turn2news1', 'citeturn0search0turn2news1'],
  ['chat-trace', '[cite_start]So', '[cite_start]'],
  ['chat-trace', 'So [cite: 1, 22].', '[cite: 1, 22]'],
  [
    'chat-trace',
    'So <grok-card data-id="a1" data-type="card"></grok-card>',
    '<grok-card data-id="a1" data-type="card"></grok-card>',
  ],
  ['chat-trace', 'https://example.com/?utm_source=chatgpt.com', 'utm_source=chatgpt.com'],
  ['chat-trace', 'https://example.com/?a=1&utm_source=openai#x', 'utm_source=openai'],
];

describe('what deceives the eye', () => {
  it.each(ROWS)('is listed as %s: %s', (category, text, place) => {
    expect(listed(text)).toEqual([`${category}: ${place}`]);
  });

  it.each(ROWS)('is only reported, and drawn: %s, %s', (category, text) => {
    expect(clean(text).text).toBe(text);
    expect(clean(text).findings).toEqual([]);
    expect(clean(text).removedCharacterCount).toBe(0);
    const marks = reveal(text).filter((segment) => segment.kind === 'mark' && segment.finding >= 0);
    expect(marks).toMatchObject([{ category, kept: true, finding: 0 }]);
  });

  it.each(ROWS)('has a switch: %s, %s', (category, text) => {
    expect(scan(text, { listed: { [category]: false } })).toEqual([]);
    expect(clean(text, { listed: { [category]: false } }).findings).toEqual([]);
    expect(listed(text, category).length).toBeGreaterThan(0);
  });

  it('lists every letter of Zalgo', () => {
    const zalgo = Array.from('zalgo', (letter) => `${letter}\u0335\u0321`).join('');
    expect(scan(zalgo).map(({ category }) => category)).toEqual(Array(5).fill('stacked-marks'));
  });

  it('gives the names of Unicode, and of what is one thing', () => {
    expect(scan('paypaⅼ')[0]!.name).toBe('SMALL ROMAN NUMERAL FIFTY');
    expect(scan('x = 1\u037e')[0]!.name).toBe('GREEK QUESTION MARK');
    expect(scan('аррӏе')[0]!.name).toBe('WORD OF LOOK-ALIKE LETTERS');
  });

  it('leaves what the rules say of a character to them', () => {
    expect(listed('аррӏ\u200bе.com')).toEqual([
      'look-alike-word: аррӏ',
      'zero-width-space: \u200b',
      'look-alike-word: е',
    ]);
  });

  it('is only reported, however many findings stand before it', () => {
    for (let count = 0; count < 80; count++) {
      const [one] = scan(`${'\u200b '.repeat(count)}[cite_start]`).slice(-1);
      expect(one, `behind ${count}`).toMatchObject({ category: 'chat-trace', action: 'flag' });
    }
  });

  it('is listed in programs as well', () => {
    expect(scanCode('if (a \u01c3= b) {}', { language: 'javascript' })).toMatchObject([
      { category: 'punctuation-look-alike', name: 'LATIN LETTER RETROFLEX CLICK' },
    ]);
    expect(scanCode('let a = 1; // [cite_start]', { language: 'javascript' })).toHaveLength(1);
  });
});

describe('messages in white space', () => {
  const rows: [ListedCategory, string][] = [
    ['space-message', OPEN],
    ['line-end-message', linesEnding(MESSAGE, ['\n', '\r\n'])],
    ['trailing-message', linesEnding(MESSAGE, ['\n', ' \n'])],
    ['trailing-message', linesEnding(MESSAGE, [' \n', '\t\n'])],
  ];
  it.each(rows)('are listed where they stand, and have a switch: %s', (category, text) => {
    const findings = scan(text);
    expect(findings.length).toBeGreaterThan(8);
    expect(new Set(findings.map((finding) => finding.category))).toEqual(new Set([category]));
    for (const { start, end } of findings) expect(text.slice(start, end)).toMatch(/^\s+$/);
    expect(scan(text, { listed: { [category]: false } })).toEqual([]);
    expect(clean(text).text).toBe(text);
  });
});

describe('SNOW', () => {
  const written = real.filter(([, scheme]) => scheme === 'snow');
  it.each(written)('what stegsnow wrote goes, and the text stays: %s', (_, __, ___, text) => {
    const result = clean(text!);
    expect(result.text).toBe(text!.replaceAll(/[ \t]+$/gm, ''));
    expect(scan(text!).every(({ category }) => category === 'trailing-message')).toBe(true);
    expect(clean(result.text).text).toBe(result.text);
    expect(clean(text!.replaceAll('\n', '\r\n')).text).toBe(result.text.replaceAll('\n', '\r\n'));
  });

  it('goes where it is packed or under a password', () => {
    for (const name of ['snow-packed', 'snow-password']) {
      const text = readFileSync(new URL(`../decode/fixtures/${name}.txt`, import.meta.url), 'utf8');
      expect(clean(text).text).toBe(text.replaceAll(/[ \t]+$/gm, ''));
    }
  });

  it('goes from a text of one short word', () => {
    const text = snow('one\ntwo\nthree', 'ok');
    expect(clean(text).text).toBe('one\ntwo\nthree');
  });

  const untidy: [string, string][] = [
    ['code', 'if (a) {\t\n\t\t\n\t\treturn;  \n\t    \n}\t\n'.repeat(30)],
    ['breaks of Markdown', 'A line with a break  \nand one without\n'.repeat(50)],
    ['a table with empty cells', 'a\tb\t\t\t\nc\t\t\t\t\n'.repeat(50)],
    ['cells of spaces', 'a\t  \t  \t\nc\t  \t  \t\n'.repeat(50)],
    ['indented code', '\tif (x) {\n\t    return\t// why\n\t}\n'.repeat(50)],
  ];
  it.each(untidy)('is not seen in %s', (_, text) => {
    expect(clean(text).text).toBe(text);
    expect(scan(text)).toEqual([]);
  });
});

describe('what is ordinary', () => {
  it.each(ORDINARY)('is quiet: %s', (_, text) => expect(listed(text)).toEqual([]));
});

describe('the rows and the table', () => {
  it('have codes of their own that fit into a token, and say all that a finding says', () => {
    const taken = new Set<number>(Object.values(KINDS).map(({ code }) => code));
    const rows: KindTraits[] = Object.values(LISTED_KINDS);
    for (const { code, category, reason } of rows) {
      expect(taken.has(code)).toBe(false);
      taken.add(code);
      expect(code).toBeLessThan(noTokens('').seen.length);
      expect(traitsOf(code).category).toBe(category);
      expect(category).toMatch(/^[a-z-]+$/);
      expect(reason).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('is what the generator makes, and small', async () => {
    const text = await listedTable();
    expect(readFileSync(LISTED_TABLE, 'utf8')).toBe(text);
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(1600);
  });
});
