import { readdirSync, readFileSync } from 'node:fs';
import {
  COVER,
  exchange,
  linesEnding,
  snow,
} from '../../packages/core/src/hidden/decode/encoders.fixture.ts';
import { ORDINARY } from '../../packages/core/src/hidden/listed/ordinary.fixture.ts';
import { inRoot } from '../setup/paths.mjs';

const fixtures = inRoot('packages', 'core', 'src', 'hidden', 'fixtures');

/** Whole texts, as people paste them. */
export const fixtureTexts = () =>
  readdirSync(fixtures).map((name) => readFileSync(`${fixtures}/${name}/input.txt`, 'utf8'));

const MESSAGE = 'meet at noon';

/** Texts with messages in white space, and texts of many languages in which nothing is to be listed. */
export const wholeTexts = () => [
  exchange(COVER.trim(), MESSAGE, { at: / /g, forms: () => [' ', '  '] }),
  linesEnding(MESSAGE, ['\n', '\r\n']),
  linesEnding(MESSAGE, ['\n', ' \n']),
  linesEnding(MESSAGE, [' \n', '\t\n']),
  snow(COVER.replaceAll('. ', '.\n'), MESSAGE),
  ...ORDINARY.map(([, text]) => text),
];

/** A generator of numbers below 1 that gives the same ones for the same seed. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What some rule knows, and what stands around it. */
const parts = [
  ...'\u200b\u200c\u200d\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2060',
  ...'\ufeff\u00ad\u034f\u115f\u1160\u3164\uffa0\u17b4\u180b\u180e\ufe00\ufe0e\ufe0f\u{e0100}\u{e0101}',
  ...'\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e007f}\ue200\ue201\ue202\uf0b7\ufffc\ufffd\u{13430}\u{1bca0}',
  ...'\u{1d173}\u{1d159}\u00a0\u202f\u3000\u1680\u2800\u2003\u2028\u0085\v\n\r\t\u2026\u27f6\u2018\u201c',
  ...'\u2014\0\x1b\x9b\x9c\x92\x94\x96\x07\ufdd0\uffff\u0600\u070f',
  ...'abeMd01#{}¤% .;!/[]m3",()\\@~بامهرـ\u064bאשक\u094d\u093fअഗൻক্ไกខលុកꦏ꧀ကᠠ᠊中あー한ㄱﾡ',
  ...'👩💻❤🏻🏴🏳🌈©₪«»асрαοօ\u0301\u0308ܩ𓀀𛰀𝄞ᚁ⠁≨葛ßé\u{110bd}།ཀ',
  ...[
    'entity',
    'cite',
    '["p","Na\\"me",0]',
    '\x1b[31m',
    '\x1b]0;t\x07',
    '{0}',
    '1\ufe0f\u20e3',
    'turn0search0',
  ],
  // What is only listed, and what it is told by.
  ...'ıſɢɡⅼⅠⅤ𝗚𝗼𝐚𝟕ｇＡ２ⓗⓔⓛʜᴇʟᴏƀː٢۲๒Ⅸ½\u037e\u01c3\u2044\u2215\ua789\u02d0\u201a\u2236\u223c\u0300\u0316\u0334\u035c\u0327',
  ...[
    'e\u0301',
    'é',
    'e\u0301\u0301',
    'аррӏе',
    'οροο',
    'сосоа',
    'ӏ',
    'lınkedin',
    'yapıyor',
    'ɢoogle',
  ],
  ...[
    '𝗚𝗼𝗼𝗴𝗹𝗲',
    'ｇｏｏｇｌｅ',
    'ⓗⓔⓛⓛⓞ',
    'ʜᴇʟʟᴏ',
    '.com',
    'http',
    '//',
    '1٢3',
    '【4:0†source】',
    '[cite: 1, 22]',
  ],
  ...[
    ':contentReference[oaicite:0]{index=0}',
    'utm_source=chatgpt.com',
    '<grok-card id="a">',
    'turn2news1',
  ],
  // What typography asks no-break spaces for.
  ...[
    '\u00a0',
    '\u00a0',
    '\u202f',
    '5',
    '12',
    'km',
    '€',
    '%',
    'Dr.',
    'Dr',
    'А.',
    'z.',
    'B.',
    'XIV',
    'XXe',
    'Mme',
  ],
  ...[
    'млн',
    'в',
    'a',
    'h',
    'AM',
    '%s',
    '1989.',
    'The',
    'Ada',
    'bzw.',
    'KŘ.',
    'и',
    'др.',
    'le',
    'Łódź',
    '°',
    '—',
    '\u2009',
  ],
  // White space behind lines, between words and at the ends of lines.
  ...['  ', '\t', ' \n', '\t\n', '  \n', '\r\n', ' \t \r\n', '\t   \t  \t    \t \t  \n', '. '],
  ...['\ud83d', '\udc4d', '\ud800', '\udfff', 'p\u0430ypal', '10\u00a0000', 'word ', ' the quick '],
];

/** Texts of what the rules know in odd company. */
export function randomTexts(count, seed) {
  const next = numbersFrom(seed);
  const one = () => parts[Math.floor(next() * parts.length)];
  return Array.from({ length: count }, () =>
    Array.from({ length: Math.floor(next() * 24) }, one).join(''),
  );
}

/** Options for the n-th text: every one is on, off or left out in some. */
export function optionsFor({ names, categories }, index) {
  const next = numbersFrom(index + 1);
  const some = (from) =>
    Object.fromEntries(from.flatMap((name) => (next() < 0.5 ? [] : [[name, next() < 0.5]])));
  const options = some(names.filter((name) => name !== 'listed'));
  return next() < 0.5 ? options : { ...options, listed: some(categories) };
}
