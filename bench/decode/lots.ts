import type { Random } from './random.ts';
import { ALPHABETS, type Family, lengthOf, selector } from './random-texts.ts';

/** Every carrier by itself, in rows of any length; drawn evenly, and with one of them oftener than the rest. */

const nameOf = (alphabet: string[]) =>
  alphabet.map((sign) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')).join(' ');

function drawn(random: Random, alphabet: string[], favour: number): string {
  const length = lengthOf(random);
  let row = '';
  for (let i = 0; i < length; i++)
    row += random.next() < favour ? alphabet[0] : random.pick(alphabet);
  return `a${row} end`;
}

const rows = ALPHABETS.flatMap((signs): Family[] => {
  const alphabet = Array.from(signs);
  return [
    { name: nameOf(alphabet), make: (random) => drawn(random, alphabet, 0) },
    {
      name: `${nameOf(alphabet)}, uneven`,
      make: (random) => drawn(random, alphabet, random.next()),
    },
  ];
});

const repeated = (random: Random, [least, most]: [number, number], sign: () => string) =>
  Array.from({ length: least + random.below(most - least) }, sign).join('');

const DIGITS = '\u2008\u2009\u202f\u205f';

/** Bytes that are all ASCII by lot are ASCII, so no lots of these are among them. */
export const LOTS: Family[] = [
  ...rows,
  ...([0, 16] as const).map(
    (first): Family => ({
      name: `any ${256 - first} selectors, few or many`,
      make: (random) =>
        `a${repeated(random, [2, 42], () => selector(first + random.below(256 - first)))}`,
    }),
  ),
  {
    name: 'the first 16 selectors',
    make: (random) => `a${repeated(random, [2, 42], () => selector(random.below(16)))}`,
  },
  {
    name: 'emoji that can be letters',
    make: (random) =>
      repeated(random, [8, 38], () => String.fromCodePoint(0x1f601 + random.below(0x5f))),
  },
  {
    name: 'the spaces of Innamark',
    make: (random) =>
      `a${repeated(random, [4, 90], () => `${random.next() < 0.1 ? '\u2004' : random.pick(DIGITS)}word`)}`,
  },
  {
    name: 'U+2004 and the space',
    make: (random) => {
      const share = random.next();
      return `a${repeated(random, [8, 160], () => (random.next() < share ? '\u2004w' : ' w'))}`;
    },
  },
];
