import { describe, expect, it } from 'vitest';
import { fc } from '../../test/properties.ts';
import { workedMs } from '../../test/worked.ts';
import { applied } from './characters.fixture.ts';
import { clean, type Finding, reveal, scan } from './index.ts';
import { LISTED_KINDS } from './listed-kinds.ts';

/** Everything that some rule knows, so that random texts meet the rules in odd company. */
const SPECIAL = Array.from(
  '\u200b\u200c\u200d\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2060' +
    '\ufeff\u00ad\u034f\u115f\u1160\u3164\uffa0\u17b4\u180b\u180c\u180e\ufe00\ufe0e\ufe0f\u{e0100}' +
    '\u{e0101}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e007f}\u{e0001}\ue200\ue201\ue202\ue203\ufffc' +
    '\ufffd\u{13430}\u{1bca0}\u{1d173}\u{1d159}\u00a0\u202f\u3000\u1680\u2800\u2003\u2028\u0085\v\n\r' +
    '\t\u2026\u27f6\u2018\u201c\u2014\0\x1b\x9b\x9c\x07\ufdd0\uffff\u0600\u070f',
);
const PLAIN = [
  ...Array.from('abeMd01#{}¤% .;!/[]m3",()\\@~بامرـ\u064bאשक\u094d\u093fअഗൻক্ไกខລꦏ꧀ကᠠ᠊中あー한가ㄱﾡ'),
  ...Array.from('👩💻❤🏻🏴🏳🌈©₪«»асрαοօ\u0301\u0308ܩ𓀀𛰀𝄞ᚁ⠁≨葛ßé\u{110bd}'),
  ...['entity', 'cite', '["p","Na\\"me",0]', '\x1b[31m', '\x1b]0;t\x07', '{0}', '1\ufe0f\u20e3'],
  ...['\ud83d', '\udc4d', '\ud800', '\udfff'],
  // What spaces are judged by.
  ...['Dr.', 'XIV', '5', 'км', 'в', 'ě', 'млн', '%d', 'AM', 'h', '—', '–', ':', 'the', 'word'],
  ...['\u00a0', '\u202f', '\u2009', '\u00a0', '\u202f', '5\u00a0', 'a.\u00a0'],
];
const nasty = fc
  .array(fc.oneof(fc.constantFrom(...SPECIAL), fc.constantFrom(...PLAIN)), { maxLength: 24 })
  .map((parts) => parts.join(''));
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));
const text = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: units });
const options = fc.record({
  ellipsisAndArrows: fc.boolean(),
  quotes: fc.boolean(),
  dashes: fc.boolean(),
  typographicSpaces: fc.boolean(),
  frenchSpaces: fc.boolean(),
  lookAlikes: fc.boolean(),
  keepProvenance: fc.boolean(),
  chatTraces: fc.boolean(),
});
const LISTED = new Set<string>(Object.values(LISTED_KINDS).map(({ category }) => category));
const RUNS = { numRuns: 20_000 };

describe('for any string and any options', () => {
  it('cleaning twice changes nothing more', () => {
    fc.assert(
      fc.property(text, options, (input, chosen) => {
        const once = clean(input, chosen).text;
        expect(clean(once, chosen).text).toBe(once);
      }),
      RUNS,
    );
  }, 60_000);

  it('clean does exactly what scan lists', () => {
    fc.assert(
      fc.property(text, options, (input, chosen) => {
        const findings = scan(input, chosen);
        const result = clean(input, chosen);
        const isOnlyListed = ({ category, action }: Finding) =>
          action === 'flag' && LISTED.has(category);
        expect(result.findings).toEqual(findings.filter((finding) => !isOnlyListed(finding)));
        expect(applied(input, findings)).toBe(result.text);
        const changes = findings.filter(({ action }) => action !== 'flag');
        const count = changes.reduce((sum, { codePoints }) => sum + codePoints.length, 0);
        expect(result.removedCharacterCount).toBe(count);
        if (changes.length === 0) expect(result.text).toBe(input);
      }),
      RUNS,
    );
  }, 60_000);

  it('findings are sorted, apart, and never cut a surrogate pair', () => {
    fc.assert(
      fc.property(text, options, (input, chosen) => {
        let last = 0;
        for (const { start, end, codePoints } of scan(input, chosen)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(String.fromCodePoint(...codePoints)).toBe(input.slice(start, end));
          for (const edge of [start, end]) {
            const cut =
              /[\ud800-\udbff]/.test(input[edge - 1] ?? '') &&
              /[\udc00-\udfff]/.test(input[edge] ?? '');
            expect(cut).toBe(false);
          }
          last = end;
        }
        expect(clean(input, chosen).text.isWellFormed()).toBe(true);
      }),
      RUNS,
    );
  }, 60_000);

  it('revealed pieces make up the text, and point at the findings in order', () => {
    fc.assert(
      fc.property(text, options, (input, chosen) => {
        const segments = reveal(input, chosen);
        expect(segments.map((segment) => segment.text).join('')).toBe(input);
        const listed = segments.flatMap((segment) =>
          segment.kind === 'mark' && segment.finding >= 0 ? [segment.finding] : [],
        );
        expect(listed).toEqual(scan(input, chosen).map((_, index) => index));
      }),
      RUNS,
    );
  }, 60_000);
});

it('a text of visible characters, of whatever script, comes back as the same string', () => {
  const visible = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
  const listed = /^[\p{Default_Ignorable_Code_Point}\u2026\u27f5-\u27ff\u2800\ufffc\ufffd]$/u;
  const letter = fc
    .integer({ min: 0x20, max: 0x323af })
    .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => visible.test(character) && !listed.test(character));
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 30 }), (letters) => {
      const input = letters.join('');
      expect(clean(input).text).toBe(input);
    }),
    { numRuns: 2000 },
  );
});

it('hidden characters in good text go, and the text stays', () => {
  const good = fc.constantFrom(
    'می\u200cخواهم',
    '👩\u200d💻',
    '❤\ufe0f',
    'क्\u200cष',
    '東京\u3000大阪',
    'plain',
  );
  const bad = fc.constantFrom('\u2060', '\u200b', '\ufeff', '\u2063', '\u{e0041}', '\u00ad', '\0');
  fc.assert(
    fc.property(fc.array(fc.tuple(good, bad), { maxLength: 8 }), (parts) => {
      const dirty = parts.map(([word, hidden]) => `${hidden}${word} `).join('');
      expect(clean(dirty).text).toBe(parts.map(([word]) => `${word} `).join(''));
    }),
  );
});

it.each([
  ['joiners and marks', '\u0301\u200c'],
  ['ideographic spaces', '\u3000'],
  ['no-break spaces beside digits', '1\u00a0'],
  ['mixed letters', 'a\u0430'],
  ['unfinished escapes', '\x1b]'],
  ['unfinished citations', '\ue200cite\ue202'],
  ['direction marks', 'ש\u200f'],
  ['placeholders', '{0\u2060'],
])(
  'a hundred thousand %s are done in seconds, not minutes',
  (_, unit) => {
    const began = workedMs();
    clean(unit.repeat(100_000)).findings;
    expect(workedMs() - began).toBeLessThan(30_000);
  },
  60_000,
);
