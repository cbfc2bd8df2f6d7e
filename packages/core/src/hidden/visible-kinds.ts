import type { KindTraits } from './kind-traits.ts';
import { asciiOfQuote, asciiOfTypographic } from './replacements.ts';

const TAKEN_FOR_SPACE = 'It looks like a space but is another character.';

/** What can be seen or takes up room. */
export const VISIBLE_KINDS = {
  // Text. Letters that have look-alikes come first, then those written from right to left.
  plain: { code: 0 },
  cyrillic: { code: 1 },
  greek: { code: 2 },
  armenian: { code: 3 },
  georgian: { code: 4 },
  cherokee: { code: 5 },
  coptic: { code: 6 },
  lisu: { code: 7 },
  rightToLeft: { code: 8 },
  highSurrogate: { code: 9, category: 'lone-surrogate', isNamedByNumber: true },
  lowSurrogate: { code: 10, category: 'lone-surrogate', isNamedByNumber: true },
  visibleFormat: { code: 11, category: 'visible-format' },

  // These take part in the text around them, kept or replaced.
  space: {
    code: 16,
    category: 'space',
    action: 'replace',
    replacement: ' ',
    reason: TAKEN_FOR_SPACE,
  },
  noBreakSpace: {
    code: 17,
    category: 'space',
    action: 'replace',
    replacement: ' ',
    reason: 'It forbids a line break and defeats search; a space does the same to the eye.',
  },
  ideographicSpace: {
    code: 18,
    category: 'space',
    action: 'replace',
    replacement: ' ',
    reason: 'A wide space without East Asian text beside it.',
  },
  oghamSpace: {
    code: 19,
    category: 'space',
    action: 'replace',
    replacement: ' ',
    reason: TAKEN_FOR_SPACE,
  },
  brailleBlank: {
    code: 20,
    category: 'space',
    action: 'replace',
    replacement: ' ',
    reason: 'An empty Braille cell outside Braille text.',
  },
  lineControl: {
    code: 21,
    category: 'line-control',
    action: 'replace',
    replacement: '\n',
    reason: 'An unusual line break; a line feed takes its place.',
    label: 'control',
  },
  typographic: {
    code: 22,
    category: 'typographic',
    action: 'replace',
    replacement: asciiOfTypographic,
    reason: 'A single character where a keyboard would give several.',
  },
  quote: {
    code: 23,
    category: 'typographic',
    action: 'replace',
    replacement: asciiOfQuote,
    reason: 'A typographic quotation mark.',
  },
  dash: {
    code: 24,
    category: 'typographic',
    action: 'replace',
    replacement: '-',
    reason: 'A typographic dash.',
  },
  replacementCharacter: {
    code: 25,
    category: 'replacement-character',
    action: 'flag',
    reason: 'Something was lost here when the text was decoded.',
  },
  blank: {
    code: 26,
    category: 'blank',
    action: 'flag',
    reason: 'It is drawn as nothing, but it is a character of its script.',
  },
  lookAlike: {
    code: 27,
    category: 'look-alike',
    action: 'flag',
    reason: 'A letter of another script that looks like the one expected in this word.',
    isMade: true,
  },
  fontBullet: {
    code: 28,
    category: 'private-use',
    action: 'replace',
    replacement: '•',
    reason: 'A bullet of the font Symbol, which other fonts draw as an empty box.',
    label: 'private-use',
    isNamedByNumber: true,
  },
} as const satisfies Record<string, KindTraits>;
