import { createRequire } from 'node:module';
import * as Kind from '../../src/hidden/kind-codes.ts';
import { LAST_LETTER } from '../../src/hidden/kind-order.ts';
import { LookAlikeReader } from '../../src/text/look-alikes.ts';

const requireData = createRequire(import.meta.url);

/**
 * What a judgement of a text reads as Latin beyond the standard: letters and signs that are drawn
 * alike and that NFKC leaves alone, each row a character and its twins.
 */
const READ_AS = [
  'aаɑαᴀ⍺ bЬɓ cсϲᴄⅽ dԁɗᏧ eеҽєεᴇ℮ fғꞙϝ gɡցԍ hһհᏂʜ iіιıɪ jјϳᴊ kкκᴋқ lⅼӏǀ mмᴍ nոռпᴎ oоοօσᴏჿ pрρᴘ qԛզ rгᴦʀ sѕꜱʂ',
  'tтτᴛ uυսᴜцʋ vѵνᴠ wԝᴡѡա xхχ× yуγүʏ zᴢʐ AАΑᎪ BВΒᏴ CСϹᏟ DᎠ EЕΕᎬ FϜ GԌᏀ HНΗᎻ IІΙӀ JЈᎫ KКΚᏦ LᏞ MМΜᎷ NΝ OОΟՕ PРΡᏢ',
  `SЅՏᏚ TТΤᎢ UՍ VѴᏙ WԜᏔ XХΧ YҮΥ ZΖᏃ '’‘‛ʼʻ′\`´ʹ "“”„‟″«» -‐‑‒−⁃ —–― .․。 ,‚، :∶ː !ǃ`,
].flatMap((row) => row.split(' '));

/** Cyrillic letters that programs put in the place of Latin ones to write bits. */
const EXCHANGED = 'асеорхуіѕјһԁԛԝАВСЕНІЈКМОРЅТХҮУ';

/** What a copied word is folded to, where it also has Latin letters; some are only roughly alike. */
const COMPARED = 'аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwвbкkмmнhтtαaοoρpνvιiκkτtυuχx';

/**
 * Letters of other scripts that look like an ASCII letter: each followed by that letter, grouped by
 * kind. From the confusables of UTS #39 (npm `unhomoglyph`).
 */
export function lookAlikePairs(kinds: Map<number, number>): string[] {
  const prototypes = requireData('unhomoglyph/data.json') as Record<string, string>;
  const groups: string[] = Array.from({ length: LAST_LETTER + 1 }, () => '');
  for (const [letter, prototype] of Object.entries(prototypes).sort(byCodePoint)) {
    const kind = kinds.get(letter.codePointAt(0)!) ?? Kind.plain;
    if (kind === Kind.plain || kind > LAST_LETTER || [...letter].length !== 1) continue;
    if (!/^[a-zA-Z]$/.test(prototype)) continue;
    // The prototype of every upright stroke is the small l; a capital stands for I.
    const capital = letter !== letter.toLowerCase();
    groups[kind] += letter + (prototype === 'l' && capital ? 'I' : prototype);
  }
  return groups;
}

function pairsOf(list: string): string[] {
  return list.match(/../gsu) ?? [];
}

/** All pairs by who reads them: the readers' bits in base 36, then the pairs; groups parted by `|`. */
export function encodeLookAlikes(kinds: Map<number, number>): string {
  const standard = lookAlikePairs(kinds).flatMap(pairsOf);
  const latinOf = new Map(standard.map((pair) => [...pair] as [string, string]));
  const lists: [number, string[]][] = [
    [LookAlikeReader.mixedWords, standard],
    [
      LookAlikeReader.likelihood,
      READ_AS.flatMap(([plain = '', ...twins]) => twins.map((twin) => twin + plain)),
    ],
    [LookAlikeReader.encoders, [...EXCHANGED].map((twin) => twin + latinOf.get(twin)!)],
    [LookAlikeReader.similarity, pairsOf(COMPARED)],
  ];
  const readers = new Map<string, number>();
  for (const [bit, pairs] of lists)
    for (const pair of pairs) readers.set(pair, (readers.get(pair) ?? 0) | bit);
  const groups = Map.groupBy(
    [...readers.keys()].sort(byCodePointOfText),
    (pair) => readers.get(pair)!,
  );
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([bits, pairs]) => bits.toString(36) + pairs.join(''))
    .join('|');
}

function byCodePoint([a]: [string, string], [b]: [string, string]): number {
  return byCodePointOfText(a, b);
}

function byCodePointOfText(a: string, b: string): number {
  return a.codePointAt(0)! - b.codePointAt(0)! || (a < b ? -1 : 1);
}
