import { FIRST_TRANSPARENT } from '../../src/hidden/kinds.ts';
import type { PropertyName } from '../../src/hidden/properties.ts';
import {
  FIRST_CONJUNCT_SCRIPT,
  Property,
  SCRIPT_SHIFT,
  Script,
} from '../../src/hidden/properties.ts';
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

async function flags(emojiBases: Set<number>): Promise<[PropertyName, Set<number>][]> {
  const joining = (type: string) => set(`Joining_Type/${type}_Joining`);
  const dual = await joining('Dual');
  const left = await joining('Left');
  const right = await joining('Right');
  const causing = await set('Joining_Type/Join_Causing');
  const listed = union(dual, left, right, causing, await joining('Non'));
  const thin = await set('General_Category/Nonspacing_Mark', 'General_Category/Enclosing_Mark');
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
    ['letter', await set('General_Category/Letter')],
    ['mark', await set('General_Category/Mark')],
    ['digit', await set('General_Category/Decimal_Number')],
    ['rightToLeft', await set('Bidi_Class/Right_To_Left', 'Bidi_Class/Arabic_Letter')],
    [
      'unspaced',
      union(
        await lines('Complex_Context'),
        await set('Script/Javanese', 'Script/Balinese', 'Script/Tibetan'),
      ),
    ],
    ['joinsNext', union(dual, left)],
    ['joinsPrevious', union(dual, right)],
    // The data lists only the exceptions; UAX #44 derives the rest from the category.
    ['joiningTransparent', union(minus(thin, listed), await set('Joining_Type/Transparent'))],
    [
      'virama',
      await set(
        ...['Virama', 'Invisible_Stacker', 'Pure_Killer', 'Reordering_Killer'].map(
          (name) => `Indic_Syllabic_Category/${name}`,
        ),
      ),
    ],
    ['eastAsian', await set(...EAST_ASIAN)],
    ['han', new Set([...(await set('Script/Han'))].filter(await isIdeograph()))],
    // Reserved pictographs are emoji of a later version of the standard.
    ['pictographic', new Set([...pictographic].filter((cp) => emoji.has(cp) || !assigned.has(cp)))],
    ['emojiModifier', await set('Binary_Property/Emoji_Modifier')],
    ['jamo', jamo],
    ['compatibilityJamo', await inBlock('Hangul_Compatibility_Jamo')],
    ['halfwidthJamo', await inBlock('Halfwidth_And_Fullwidth_Forms')],
    ['currency', await set('General_Category/Currency_Symbol')],
    ['musical', await set('Block/Musical_Symbols')],
    ['emojiStyle', emojiBases],
    ['independentVowel', await set('Indic_Syllabic_Category/Vowel_Independent')],
    ['deadConsonant', await set('Indic_Syllabic_Category/Consonant_Dead')],
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

/** Numbers for the scripts that some rule compares: those above, cursive ones, those with a virama. */
async function scripts(killers: Set<number>): Promise<Map<number, number>> {
  const conjoining = await set('Indic_Syllabic_Category/Virama');
  const byCodePoint = new Map<number, number>();
  const numbers = new Map(NAMED);
  let next = Math.max(...NAMED.map(([, number]) => number).filter(isBelow)) + 1;
  let nextConjunct = Script.javanese + 1;
  for (const name of await valuesOf('Script')) {
    if (name === 'Common' || name === 'Inherited' || name === 'Unknown') continue;
    const members = await set(`Script/${name}`);
    const has = (marks: Set<number>) => [...members].some((cp) => marks.has(cp));
    if (!numbers.has(name)) {
      if (has(conjoining)) numbers.set(name, nextConjunct++);
      else if (CURSIVE.includes(name) || has(killers)) numbers.set(name, next++);
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
  for (const [name, members] of all) for (const cp of members) add(cp, Property[name]);
  const viramas = all.find(([name]) => name === 'virama')![1];
  for (const [cp, script] of await scripts(viramas)) add(cp, script << SCRIPT_SHIFT);
  return values;
}
