import type { Random } from './random.ts';

/**
 * Texts whose carriers are drawn by lot: whatever a decoder reads from one of them is read wrongly.
 * Tag characters are left out, since each of them spells its letter, lots or not.
 */
export type Family = { name: string; make: (random: Random) => string };

const WORDS =
  'the library keeps its oldest maps in a cool room behind reading hall and anyone may ask to see them on weekday'.split(
    ' ',
  );

function words(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => random.pick(WORDS));
}

const prose = (random: Random) => words(random, 5 + random.below(120)).join(' ');

const ZERO_WIDTH = Array.from(
  '\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202d\u2060\u2061\u2062\u2063\u2064\ufeff',
);
const PAIRS = [
  '\u200b\u200c',
  '\u200c\u200d',
  '\u200b\u200d',
  '\u2062\u2064',
  '\u200e\u200f',
  '\u3164\uffa0',
];
export const ALPHABETS = [
  ...PAIRS,
  '\u200b\u200c\u200d',
  '\u200b\u200c\u200d\ufeff',
  '\u200c\u200d\u202c\ufeff',
  '\u200c\u200d\u200e\u200f',
  '\u200c\u202c\u202d\u200e',
  '\u200b\u2062\u2064',
  '\u200b\u200c\u200d\u200e\u200f',
  '\u200c\u200d\u2061\u2062\u2063\u2064',
  '\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202d\u2062\u2063\ufeff',
];

function stream(random: Random, alphabet: ArrayLike<string>, length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) text += random.pick(alphabet);
  return text;
}

/** Lengths that fit the units of the schemes are those that are most easily misread. */
export const lengthOf = (random: Random) => {
  const unit = random.pick([1, 4, 5, 6, 7, 8, 9, 16]);
  return unit * (1 + random.below(Math.ceil(160 / unit)));
};

const sown = (random: Random, carriers: string[]) => {
  const cover = prose(random);
  let next = 0;
  let text = '';
  for (const letter of cover) {
    text += letter;
    if (next < carriers.length && random.next() < 0.6) text += carriers[next++];
  }
  return text;
};

export const selector = (byte: number) =>
  String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe00f0 + byte);

/** Exchanges each place that a pattern finds for another form, by lot. */
const exchanged = (random: Random, pattern: RegExp, other: (found: string) => string) => {
  const share = random.pick([0.1, 0.3, 0.5, 0.5, 0.5, 0.7]);
  return prose(random).replaceAll(pattern, (found) =>
    random.next() < share ? other(found) : found,
  );
};

const CYRILLIC: Record<string, string> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у' };
const GREEK: Record<string, string> = { o: 'ο', v: 'ν', a: 'α', i: 'ι', p: 'ρ', u: 'υ' };

const lines = (random: Random, end: (random: Random) => string) =>
  Array.from(
    { length: 8 + random.below(160) },
    () => words(random, 4).join(' ') + end(random),
  ).join('');

export const FAMILIES: Family[] = [
  {
    name: 'zero-width in a row',
    make: (random) =>
      `${prose(random)}${stream(random, random.pick(ALPHABETS), lengthOf(random))} end`,
  },
  {
    name: 'any zero-width in a row',
    make: (random) => `${prose(random)}${stream(random, ZERO_WIDTH, lengthOf(random))} end`,
  },
  {
    name: 'zero-width, sown',
    make: (random) =>
      sown(random, Array.from(stream(random, random.pick(ALPHABETS), lengthOf(random)))),
  },
  {
    name: 'selectors in a row',
    make: (random) => {
      const span = random.pick([
        [0, 256],
        [16, 240],
        [0, 16],
        [0x60, 0xa0],
      ]) as [number, number];
      // Fewer of them, all ASCII by lot, are ASCII: there is nothing to tell them from a message.
      const count = 10 + random.below(40);
      return `${prose(random)}${Array.from({ length: count }, () => selector(span[0] + random.below(span[1]))).join('')}`;
    },
  },
  {
    name: 'two selectors',
    make: (random) =>
      sown(random, Array.from(stream(random, ['\ufe00', '\ufe01'], lengthOf(random)))),
  },
  {
    name: 'two kinds of space',
    make: (random) => {
      const space = random.pick(Array.from('\u00a0\u2009\u2004\u202f\u2005\u2006\u200a\u2002'));
      return exchanged(random, / /g, () => space);
    },
  },
  { name: 'open spaces', make: (random) => exchanged(random, / /g, () => '  ') },
  {
    name: 'Latin and Cyrillic',
    make: (random) => exchanged(random, /[aceopxy]/g, (letter) => CYRILLIC[letter]!),
  },
  {
    name: 'Latin and Greek',
    make: (random) => exchanged(random, /[ovaipu]/g, (letter) => GREEK[letter]!),
  },
  {
    name: 'spaces and tabs behind lines',
    make: (random) => lines(random, () => `${stream(random, [' ', '\t'], random.below(9))}\n`),
  },
  {
    name: 'a space behind lines, or none',
    make: (random) => lines(random, () => (random.next() < 0.5 ? ' \n' : '\n')),
  },
  {
    name: 'two kinds of line end',
    make: (random) => lines(random, () => (random.next() < 0.5 ? '\r\n' : '\n')),
  },
  {
    name: 'any characters',
    make: (random) =>
      Array.from({ length: 1 + random.below(200) }, () =>
        String.fromCharCode(random.below(random.pick([0x80, 0x500, 0x3000, 0x10000]))),
      ).join(''),
  },
];
