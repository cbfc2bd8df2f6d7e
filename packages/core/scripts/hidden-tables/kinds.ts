import { KINDS, type KindName } from '../../src/hidden/kinds.ts';
import { minus, set, these, union, within } from './unicode.ts';

/** The rows of the categories table, first match wins; checked below against the property sets. */
async function rows(): Promise<[KindName, Set<number>][]> {
  const control = await set('General_Category/Control');
  const noncharacter = await set('Binary_Property/Noncharacter_Code_Point');
  const variation = await set('Binary_Property/Variation_Selector');
  const mongolianSelector = these(0x180b, 0x180c, 0x180d, 0x180f);
  const spaces = await set('General_Category/Space_Separator');
  const marked = (name: string) => set(`Binary_Property/${name}`);
  return [
    ['lineControl', these(0x0b, 0x0c, 0x85, 0x2028, 0x2029)],
    ['control', minus(control, these(0x09, 0x0a, 0x0d))],
    ['softHyphen', these(0xad)],
    ['wordJoiner', these(0x2060)],
    ['byteOrderMark', these(0xfeff)],
    ['zeroWidthSpace', these(0x200b)],
    ['nonJoiner', these(0x200c)],
    ['joiner', these(0x200d)],
    ['bidiMark', these(0x200e, 0x200f, 0x061c)],
    ['embedding', these(0x202a, 0x202b)],
    ['popEmbedding', these(0x202c)],
    ['isolate', within(0x2066, 0x2068)],
    ['popIsolate', these(0x2069)],
    ['override', these(0x202d, 0x202e)],
    ['invisibleOperator', within(0x2061, 0x2064)],
    ['deprecatedFormat', within(0x206a, 0x206f)],
    ['annotation', within(0xfff9, 0xfffb)],
    ['graphemeJoiner', these(0x034f)],
    ['jamoFiller', these(0x115f, 0x1160)],
    ['compatibilityFiller', these(0x3164)],
    ['halfwidthFiller', these(0xffa0)],
    ['khmerVowel', these(0x17b4, 0x17b5)],
    ['mongolianSelector', mongolianSelector],
    ['mongolianSeparator', these(0x180e)],
    ['hieroglyphControl', within(0x13430, 0x1343f)],
    ['shorthandControl', within(0x1bca0, 0x1bca3)],
    ['musicControl', within(0x1d173, 0x1d17a)],
    ['visibleFormat', await marked('Prepended_Concatenation_Mark')],
    ['visibleFormat', these(0x070f)],
    ['variationSelector', minus(variation, mongolianSelector)],
    ['tag', union(these(0xe0001), within(0xe0020, 0xe007f))],
    ['noncharacter', noncharacter],
    ['fontBullet', these(0xf0b7)],
    ['privateUse', await set('General_Category/Private_Use')],
    ['highSurrogate', within(0xd800, 0xdbff)],
    ['lowSurrogate', within(0xdc00, 0xdfff)],
    ['noBreakSpace', these(0xa0, 0x202f)],
    ['ideographicSpace', these(0x3000)],
    ['oghamSpace', these(0x1680)],
    ['brailleBlank', these(0x2800)],
    ['space', minus(spaces, these(0x20))],
    ['objectReplacement', these(0xfffc)],
    ['replacementCharacter', these(0xfffd)],
    ['blank', union(these(0x16fe4, 0x1107f, 0x1d159), within(0x13441, 0x13446))],
    ['typographic', union(these(0x2026), within(0x27f5, 0x27ff))],
    ['quote', union(within(0x2018, 0x201f))],
    ['dash', union(within(0x2010, 0x2015), these(0x2e3a, 0x2e3b))],
    ['defaultIgnorable', minus(await marked('Default_Ignorable_Code_Point'), variation)],
    ['cyrillic', await lettersOf('Cyrillic')],
    ['greek', await lettersOf('Greek')],
    ['armenian', await lettersOf('Armenian')],
    ['georgian', await lettersOf('Georgian')],
    ['cherokee', await lettersOf('Cherokee')],
    ['coptic', await lettersOf('Coptic')],
    ['lisu', await lettersOf('Lisu')],
    ['rightToLeft', await set('Bidi_Class/Right_To_Left', 'Bidi_Class/Arabic_Letter')],
  ];
}

/** Letters of a script that reach the scanner as one unit each. */
async function lettersOf(script: string): Promise<Set<number>> {
  const letters = await set('General_Category/Letter');
  const members = await set(`Script/${script}`);
  return new Set([...members].filter((cp) => letters.has(cp) && cp <= 0xffff));
}

/** Kind by code point for everything that is not plain. */
export async function kindsByCodePoint(): Promise<Map<number, number>> {
  const kinds = new Map<number, number>();
  for (const [name, members] of await rows()) {
    for (const cp of members) if (!kinds.has(cp)) kinds.set(cp, KINDS[name].code);
  }
  const mustHaveKind = await set(
    'General_Category/Format',
    'Binary_Property/Default_Ignorable_Code_Point',
    'General_Category/Private_Use',
    'Binary_Property/Noncharacter_Code_Point',
  );
  const missing = [...mustHaveKind].filter((cp) => !kinds.has(cp));
  if (missing.length > 0) {
    throw new Error(`No row for ${missing.map((cp) => cp.toString(16)).join(', ')}`);
  }
  return kinds;
}
