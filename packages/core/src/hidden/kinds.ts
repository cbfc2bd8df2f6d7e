import type { Category } from './types.ts';

/**
 * What one code point is to the scanner. The order carries meaning:
 * letters that have look-alikes < letters written from right to left < surrogates < characters with a shape < transparent ones.
 */
export const Kind = {
  plain: 0,
  cyrillic: 1,
  greek: 2,
  armenian: 3,
  georgian: 4,
  cherokee: 5,
  coptic: 6,
  lisu: 7,
  rightToLeft: 8,
  highSurrogate: 9,
  lowSurrogate: 10,
  visibleFormat: 11,

  // These take part in the text around them, kept or replaced.
  space: 16,
  noBreakSpace: 17,
  ideographicSpace: 18,
  oghamSpace: 19,
  brailleBlank: 20,
  lineControl: 21,
  typographic: 22,
  quote: 23,
  dash: 24,
  replacementCharacter: 25,
  blank: 26,
  lookAlike: 27,

  // The text around these is judged as if they were not there.
  control: 32,
  softHyphen: 33,
  wordJoiner: 34,
  byteOrderMark: 35,
  zeroWidthSpace: 36,
  nonJoiner: 37,
  joiner: 38,
  bidiMark: 39,
  embedding: 40,
  popEmbedding: 41,
  isolate: 42,
  popIsolate: 43,
  override: 44,
  invisibleOperator: 45,
  deprecatedFormat: 46,
  annotation: 47,
  graphemeJoiner: 48,
  jamoFiller: 49,
  compatibilityFiller: 50,
  halfwidthFiller: 51,
  khmerVowel: 52,
  mongolianSelector: 53,
  mongolianSeparator: 54,
  hieroglyphControl: 55,
  shorthandControl: 56,
  musicControl: 57,
  variationSelector: 58,
  tag: 59,
  defaultIgnorable: 60,
  noncharacter: 61,
  loneSurrogate: 62,
  privateUse: 63,
  objectReplacement: 64,
  escapeSequence: 65,
  citation: 66,
  provenance: 67,
} as const;

export type KindName = keyof typeof Kind;

export const LAST_LETTER = Kind.lisu;
/** Kinds up to this one come in runs that are passed over together. */
export const LAST_RUN = Kind.rightToLeft;
export const FIRST_TRANSPARENT = Kind.control;

const CATEGORY_OF: Partial<Record<KindName, Category>> = {
  visibleFormat: 'visible-format',
  space: 'space',
  noBreakSpace: 'space',
  ideographicSpace: 'space',
  oghamSpace: 'space',
  brailleBlank: 'space',
  lineControl: 'line-control',
  typographic: 'typographic',
  quote: 'typographic',
  dash: 'typographic',
  replacementCharacter: 'replacement-character',
  blank: 'blank',
  lookAlike: 'look-alike',
  control: 'control',
  softHyphen: 'soft-hyphen',
  wordJoiner: 'word-joiner',
  byteOrderMark: 'byte-order-mark',
  zeroWidthSpace: 'zero-width-space',
  nonJoiner: 'zero-width-joiner',
  joiner: 'zero-width-joiner',
  bidiMark: 'bidi-mark',
  embedding: 'bidi-embedding',
  popEmbedding: 'bidi-embedding',
  isolate: 'bidi-embedding',
  popIsolate: 'bidi-embedding',
  override: 'bidi-override',
  invisibleOperator: 'invisible-operator',
  deprecatedFormat: 'deprecated-format',
  annotation: 'annotation',
  graphemeJoiner: 'combining-grapheme-joiner',
  jamoFiller: 'filler',
  compatibilityFiller: 'filler',
  halfwidthFiller: 'filler',
  khmerVowel: 'script-selector',
  mongolianSelector: 'script-selector',
  mongolianSeparator: 'script-selector',
  hieroglyphControl: 'script-layout-control',
  shorthandControl: 'script-layout-control',
  musicControl: 'script-layout-control',
  variationSelector: 'variation-selector',
  tag: 'tag',
  defaultIgnorable: 'default-ignorable',
  noncharacter: 'noncharacter',
  loneSurrogate: 'lone-surrogate',
  lowSurrogate: 'lone-surrogate',
  highSurrogate: 'lone-surrogate',
  privateUse: 'private-use',
  objectReplacement: 'object-replacement',
  escapeSequence: 'control',
  citation: 'private-use',
  provenance: 'provenance',
};

const CATEGORIES = new Map(
  Object.entries(Kind).map(([name, kind]) => [kind as number, CATEGORY_OF[name as KindName]]),
);

/** The category of a kind; letters and plain characters have none. */
export function categoryOf(kind: number): Category {
  return CATEGORIES.get(kind)!;
}
