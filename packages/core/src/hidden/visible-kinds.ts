import * as Kind from './kind-codes.ts';
import type { KindTraits } from './kind-traits.ts';

const READ_AS_LATIN_1 = 'A Windows-1252 character that was read as a control code.';
const TAKEN_FOR_SPACE = 'It looks like a space but is another character.';

/** What can be seen or takes up room. */
export const VISIBLE_KINDS = {
  // Text. Letters that have look-alikes come first, then those written from right to left.
  plain: { code: Kind.plain },
  cyrillic: { code: Kind.cyrillic },
  greek: { code: Kind.greek },
  armenian: { code: Kind.armenian },
  georgian: { code: Kind.georgian },
  cherokee: { code: Kind.cherokee },
  coptic: { code: Kind.coptic },
  lisu: { code: Kind.lisu },
  rightToLeft: { code: Kind.rightToLeft },
  highSurrogate: { code: Kind.highSurrogate, category: 'lone-surrogate', isNamedByNumber: true },
  lowSurrogate: { code: Kind.lowSurrogate, category: 'lone-surrogate', isNamedByNumber: true },
  visibleFormat: { code: Kind.visibleFormat, category: 'visible-format' },

  // These take part in the text around them, kept or replaced.
  space: {
    code: Kind.space,
    category: 'space',
    action: 'replace',
    reason: TAKEN_FOR_SPACE,
  },
  noBreakSpace: {
    code: Kind.noBreakSpace,
    category: 'space',
    action: 'replace',
    reason: 'It forbids a line break and defeats search; a space does the same to the eye.',
  },
  ideographicSpace: {
    code: Kind.ideographicSpace,
    category: 'space',
    action: 'replace',
    reason: 'A wide space without East Asian text beside it.',
  },
  oghamSpace: {
    code: Kind.oghamSpace,
    category: 'space',
    action: 'replace',
    reason: TAKEN_FOR_SPACE,
  },
  brailleBlank: {
    code: Kind.brailleBlank,
    category: 'space',
    action: 'replace',
    reason: 'An empty Braille cell outside Braille text.',
  },
  lineControl: {
    code: Kind.lineControl,
    category: 'line-control',
    action: 'replace',
    reason: 'An unusual line break; a line feed takes its place.',
    label: 'control',
  },
  typographic: {
    code: Kind.typographic,
    category: 'typographic',
    action: 'replace',
    reason: 'A single character where a keyboard would give several.',
  },
  quote: {
    code: Kind.quote,
    category: 'typographic',
    action: 'replace',
    reason: 'A typographic quotation mark.',
  },
  dash: {
    code: Kind.dash,
    category: 'typographic',
    action: 'replace',
    reason: 'A typographic dash.',
  },
  replacementCharacter: {
    code: Kind.replacementCharacter,
    category: 'replacement-character',
    action: 'flag',
    reason: 'Something was lost here when the text was decoded.',
  },
  blank: {
    code: Kind.blank,
    category: 'blank',
    action: 'flag',
    reason: 'It is drawn as nothing, but it is a character of its script.',
  },
  lookAlike: {
    code: Kind.lookAlike,
    category: 'look-alike',
    action: 'flag',
    reason: 'A letter of another script that looks like the one expected in this word.',
    isMade: true,
  },
  fontBullet: {
    code: Kind.fontBullet,
    category: 'private-use',
    action: 'replace',
    reason: 'A bullet of the font Symbol, which other fonts draw as an empty box.',
    label: 'private-use',
    isNamedByNumber: true,
  },
  windowsCharacter: {
    code: Kind.windowsCharacter,
    category: 'control',
    action: 'replace',
    reason: READ_AS_LATIN_1,
    label: 'control',
    isMade: true,
  },
  windowsQuote: {
    code: Kind.windowsQuote,
    category: 'control',
    action: 'replace',
    reason: READ_AS_LATIN_1,
    label: 'control',
    isMade: true,
  },
  windowsDash: {
    code: Kind.windowsDash,
    category: 'control',
    action: 'replace',
    reason: READ_AS_LATIN_1,
    label: 'control',
    isMade: true,
  },
} as const satisfies Record<string, KindTraits>;
