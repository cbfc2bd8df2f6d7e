import { FIRST_TRANSPARENT } from '../../src/hidden/kind-order.ts';
import { FIRST_CONJUNCT_SCRIPT, SCRIPT_SHIFT } from '../../src/hidden/properties.ts';
import * as Property from '../../src/hidden/property-flags.ts';
import * as Script from '../../src/hidden/script-numbers.ts';
import { minus, set, union, valuesOf } from './unicode.ts';

const CURSIVE = [
  'Arabic Syriac Mandaic Mongolian Nko Phags_Pa Manichaean Psalter_Pahlavi Hanifi_Rohingya',
  'Sogdian Old_Sogdian Chorasmian Old_Uyghur Adlam Garay',
]
  .join(' ')
  .split(' ');

const EAST_ASIAN = [
  ...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Yi'].map((name) => `Script/${name}`),
  ...[
    'CJK_Symbols_And_Punctuation',
    'Halfwidth_And_Fullwidth_Forms',
    'CJK_Compatibility',
    'CJK_Compatibility_Forms',
    'Vertical_Forms',
    'Kanbun',
    'CJK_Strokes',
    'Enclosed_CJK_Letters_And_Months',
    'Enclosed_Ideographic_Supplement',
  ].map((name) => `Block/${name}`),
];

async function flags(emojiBases: Set<number>): Promise<[bit: number, Set<number>][]> {
  const joining = (type: string) => set(`Joining_Type/${type}_Joining`);
  const dual = await joining('Dual');
  const left = await joining('Left');
  const right = await joining('Right');
  const marks = await set('General_Category/Mark');
  const emoji = await set('Binary_Property/Emoji');
  const assigned = await set('Binary_Property/Assigned');
  const pictographic = await set('Binary_Property/Extended_Pictographic');
  const lines = (name: string) => set(`Line_Break/${name}`);
  const jamo = union(await lines('JL'), await lines('JV'), await lines('JT'));
  const hangul = await set('Script/Hangul');
  const inBlock = async (name: string) => {
    const block = await set(`Block/${name}`);
    return new Set([...hangul].filter((cp) => block.has(cp)));
  };
  return [
    [Property.letter, await set('General_Category/Letter')],
    [Property.mark, marks],
    [Property.digit, await set('General_Category/Decimal_Number')],
    [Property.rightToLeft, await set('Bidi_Class/Right_To_Left', 'Bidi_Class/Arabic_Letter')],
    [
      Property.unspaced,
      union(
        await lines('Complex_Context'),
        await set('Script/Javanese', 'Script/Balinese', 'Script/Tibetan'),
      ),
    ],
    [Property.joinsNext, union(dual, left)],
    [Property.joinsPrevious, union(dual, right)],
    // Marks are so by their category (UAX #44); spacing ones of other scripts stand beside no joiner.
    [Property.joiningTransparent, minus(await set('Joining_Type/Transparent'), marks)],
    [
      Property.virama,
      await set(
        ...['Virama', 'Invisible_Stacker', 'Pure_Killer', 'Reordering_Killer'].map(
          (name) => `Indic_Syllabic_Category/${name}`,
        ),
      ),
    ],
    [Property.eastAsian, await set(...EAST_ASIAN)],
    [Property.han, new Set([...(await set('Script/Han'))].filter(await isIdeograph()))],
    // Reserved pictographs are emoji of a later version of the standard.
    [
      Property.pictographic,
      new Set([...pictographic].filter((cp) => emoji.has(cp) || !assigned.has(cp))),
    ],
    [Property.emojiModifier, await set('Binary_Property/Emoji_Modifier')],
    [Property.jamo, jamo],
    [Property.compatibilityJamo, await inBlock('Hangul_Compatibility_Jamo')],
    [Property.halfwidthJamo, await inBlock('Halfwidth_And_Fullwidth_Forms')],
    [Property.currency, await set('General_Category/Currency_Symbol')],
    [Property.musical, await set('Block/Musical_Symbols')],
    [Property.emojiStyle, emojiBases],
    [Property.independentVowel, await set('Indic_Syllabic_Category/Vowel_Independent')],
    [Property.deadConsonant, await set('Indic_Syllabic_Category/Consonant_Dead')],
  ];
}

async function isIdeograph(): Promise<(cp: number) => boolean> {
  const ideographic = await set('Binary_Property/Ideographic');
  return (cp) => ideographic.has(cp);
}

const NAMED: [string, number][] = [
  ['Latin', Script.latin],
  ['Cyrillic', Script.cyrillic],
  ['Greek', Script.greek],
  ['Armenian', Script.armenian],
  ['Georgian', Script.georgian],
  ['Cherokee', Script.cherokee],
  ['Coptic', Script.coptic],
  ['Lisu', Script.lisu],
  ['Mongolian', Script.mongolian],
  ['Khmer', Script.khmer],
  ['Egyptian_Hieroglyphs', Script.egyptian],
  ['Duployan', Script.duployan],
  ['Ogham', Script.ogham],
  ['Braille', Script.braille],
  ['Lao', Script.lao],
  ['Syriac', Script.syriac],
  ['Javanese', Script.javanese],
];

/**
 * Numbers for the scripts that some rule compares: those above, cursive ones, those with a virama; one
 * for all others that have vowel signs, since no word mixes them.
 */
async function scripts(killers: Set<number>): Promise<Map<number, number>> {
  const signs = await set('Indic_Syllabic_Category/Vowel_Dependent');
  const conjoining = await set('Indic_Syllabic_Category/Virama');
  const byCodePoint = new Map<number, number>();
  const numbers = new Map(NAMED);
  let next = Math.max(...Object.values({ ...Script }).filter(isBelow)) + 1;
  let nextConjunct = Script.javanese + 1;
  for (const name of await valuesOf('Script')) {
    if (name === 'Common' || name === 'Inherited' || name === 'Unknown') continue;
    const members = await set(`Script/${name}`);
    const has = (marks: Set<number>) => [...members].some((cp) => marks.has(cp));
    if (!numbers.has(name)) {
      if (has(conjoining)) numbers.set(name, nextConjunct++);
      else if (CURSIVE.includes(name) || has(killers)) numbers.set(name, next++);
      else if (has(signs)) numbers.set(name, Script.withSigns);
      else continue;
    }
    for (const cp of members) byCodePoint.set(cp, numbers.get(name)!);
  }
  if (!isBelow(next - 1)) throw new Error('Too many scripts without conjuncts.');
  return byCodePoint;
}

function isBelow(number: number): boolean {
  return number < FIRST_CONJUNCT_SCRIPT;
}

/** Flags and script by code point, for every character that stands visibly in a text. */
export async function propertiesByCodePoint(
  kinds: Map<number, number>,
  emojiBases: Set<number>,
): Promise<Map<number, number>> {
  const values = new Map<number, number>();
  const add = (cp: number, bits: number) => {
    if ((kinds.get(cp) ?? 0) < FIRST_TRANSPARENT) values.set(cp, (values.get(cp) ?? 0) | bits);
  };
  const all = await flags(emojiBases);
  for (const [bit, members] of all) for (const cp of members) add(cp, bit);
  const viramas = all.find(([bit]) => bit === Property.virama)![1];
  for (const [cp, script] of await scripts(viramas)) add(cp, script << SCRIPT_SHIFT);
  return values;
}
